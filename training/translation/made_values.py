"""Values for the slots of our own pairs that are made up: numbers, dates, addresses, placeholders. Each is drawn as (English, Japanese)."""

_MONTHS = "January February March April May June July August September October November December".split()
_ORDINALS = ["first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth"]
_LETTERS = "abcdefghijklmnopqrstuvwxyz"


def _word(chance, low, high):
    vowels = "aeiou"
    return "".join(chance.choice(vowels if at % 2 else _LETTERS) for at in range(chance.randint(low, high)))


def _url(chance):
    host = f"{_word(chance, 4, 8)}.{chance.choice(['com', 'org', 'net', 'jp', 'co.jp', 'io', 'dev'])}"
    start = chance.choice(["https://", "https://www.", "http://", "www.", ""])
    path = chance.choice(["", "", "/", f"/{_word(chance, 3, 6)}", f"/{_word(chance, 3, 6)}/{chance.randint(1, 999)}", f"/{_word(chance, 3, 5)}.html"])
    return start + ("example.com" if chance.random() < 0.1 else host) + path


def _code(chance):
    letters = "".join(chance.choice(_LETTERS) for _ in range(chance.randint(1, 3))).upper()
    return letters + chance.choice(["", "-"]) + str(chance.randint(1, 99999))


def _path(chance):
    name = f"{_word(chance, 3, 7)}.{chance.choice(['txt', 'json', 'py', 'sh', 'exe', 'csv', 'log'])}"
    return chance.choice(["", "/etc/", "/var/log/", "C:\\", "./", "src/"]) + name


def _time(chance):
    hour = chance.randint(1, 12)
    minute = chance.choice([0, 0, 0, 30, 15, 45, chance.randint(1, 59)])
    kind = chance.random()
    if kind < 0.25:
        return f"{hour}:{minute:02d}", f"{hour}時{minute}分" if minute else f"{hour}時"
    part, word = chance.choice([("a.m.", "午前"), ("p.m.", "午後")])
    shown = f"{hour}:{minute:02d}" if minute else str(hour)
    english = f"{shown} {part}" if kind < 0.8 else f"{shown} {part.replace('.', '').upper()}"
    return english, f"{word}{hour}時{minute}分" if minute else f"{word}{hour}時"


def _month_day(chance):
    month, day = chance.randint(1, 12), chance.randint(1, 28)
    ending = {1: "st", 2: "nd", 3: "rd"}.get(day % 10 if day not in (11, 12, 13) else 0, "th")
    return f"{_MONTHS[month - 1]} {day}{ending if chance.random() < 0.4 else ''}", f"{month}月{day}日"


def _date(chance):
    english, japanese = _month_day(chance)
    year = chance.randint(1950, 2035)
    return f"{english}, {year}", f"{year}年{japanese}"


_SMALL = "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split()
_TENS = "twenty thirty forty fifty sixty seventy eighty ninety".split()
_KANJI = "〇一二三四五六七八九"


