<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_US" sourcelanguage="en">
<context>
    <name>Counts</name>
    <message numerus="yes">
        <source>%n agreement(s) of our own</source>
        <translation>
            <numerusform>%n agreement of our own</numerusform>
            <numerusform>%n agreements of our own</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bout(s)</source>
        <translation>
            <numerusform>%n bout</numerusform>
            <numerusform>%n bouts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) still to choose</source>
        <translation>
            <numerusform>%n card still to choose</numerusform>
            <numerusform>%n cards still to choose</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) still to discard</source>
        <translation>
            <numerusform>%n card still to discard</numerusform>
            <numerusform>%n cards still to discard</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) too many</source>
        <translation>
            <numerusform>%n card too many</numerusform>
            <numerusform>%n cards too many</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s) played</source>
        <translation>
            <numerusform>%n deal played</numerusform>
            <numerusform>%n deals played</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s) taken over</source>
        <translation>
            <numerusform>%n deal taken over</numerusform>
            <numerusform>%n deals taken over</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n difference(s)</source>
        <translation>
            <numerusform>%n difference</numerusform>
            <numerusform>%n differences</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n setting(s) unlike the FFT</source>
        <translation>
            <numerusform>%n setting unlike the FFT</numerusform>
            <numerusform>%n settings unlike the FFT</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s)</source>
        <translation>
            <numerusform>%n trick</numerusform>
            <numerusform>%n tricks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trump(s)</source>
        <translation>
            <numerusform>%n trump</numerusform>
            <numerusform>%n trumps</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trump(s) must go into the discard</source>
        <translation>
            <numerusform>%n trump must go into the discard</numerusform>
            <numerusform>%n trumps must go into the discard</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trump(s) must go, and everyone will see it</source>
        <translation>
            <numerusform>%n trump must go, and everyone will see it</numerusform>
            <numerusform>%n trumps must go, and everyone will see it</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>&lt;b&gt;%n&lt;/b&gt; trump(s) left</source>
        <translation>
            <numerusform>&lt;b&gt;%n&lt;/b&gt; trump left</numerusform>
            <numerusform>&lt;b&gt;%n&lt;/b&gt; trumps left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No more than %n trump(s) may go</source>
        <translation>
            <numerusform>No more than %n trump may go</numerusform>
            <numerusform>No more than %n trumps may go</numerusform>
        </translation>
    </message>
</context>
</TS>
