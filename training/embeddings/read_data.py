"""The named data: sentence pairs with scores, parallel sentences, running text. Nothing of it is shipped."""
import csv
import gzip
import hashlib
import json
import os
import re

DATA = os.path.join(os.environ.get("MAINSTAY_SHARED", os.path.join(os.path.dirname(__file__), "../../../shared")), "data/text")


def read_sts(part):
    """STS benchmark, `train` or `dev`: (genre, first, second, score 0 to 1)."""
    with open(f"{DATA}/similarity/sts-{part}.csv", encoding="utf8", newline="") as file:
        rows = csv.reader(file, delimiter="\t", quoting=csv.QUOTE_NONE)
        return [(row[1], row[5], row[6], float(row[4]) / 5) for row in rows]


def read_jsts():
    """JSTS train: (image, first, second, score 0 to 1). The image says which pairs share captions."""
    with open(f"{DATA}/similarity/jsts-train-v1.3.json", encoding="utf8") as file:
        rows = [json.loads(line) for line in file]
    return [(row["yjcaptions_id"].split("-")[0].split("_")[0], row["sentence1"], row["sentence2"], row["label"] / 5) for row in rows]


def read_parallel():
    """Tokenised English and Japanese sentences of the Tanaka corpus, side by side."""
    with gzip.open(f"{DATA}/parallel/train.en.gz", "rt", encoding="utf8") as english:
        with gzip.open(f"{DATA}/parallel/train.ja.gz", "rt", encoding="utf8") as japanese:
            return [(first.strip(), second.strip().split(" ")) for first, second in zip(english, japanese)]


def read_everyday():
    """Everyday sentences of Tatoeba in English and Japanese, side by side."""
    with gzip.open(f"{DATA}/parallel-2/tatoeba.tsv.gz", "rt", encoding="utf8") as file:
        return [tuple(line.rstrip("\n").split("\t")[:2]) for line in file]


def read_english():
    """Sentences, roughly, of the books and the modern texts."""
    for name in ("english-books", "english-modern"):
        with gzip.open(f"{DATA}/{name}.txt.gz", "rt", encoding="utf8") as file:
            text = re.sub(r"(?<!\n)\n(?!\n)", " ", file.read())
        yield from re.split(r"(?<=[.!?])[\"')\]]*\s+|\n+", text)


def read_japanese():
    """Sentences of the dialogues, of encyclopedia paragraphs and of the books."""
    with gzip.open(f"{DATA}/japanese-dialogues.jsonl.gz", "rt", encoding="utf8") as file:
        for line in file:
            yield from json.loads(line)["u"]
    for part in ("valid", "test"):
        with gzip.open(f"{DATA}/proofreading/jsquad-{part}.json.gz", "rt", encoding="utf8") as file:
            for article in json.load(file)["data"]:
                for paragraph in article["paragraphs"]:
                    yield from re.split(r"(?<=。)", paragraph["context"])
    with gzip.open(f"{DATA}/japanese-books.txt.gz", "rt", encoding="utf8") as file:
        yield from re.split(r"(?<=[。！？])|\n+", file.read())


def hold_back(text, share):
    """Whether a text falls into the share, in hundredths, that is held back; always the same ones."""
    return int(hashlib.md5(text.encode()).hexdigest(), 16) % 100 < share


def split_sts():
    """(training, held back) pairs of the STS benchmark: every second pair of its dev part is held back."""
    dev = read_sts("dev")
    return read_sts("train") + dev[0::2], dev[1::2]


def split_jsts():
    """(training, held back) pairs of JSTS: those of 15 in 100 images are held back."""
    rows = read_jsts()
    return [row for row in rows if not hold_back(row[0], 15)], [row for row in rows if hold_back(row[0], 15)]