def _to_words(number):
    """Below a hundred."""
    if number < 20:
        return _SMALL[number]
    return _TENS[number // 10 - 2] + (f"-{_SMALL[number % 10]}" if number % 10 else "")


def _to_kanji(number):
    """Below a hundred."""
    tens, ones = divmod(number, 10)
    return ("" if tens == 0 else "十" if tens == 1 else f"{_KANJI[tens]}十") + (_KANJI[ones] if ones else "")


def _counted(chance):
    """A number below a hundred in words or digits, in either language."""
    number = chance.randint(2, 99)
    return chance.choice((_to_words(number), str(number))), chance.choice((_to_kanji(number), str(number)))


def _large(chance):
    """A number from a hundred thousand on, which English counts by thousands and Japanese by ten thousands."""
    power = chance.choice((5, 6, 6, 7, 7, 8, 9, 10))
    number = chance.choice((chance.randint(1, 9) * 10**power, chance.randint(11, 99) * 10 ** (power - 1)))
    unit, name = (10**9, "billion") if number >= 10**9 else (10**6, "million") if number >= 10**6 else (1, "")
    english = f"{number / unit:g} {name}" if name else f"{number:,}"
    high, low = divmod(number, 10**8)
    low = f"{low // 10**4}万" if low else ""
    return english, f"{high}億{low}" if high else low


def _ordinal_of(number):
    return f"{number}{'th' if number % 100 in (11, 12, 13) else {1: 'st', 2: 'nd', 3: 'rd'}.get(number % 10, 'th')}"


def _nth(chance):
    number = chance.randint(2, 30)
    return (_ORDINALS[number - 1] if number <= 10 and chance.random() < 0.5 else _ordinal_of(number)), str(number)


def _hour(chance):
    number = chance.randint(1, 12)
    return chance.choice((_to_words(number), str(number))), chance.choice((_to_kanji(number), str(number)))


def _month(chance):
    number = chance.randint(1, 12)
    return _MONTHS[number - 1], f"{number}月"


def _placeholder(chance):
    word, number = _word(chance, 3, 7), chance.randint(1, 5)
    braces = [f"{{{word}}}", "{count}", "{name}", f"{{{number}}}", f"{{{{{word}}}}}", f"{{{{ {word} }}}}", f"${{{word}}}", f"{{ ${word} }}"]
    return _same(chance.choice([*braces, "%s", "%d", f"%{number}$s", f"${number}", f"<{word}>", "<b>", f"</{word}>", f'<x id="{number}"/>']))


def _codeword(chance):
    first, second = _word(chance, 3, 6), _word(chance, 3, 6)
    calls = [f"{first}()", f"{first}.{second}()", f"{first}{second.capitalize()}", f"{first}_{second}"]
    return _same(chance.choice([*calls, f"`{first}`", f"`{first} {second}`", f"--{first}-{second}", f"{first}.json", f"/{first}/{second}"]))


def _same(text):
    return str(text), str(text)


MADE = {
    "n1": lambda chance: _same(chance.randint(2, 9)),
    "n2": lambda chance: _same(chance.randint(10, 99)),
    "n3": lambda chance: _same(chance.randint(100, 999)),
    "big": lambda chance: _same(f"{chance.randint(2, 999)},{chance.randint(0, 999):03d}"),
    "price": lambda chance: _same(chance.choice([f"{chance.randint(2, 99)},{chance.randint(0, 9)}00", chance.randint(100, 999), chance.randint(1000, 9999)])),
    "decimal": lambda chance: _same(f"{chance.randint(1, 30)}.{chance.randint(1, 9)}"),
    "year": lambda chance: _same(chance.randint(1850, 2035)),
    "version": lambda chance: _same(".".join(str(chance.randint(0, 20)) for _ in range(chance.randint(2, 3)))),
    "phone": lambda chance: _same(f"0{chance.randint(1, 90)}-{chance.randint(100, 9999)}-{chance.randint(1000, 9999)}"),
    "time": _time,
    "monthday": _month_day,
    "date": _date,
    "ordinal": _nth,
    "counted": _counted,
    "large": _large,
    "nth": _nth,
    "hour": _hour,
    "month": _month,
    "century": lambda chance: (lambda number: (_ordinal_of(number), str(number)))(chance.randint(5, 21)),
    "decade": lambda chance: _same(chance.randint(185, 202) * 10),
    "placeholder": _placeholder,
    "codeword": _codeword,
    "url": lambda chance: _same(_url(chance)),
    "email": lambda chance: _same(f"{_word(chance, 3, 7)}@{_word(chance, 4, 8)}.{chance.choice(['com', 'co.jp', 'org', 'jp'])}"),
    "code": lambda chance: _same(_code(chance)),
    "file": lambda chance: _same(f"{_word(chance, 3, 8)}{chance.choice(['', '_1', '-2', '2024'])}.{chance.choice(['txt', 'pdf', 'jpg', 'png', 'docx', 'zip', 'html', 'xlsx'])}"),
    "path": lambda chance: _same(_path(chance)),
    "variable": lambda chance: _same(f"{_word(chance, 3, 6)}_{_word(chance, 3, 6)}".upper()),
}
