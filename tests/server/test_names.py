# ruff: noqa: RUF001 (names are to be mistaken for each other here)
"""Names: invisible names and those that look like another's are refused; ordinary names are accepted."""

from __future__ import annotations

import sys
import unicodedata

import pytest

from tabiji.server.errors import RequestError
from tabiji.server.table.names import bot_names, validate_name
from tabiji.server.table.sanitize import MAX_NAME_LENGTH, sanitize

# All that Unicode calls default-ignorable, and what is blank besides.
IGNORABLE = (
    (0xAD, 0xAD),
    (0x34F, 0x34F),
    (0x61C, 0x61C),
    (0x115F, 0x1160),
    (0x17B4, 0x17B5),
    (0x180B, 0x180F),
    (0x200B, 0x200F),
    (0x202A, 0x202E),
    (0x2060, 0x206F),
    (0x3164, 0x3164),
    (0xFE00, 0xFE0F),
    (0xFEFF, 0xFEFF),
    (0xFFA0, 0xFFA0),
    (0xFFF0, 0xFFF8),
    (0x1BCA0, 0x1BCA3),
    (0x1D173, 0x1D17A),
    (0xE0000, 0xE0FFF),
    (0x2800, 0x2800),
    (0xFFFC, 0xFFFC),
    (0x1D159, 0x1D159),
    (0x16FE4, 0x16FE4),
)
INVISIBLE = [chr(point) for first, last in IGNORABLE for point in range(first, last + 1)]
ORDINARY = (
    """
Ann|Zoë|Renée|Éloïse|François|Anne-Marie|Jean-Noël|Maëlys|Cœur|L'Hérité|d’Artagnan|Chloé 2|Niccolò|Sofia D'Angelo|Perù
O'Brien|O’Neill|St. John|Ann & Ben|Elsa_7|mary99|R2-D2|K9|007|4ever|l33t|B4ndit|M.|X Æ A-12|Ægir|Øyvind
Þór|Łukasz|İpek
Straße|Nguyễn|Đặng|Ștefan|Ωmega|Γιώργος|Зоя|Ольга|Ґанна|Դավիթ|ნინო|さくら|ガンダム|がく|かく
旅路|田中 太郎|葛城|김민수|이 서연|王小明|محمد
فاطمة|نیلوفر|דוד|שרה|मीरा|राम|ශ්‍රී|ശ്രീ|தமிழ்|สมชาย|မောင်|ខ្មែរ|ᠮᠣᠩᠭᠣᠯ|አበበ|ᏣᎳᎩ|🐢|❤️|👩‍👩‍👧|🏳️‍🌈|🤷🏽‍♀️|🇮🇹
Zoë 🐢|Ann ❤️|!|7|5|$|@|?|T|S
Sagar|Sagan|Passage|Saga|Masters|Masterson|Pilgrims|Marchande|Couriere|Mercantini|Saggia|Wander|Scholarly
Vagabonde|Anna|Ana
""".replace("\n", "|")
    .strip("|")
    .split("|")
)
TAKEN = (
    """
5age|s@ge|$age|§age|sag3|SA9E|5@63|$@ge!|!5age|5age 2|*s@ge*|[Sage]|5AGG10|P!lgr1m|M@5ter|Mas+er|Ma5t€r|Ma5t£r
m4îtr3|W4nd3r3r
vvanderer|5ch01ar|$cho1@r|C0ur!er|(ourier|Vaga6ond|Vaga8ond|Vaga80nd0|M3rc4nt3|ｓ＠ｇｅ|ѕ@gе|Ƽage|5ágé|S@g\u20dde|Sag\u1dc4e|@nn|Ann!|4nn
""".replace("\n", "|")
    .strip("|")
    .split("|")
)


def test_the_list_of_invisible_characters_holds_all_that_have_a_format_of_their_own() -> None:
    """What Python's Unicode calls a filler, a selector, a joiner or blank is among them or a control."""
    words = ("FILLER", "VARIATION SELECTOR", "BLANK", "ZERO WIDTH", "INVISIBLE", "TAG ", "COMBINING GRAPHEME JOINER")
    for point in range(sys.maxunicode + 1):
        character = chr(point)
        name = unicodedata.name(character, "")
        if name.startswith(words) or name.endswith(("FILLER", "BLANK")):
            shown = unicodedata.category(character)[0] == "P" or name == "BLANK SYMBOL"
            assert character in INVISIBLE or shown, name


@pytest.mark.parametrize("place", ["alone", "in front", "within", "behind"])
def test_what_cannot_be_seen_makes_no_name_and_no_difference(place: str) -> None:
    for character in INVISIBLE:
        for several in (character, character * 3):
            made = {"alone": several, "in front": f"{several}Ann", "within": f"A{several}nn", "behind": f"Ann{several}"}
            with pytest.raises(RequestError) as refused:
                validate_name(made[place], ["Ann"])
            assert refused.value.error == ("empty" if place == "alone" else "name-taken"), hex(ord(character))


def test_marks_need_something_to_stand_on() -> None:
    for name in ("\u0301", "\u20dd", "\u0301\u0302 \u0323", "\u200d", "\ufe0f", "\u200d\ufe0f"):
        with pytest.raises(RequestError) as refused:
            sanitize(name, MAX_NAME_LENGTH)
        assert refused.value.error == "empty"


@pytest.mark.parametrize("name", TAKEN)
def test_names_written_with_digits_and_signs_are_read_as_names(name: str) -> None:
    with pytest.raises(RequestError) as refused:
        validate_name(name, bot_names(()) | {"Ann"})
    assert refused.value.error == "name-taken"


@pytest.mark.parametrize("name", ORDINARY)
def test_ordinary_names_are_anybodys_and_shown_as_they_are_written(name: str) -> None:
    """Of several, each beside all the others, too."""
    others = [other for other in ORDINARY if other not in ("Ann", "Ann ❤️", "Zoë 🐢", "Chloé 2")]
    taken = {"Ann ❤️": {"Ann"}, "Zoë 🐢": {"Zoë"}, "5": {"5", "S"}, "S": {"S"}}
    same = taken.get(name, set())
    assert validate_name(name, bot_names(())) == unicodedata.normalize("NFC", name)
    for other in others:
        if other != name and other not in same:
            assert validate_name(name, [other]), other
