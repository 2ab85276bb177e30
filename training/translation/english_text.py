"""English between the corpus (lower case, tokenised) and what people write (capitals, punctuation attached)."""

import re
from pathlib import Path

_LIST = Path(__file__).with_name("proper-names.txt")
_DETERMINERS = set("the a an this that my your his her our their its no any some phone gas hotel water tax dollar".split())
_MONTH_WORDS = set("in on of by until since next last this early late during".split())
_OPENING, _CLOSING = "\ue000", "\ue001"
_ENDS = {".", "?", "!"}


def _read_names():
    single, several = {}, {}
    for line in _LIST.read_text(encoding="utf8").splitlines():
        if line.startswith("#"):
            continue
        for name in line.split():
            if "_" in name:
                words = name.split("_")
                several[tuple(word.lower() for word in words)] = words
            else:
                single[name.lower()] = name
    return single, several


_SINGLE, _SEVERAL = _read_names()


def _is_name(tokens, at):
    """Whether a word that is both a name and a common word is a name here."""
    word = tokens[at]
    before = tokens[at - 1] if at else ""
    after = tokens[at + 1] if at + 1 < len(tokens) else ""
    if word in ("may", "march"):
        return before in _MONTH_WORDS and after not in ("be", "have", "not")
    if word == "turkey":
        return before in ("in", "to", "from", "of")
    if word in ("bill", "mark"):
        return before not in _DETERMINERS and not re.fullmatch(r"\d+|.*(ed|y|ing|er)", before)
    return False


def restore_case(tokens):
    """Gives lower-cased tokens their capitals: names, I, beginnings of sentences."""
    cased = []
    starts = True
    at = 0
    while at < len(tokens):
        run = next((n for n in (4, 3, 2) if tuple(tokens[at : at + n]) in _SEVERAL), 0)
        words = _SEVERAL[tuple(tokens[at : at + run])] if run else [_case_word(tokens, at)]
        if starts and words[0][:1].isalpha():
            words = [words[0][0].upper() + words[0][1:], *words[1:]]
        cased.extend(words)
        starts = tokens[at] in _ENDS or (starts and not words[0][:1].isalnum())
        at += max(run, 1)
    return cased


def _case_word(tokens, at):
    word = tokens[at]
    if word in ("i", "i."):
        return word.upper()
    if _is_name(tokens, at):
        return word.capitalize()
    if word in _SINGLE:
        return _SINGLE[word]
    return word


def detokenise(tokens):
    """Writes tokens as people write them. The corpus has '' for every quotation mark: they open and close in turn."""
    pieces = []
    opens = True
    for token in tokens:
        if token in ("''", "``"):
            token = _OPENING if opens else _CLOSING
            opens = not opens
        pieces.append(token)
    text = " ".join(pieces).replace(f"{_OPENING} ", '"').replace(f" {_CLOSING}", '"').replace(_OPENING, "").replace(_CLOSING, "")
    text = re.sub(r" ('[a-z]+)\b", r"\1", text)
    text = re.sub(r" '(?= |$)", "'", text)
    text = re.sub(r" ([.,?!;:)%])", r"\1", text)
    return re.sub(r"([($]) ", r"\1", text)


_ABBREVIATIONS = re.compile(r"^(mr|mrs|ms|dr|st|u\.s|u\.k|p\.m|a\.m|o\.k|\.\.)\.$")


def tokenise(text):
    """The corpus's own tokens of an English sentence, in lower case."""
    text = text.lower().replace("’", "'").replace("“", '"').replace("”", '"')
    tokens = []
    for word in re.sub(r"([?!;:\"()]|,(?!\d))", r" \1 ", text).split():
        tail = []
        if word.endswith(".") and len(word) > 1 and not _ABBREVIATIONS.match(word):
            word, tail = word[:-1], ["."]
        tokens.extend(part for part in re.sub(r"(?<=\w)'", " '", word).split())
        tokens.extend(tail)
    return tokens
