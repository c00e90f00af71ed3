"""Art: an ordered list of coloured shapes, and its SVG."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import groupby
from typing import NamedTuple

from tarot_desktop.art.geometry import Path, clip, surrounded

WIDTH, HEIGHT = 600, 1050


class Shape(NamedTuple):
    """A path and the colour role that fills it."""

    role: str
    path: Path


class Art:
    """Shapes from back to front."""

    def __init__(self) -> None:
        self.shapes: list[Shape] = []

    def add(self, role: str, *paths: Path | list[Path]) -> Art:
        """This drawing with `paths` on top, filled with `role`; empty ones are left out."""
        for item in paths:
            for path in item if isinstance(item, list) else [item]:
                if path:
                    self.shapes.append(Shape(role, path))
        return self

    def solid(self, role: str, shade: str, path: Path, axis: float) -> Art:
        """This drawing with `path` on top, and its shade right of x = `axis`."""
        return self.add(role, path).add(shade, path.facet(axis))

    def pair(self, light: str, shade: str, path: Path, axis: float = 0) -> Art:
        """This drawing with `path` on top in `light`, and its mirror image in `shade`."""
        return self.add(light, path).add(shade, path.flip(axis))

    def extend(self, *others: Art) -> Art:
        """This drawing with `others` on top."""
        for other in others:
            self.shapes += other.shapes
        return self

    def mapped(self, change: Callable[[Path], Path]) -> Art:
        """A new drawing in which `change` was applied to every path."""
        out = Art()
        out.shapes = [Shape(role, change(path)) for role, path in self.shapes]
        return out

    def at(self, x: float, y: float, k: float = 1, degrees: float = 0, flip: bool = False) -> Art:
        """The drawing, mirrored, scaled and turned about the origin, then moved to (x, y)."""
        return self.mapped(lambda path: path.at(x, y, k, degrees, flip))

    def flip(self, axis: float = 0) -> Art:
        """The mirror image about x = `axis`."""
        return self.mapped(lambda path: path.flip(axis))

    def rotate(self, degrees: float, cx: float = 0, cy: float = 0) -> Art:
        """The drawing, turned clockwise about (cx, cy)."""
        return self.mapped(lambda path: path.rotate(degrees, cx, cy))

    def recolour(self, roles: Mapping[str, str]) -> Art:
        """The drawing with some roles replaced."""
        out = Art()
        out.shapes = [Shape(roles.get(role, role), path) for role, path in self.shapes]
        return out

    def clip(self, region: Path) -> Art:
        """The drawing inside `region`; shapes wholly inside it stay as drawn."""
        frame = region.to_qt()
        out = Art()
        for role, path in self.shapes:
            out.add(role, clip(path, frame))
        return out

    def outlined(self, width: float, role: str = "outline") -> Art:
        """The drawing before its own silhouette, which only themes of high contrast show."""
        edge = surrounded((path for _, path in self.shapes), width)
        return Art().add(role, edge).extend(self)

    def svg(self) -> str:
        """The shapes as SVG elements whose fills are `$role` tokens.

        A run of one colour shares a group: smaller files, without one slow path.
        """
        runs = groupby(self.shapes, key=lambda shape: shape.role)
        return "\n".join(_run(role, [shape.path.data() for shape in run]) for role, run in runs)


class Picture(NamedTuple):
    """A card: what lies behind, a half that is drawn twice, and what lies in front."""

    back: Art
    half: Art
    front: Art

    def shapes(self) -> list[Shape]:
        """Every shape, those of the half once, as drawn upright."""
        return self.back.shapes + self.half.shapes + self.front.shapes

    def svg(self) -> str:
        """A whole SVG file; the half appears once upright and once turned by 180 degrees."""
        parts = [self.back.svg(), self._halves(), self.front.svg()]
        return _document("\n".join(part for part in parts if part))

    def _halves(self) -> str:
        if not self.half.shapes:
            return ""
        turned = f'<use xlink:href="#h" transform="rotate(180 {WIDTH / 2:g} {HEIGHT / 2:g})"/>'
        return f'<g id="h">\n{self.half.svg()}\n</g>\n{turned}'


def rotated(path: Path) -> Path:
    """`path` turned by 180 degrees about the centre of the card."""
    return path.affine(-1, 0, 0, -1, WIDTH, HEIGHT)


def _document(body: str) -> str:
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" '
        f'version="1.2" baseProfile="tiny" viewBox="0 0 {WIDTH} {HEIGHT}" '
        f'width="{WIDTH}" height="{HEIGHT}">\n{body}\n</svg>\n'
    )


def _run(role: str, paths: list[str]) -> str:
    if len(paths) == 1:
        return f'<path fill="${role}" d="{paths[0]}"/>'
    return f'<g fill="${role}">' + "".join(f'<path d="{data}"/>' for data in paths) + "</g>"
