"""Words of both languages with all that is known of them, as one table of vectors in one space."""
import random
from collections import Counter
from dataclasses import dataclass

import numpy as np
import scipy.sparse as sparse

from align_words import ALIGNED
from english_features import IDENTITY, describe_english, gloss_words, shared_sentences
from read_data import read_english, read_japanese
from segment_japanese import Segmenter, learn_segmenter
from sparse_features import contexts, translations, unit_rows
from split_text import is_hiragana, split_words
from wordnet import WordNet

SCALES = {"contexts": 0.7, "kinds": 1.0, "glosses": 1.0, "sentences": 0.6}
JAPANESE_CONTEXTS = 200
CHARACTER_SHARE = 0.5
# Texts that the segmenter and the Japanese contexts are learned from, of each of the two sources.
DIALOGUES = 408_000
SAMPLE = 200_000


@dataclass
class Words:
    english: list
    japanese: list
    english_counts: dict
    japanese_counts: dict
    segmenter: Segmenter
    vectors: np.ndarray   # English, then Japanese
    known: np.ndarray     # whether WordNet knows the word, or a translation of it


def describe_words(english_pairs, japanese_pairs, parallel):
    """`…_pairs`: the texts of the training pairs; `parallel`: sentences of both languages, the Japanese ones tokenised."""
    net = WordNet()
    tanaka = [split_words(first) for first, _ in parallel]
    sentences = [split_words(text) for text in read_english()] + tanaka
    sentences += [gloss_words(net, synset) for synset in net.glosses] + [split_words(text) for text in english_pairs]
    counts = Counter(word for sentence in sentences for word in sentence)
    english = sorted({word for word, count in counts.items() if count >= 3} | {word for text in english_pairs for word in split_words(text)})
    index = {word: at for at, word in enumerate(english)}

    texts = sample_japanese(japanese_pairs)
    segmenter, japanese_counts = learn_segmenter([second for _, second in parallel], texts)
    japanese = sorted(set(japanese_counts) | {character for piece in japanese_counts for character in piece})
    number = {piece: at for at, piece in enumerate(japanese)}
    tanaka_pieces = [segmenter.pieces("".join(second)) for _, second in parallel]
    meaning = translations(
        [[index[word] for word in set(sentence) if word in index] for sentence in tanaka],
        [[number[piece] for piece in set(pieces) if piece in number] for pieces in tanaka_pieces],
    )
    meaning = sparse.coo_matrix((meaning.data, (meaning.row, meaning.col)), shape=(len(japanese), len(english))).tocsr()
    confidence = np.asarray(meaning.sum(1)).ravel()
    confidence = np.sqrt(confidence / (confidence + 1))[:, None]

    shared = shared_sentences(tanaka, index, 200)
    blocks = describe_english(net, sentences, shared, index, counts)
    japanese_contexts = contexts([segmenter.pieces(text) for text in texts] + tanaka_pieces, number, JAPANESE_CONTEXTS, 4)
    common, translated = [], []
    for name, scale in SCALES.items():
        common.append(blocks[name] * scale)
        translated.append(unit_rows(meaning @ blocks[name]) * scale * np.minimum(1, confidence * 1.2))
    own = japanese_identities(japanese)
    vectors = np.vstack([
        np.hstack(common + [blocks["identity"], np.zeros((len(english), JAPANESE_CONTEXTS))]),
        np.hstack(translated + [own, unit_rows(japanese_contexts)]),
    ]).astype(np.float32)
    known = np.concatenate([np.linalg.norm(common[1], axis=1) > 0, confidence[:, 0] > 0.1])
    return Words(english, japanese, dict(counts), dict(japanese_counts), segmenter, vectors, known)


def japanese_identities(pieces):
    """Random vectors, half a piece's own and half those of its characters and pairs of them; hiragana say little."""
    chance, of_gram, shared = np.random.RandomState(1), {}, []
    own = unit_rows(chance.randn(len(pieces), IDENTITY))
    for piece in pieces:
        grams = [(character, 0.35 if is_hiragana(character) else 1) for character in piece]
        grams += [(piece[at:at + 2], 1) for at in range(len(piece) - 1)]
        for gram, _ in grams:
            if gram not in of_gram:
                of_gram[gram] = unit_rows(chance.randn(1, IDENTITY))[0]
        shared.append(sum(weight * of_gram[gram] for gram, weight in grams))
    return unit_rows(own * (1 - CHARACTER_SHARE) + unit_rows(np.array(shared)) * CHARACTER_SHARE)


def sample_japanese(pairs):
    texts = list(read_japanese())
    chooser = random.Random(0)
    dialogues, others = texts[:DIALOGUES], texts[DIALOGUES:]
    return list(pairs) + chooser.sample(dialogues, SAMPLE) + chooser.sample(others, SAMPLE)


def identity_directions(count):
    """Vectors of nothing but identity, for words that are not in the vocabulary."""
    width = sum((200, 300, 200, 200))
    vectors = np.zeros((count, width + IDENTITY + JAPANESE_CONTEXTS + ALIGNED), dtype=np.float32)
    vectors[:, width:width + IDENTITY] = unit_rows(np.random.RandomState(2).randn(count, IDENTITY))
    return vectors
