"""SentencePiece vocabularies, in the form that Marian reads: id 0 ends a sentence, id 1 is unknown."""

import io
import random
from pathlib import Path

import sentencepiece
from sentencepiece import sentencepiece_model_pb2

from masking import MARKERS

END, UNKNOWN = 0, 1


def train_vocabulary(sentences, size, path, required="", seed=17):
    """Writes a vocabulary of `size` pieces: one for each marker, bytes for what it does not know, digits one by one."""
    sentences = list(sentences)
    random.Random(seed).shuffle(sentences)
    model = io.BytesIO()
    # Files would leave their paths in the model.
    sentencepiece.SentencePieceTrainer.train(
        sentence_iterator=iter(sentences),
        model_writer=model,
        vocab_size=size,
        character_coverage=1.0,
        byte_fallback=True,
        split_digits=True,
        required_chars=required,
        user_defined_symbols=list(MARKERS),
        eos_id=END,
        unk_id=UNKNOWN,
        bos_id=-1,
        pad_id=-1,
        normalization_rule_name="nmt_nfkc",
        max_sentence_length=2000,
        num_threads=1,
        minloglevel=1,
    )
    Path(path).write_bytes(model.getvalue())


def load_vocabulary(path):
    return sentencepiece.SentencePieceProcessor(model_file=str(path))


_FULL_WIDTH = str.maketrans({"?": "？", "!": "！"})


def write_japanese_target(path, target):
    """The vocabulary for writing Japanese: question and exclamation marks, which reading has made narrow, come out wide."""
    proto = sentencepiece_model_pb2.ModelProto()
    proto.ParseFromString(Path(path).read_bytes())
    for piece in proto.pieces:
        if not piece.piece.startswith(("<", "!", "?")) or piece.piece in ("?", "!"):
            piece.piece = piece.piece.translate(_FULL_WIDTH)
    Path(target).write_bytes(proto.SerializeToString())
