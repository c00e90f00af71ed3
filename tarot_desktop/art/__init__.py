"""The deck's generator: it draws 78 faces, a back, index glyphs and icons as SVG templates.

Every solid form is cut by one vertical light axis: the left half is lit, the right half lies
in shade.  Every shape names a colour role, never a colour.  All clipping and stroking happens
here, so that the files hold nothing but plain filled paths.
"""
