"""What must come through a translation unchanged, and the markers that stand for it. README.md has the same rules in words, for the server's twin.

Each rule is tried in turn at the leftmost place; what one has taken is not looked at by the next. Digits and letters are ASCII alone.
"""

import re
from collections import Counter

MARKERS = tuple(f"⟦{number}⟧" for number in range(1, 10))

_EXTENSIONS = "txt|pdf|docx?|xlsx?|pptx?|csv|tsv|json|ya?ml|toml|xml|html?|css|jsx?|tsx?|mjs|py|rb|rs|go|java|php|c|cc|cpp|h|sh|exe|dll|zip|tar|gz|png|jpe?g|gif|svg|mp3|mp4|wav|log|ini|conf|md|po|db|sql"
_ENDINGS = "com|org|net|io|dev|edu|gov|info|jp|uk|de|fr|cn|kr|eu|app|ai"

RULES = {
    "code": r"``[^`\n]+``|`[^`\n]+`",
    "tag": r"</?[A-Za-z][^<>\n]*>",
    "braces": r"\{\{[^{}\n]*\}\}|\$?\{[ \t]*[$@#]?[A-Za-z0-9_.:-]*[ \t]*\}",
    "address": r"(?:https?|ftp|file)://[A-Za-z0-9_~:/?#\[\]@!$&'()*+,;=%.-]*[A-Za-z0-9_~/#=-]",
    "mail": r"[A-Za-z0-9_.+-]*[A-Za-z0-9_]@[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)*\.[A-Za-z]{2,}",
    "host": rf"(?:[A-Za-z0-9-]+\.)+(?:{_ENDINGS})(?:/[A-Za-z0-9_~/?#=&%.-]*[A-Za-z0-9_~/#=-]|/)?(?![A-Za-z0-9])",
    "format": r"(?<![0-9A-Za-z%])%(?:[0-9]+\$)?[-+0#]*[0-9]*(?:\.[0-9]+)?(?:ll?|h)?[sdiufxXc@](?![A-Za-z])|%[0-9](?![0-9.%])|%[A-Z][A-Z_]{2,}|%\([a-z_]+\)[sd]",
    "variable": r"\$[1-9](?![0-9.,])|\$[A-Za-z_][A-Za-z0-9_]*\$?",
    "path": r"(?<![A-Za-z0-9_.])(?:[A-Za-z]:\\|~/|\.{1,2}/|/)[A-Za-z0-9_][A-Za-z0-9_./\\-]*[A-Za-z0-9_/\\]",
    "file": rf"[A-Za-z0-9_-][A-Za-z0-9_.-]*\.(?:{_EXTENSIONS})(?![A-Za-z0-9_])",
    "name": r"(?<![A-Za-z0-9_])(?:[A-Za-z0-9.]*[A-Za-z0-9]_[A-Za-z0-9_.]*[A-Za-z0-9_]|_+[A-Za-z][A-Za-z0-9_]*|[A-Za-z][A-Za-z0-9]*(?:(?:::|\.|->)[A-Za-z][A-Za-z0-9]*)*\(\)|[A-Za-z][A-Za-z0-9]*(?:(?:::|->)[A-Za-z][A-Za-z0-9]*)+|[a-z]+[A-Z][A-Za-z0-9]*|--[a-z][a-z0-9-]+)",
    "part": r"(?<![A-Za-z0-9_-])[A-Za-z]+-?[0-9][A-Za-z0-9]*(?:-[0-9A-Za-z]+)*|#[0-9]+|0x[0-9A-Fa-f]+",
    "number": r"(?<![A-Za-z0-9_])[0-9](?:[0-9,.:/-]*[0-9])(?![0-9A-Za-z_]*(?:st|nd|rd|th|s)(?![A-Za-z0-9_])|[ -]?(?:hundred|thousand|million|billion|trillion|dozen)|[百千万億兆十]|世紀|番目|代)(?![0-9])",
}
_ANY = re.compile("|".join(f"(?P<{name}>{rule})" for name, rule in RULES.items()))


def find_fixed(text):
    """What the rules find, as (start, end) in their order in the text."""
    return [found.span() for found in _ANY.finditer(text)]


def mask_pair(source, target, chance):
    """Puts markers in the place of what stands equally often on both sides, numbered as the source has them; sometimes from a higher number on."""
    source_spans, target_spans = find_fixed(source), find_fixed(target)
    wanted = Counter(target[start:end] for start, end in target_spans)
    found = Counter(source[start:end] for start, end in source_spans)
    shared = {text for text in found if found[text] == wanted.get(text)}
    kept = list(dict.fromkeys(source[start:end] for start, end in source_spans if source[start:end] in shared))[: len(MARKERS)]
    if not kept:
        return source, target
    first = chance.randrange(len(MARKERS) - len(kept) + 1) if chance.random() < 0.2 else 0
    markers = {text: MARKERS[first + at] for at, text in enumerate(kept)}
    return _replace(source, source_spans, markers), _replace(target, target_spans, markers)


def _replace(text, spans, markers):
    parts, last = [], 0
    for start, end in spans:
        parts.append(text[last:start])
        parts.append(markers.get(text[start:end], text[start:end]))
        last = end
    return "".join([*parts, text[last:]])


def mask_text(text):
    """As the server does: every finding has a marker of its own, equal ones the same. The text and what the markers stand for."""
    spans = find_fixed(text)
    kept = list(dict.fromkeys(text[start:end] for start, end in spans))[: len(MARKERS)]
    markers = dict(zip(kept, MARKERS))
    return _replace(text, spans, markers), {marker: fixed for fixed, marker in markers.items()}


def unmask(text, fixed):
    for marker, original in fixed.items():
        text = text.replace(marker, original)
    return text
