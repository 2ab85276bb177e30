"""Groups of Japanese sentences that mean the same: the ways of an exchange of small talk, and translations of one English sentence."""

import gzip
import re
from collections import defaultdict
from pathlib import Path

EXCHANGES = Path(__file__).parents[3] / "src/interfaces/japanese-smalltalk/engines/embedded/exchanges"


def read_exchanges():
    """The ways of every exchange, slots left out as the server leaves them out, by the file of each."""
    groups = []
    for path in sorted(EXCHANGES.rglob("*.txt")):
        for block in re.split(r"\n\s*\n", path.read_text(encoding="utf8")):
            ways = [re.sub(r"\{[a-z]+\}", "", line[2:]).strip() for line in block.splitlines() if line.startswith("> ")]
            if ways:
                groups.append((str(path.relative_to(EXCHANGES)), ways))
    return groups


def read_paraphrases(folder):
    """Japanese sentences of Tatoeba that translate the same English one."""
    by_english = defaultdict(dict)
    with gzip.open(Path(folder) / "parallel-2" / "tatoeba.tsv.gz", "rt", encoding="utf8") as lines:
        for line in lines:
            english, japanese, _ = line.rstrip("\n").split("\t")
            by_english[english.lower()][japanese.strip()] = None
    return [list(group) for group in by_english.values() if len(group) > 1]
