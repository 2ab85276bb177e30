/**
 * A model that translates piece by piece, so that what it answers can be known beforehand. Each decoder step attends to the
 * source position of its own number, by the positional encodings alone, and what it finds there is the code of the target
 * piece. Everything else that a model has is computed too, with weights that change nothing: it takes the time of a trained
 * one of the same dimensions.
 */
import { createRandom } from '../../../../libraries/random/create-random.ts'
import { drawCodes, type EmbeddingPlaces, placesOf, positionalEncoding } from './codes.ts'
import {
  type Matrix,
  selecting,
  toEmbeddingItem,
  toFloatItem,
  toMultiplierItem,
  toWeightItems,
  zeros,
} from './matrix.ts'
import { rivals, type VocabularyPair } from './word-vocabulary.ts'
import { type MarianItem, writeItems } from './write-items.ts'
import { toModelConfig } from './model-config.ts'
import type { Dimensions } from './dimensions.ts'

export interface DictionaryModelOptions {
  readonly vocabularies: VocabularyPair
  readonly dimensions: Dimensions
  /** Places of pieces that are followed by their rivals. */
  readonly doubtful?: readonly number[]
  /** Places of words that are followed by their translations, in the one vocabulary of both languages. */
  readonly translated?: readonly number[]
  readonly seed?: number
}

/** No activation of this model is larger. */
const maxActivation = 8
/** Of the last layer, so that the best piece is far ahead of the second. */
const maxTop = 40
const certainty = 5
const attention = 10
const valueGain = 8

/** The model's file, in Marian's binary format. */
export function buildDictionaryModel(options: DictionaryModelOptions): Buffer {
  const { dimensions, vocabularies, doubtful = [], translated = [], seed = 1 } = options
  const isShared = vocabularies.source === vocabularies.target
  const places = placesOf(dimensions.embedding)
  const owners = new Map([
    ...doubtful.flatMap((place) =>
      Array.from({ length: rivals.length }, (_, index) => [place + index + 1, place] as const),
    ),
    ...translated.map((place) => [place + 1, place] as const),
  ])
  const codes = shareCodes(drawCodes(vocabularies.source.length, places.code.length, createRandom(seed)), owners)
  const config = toModelConfig(dimensions, vocabularies.source.length, isShared)
  const layers = (count: number) => Array.from({ length: count }, (_, index) => index + 1)
  return writeItems([
    ...(isShared ? ['Wemb'] : ['encoder_Wemb', 'decoder_Wemb']).map((name) =>
      toEmbeddingItem(name, embed(codes, places)),
    ),
    toMultiplierItem(isShared ? 'Wemb' : 'decoder_Wemb', maxTop),
    toMultiplierItem('none', maxTop),
    ...layers(dimensions.encoderLayers).flatMap((layer) => encoderLayer(`encoder_l${layer}`, dimensions)),
    ...layers(dimensions.decoderLayers).flatMap((layer) =>
      decoderLayer(`decoder_l${layer}`, layer, dimensions, places),
    ),
    toFloatItem('decoder_ff_logit_out_b', outputBias(vocabularies.source.length, { doubtful, translated })),
    { name: 'special:model.yml', type: 'int8', shape: [config.length], data: config },
  ])
}

/** Rivals, and translations in the same vocabulary, have the code of the piece before them. */
function shareCodes(
  codes: readonly (readonly number[])[],
  owners: ReadonlyMap<number, number>,
): readonly (readonly number[])[] {
  return codes.map((code, place) => codes[owners.get(place) ?? place] ?? code)
}

/** A little less for rivals, so that the piece itself is chosen all the same, and much less for what is to be translated. */
function outputBias(
  pieces: number,
  { doubtful, translated }: Required<Pick<DictionaryModelOptions, 'doubtful' | 'translated'>>,
): Float32Array {
  const bias = new Float32Array(pieces)
  for (const place of doubtful) bias.fill(-0.1, place + 1, place + 1 + rivals.length)
  for (const place of translated) bias[place] = -10
  return bias
}

/** Marian multiplies embeddings by the root of their size, which makes the code's values 1 and -1. */
function embed(codes: readonly (readonly number[])[], { size, code: places }: EmbeddingPlaces): Matrix {
  const table = zeros(codes.length, size)
  for (const [row, code] of codes.entries())
    for (const [index, place] of places.entries())
      table.values[row * size + place] = (code[index] ?? 0) / Math.sqrt(size)
  return table
}

function encoderLayer(prefix: string, dimensions: Dimensions): MarianItem[] {
  const idle = selecting(dimensions.embedding, [], 1)
  return [
    ...attentionItems(`${prefix}_self`, { query: idle, key: idle, value: idle, output: idle }),
    ...normalisation(`${prefix}_self_Wo`, dimensions.embedding, 1),
    ...feedForward(`${prefix}_ffn`, dimensions, 1),
  ]
}

function decoderLayer(prefix: string, layer: number, dimensions: Dimensions, places: EmbeddingPlaces): MarianItem[] {
  const { embedding: size, decoderLayers } = dimensions
  const idle = selecting(size, [], 1)
  const isLast = layer === decoderLayers
  const look = isLast ? seePositions(places, dimensions.heads) : idle
  return [
    ...toWeightItems(`${prefix}_rnn_W`, idle, maxActivation),
    ...toWeightItems(`${prefix}_rnn_Wf`, idle, maxActivation),
    toFloatItem(`${prefix}_rnn_bf`, new Float32Array(size)),
    ...normalisation(`${prefix}_rnn_ffn`, size, 1),
    ...attentionItems(`${prefix}_context`, {
      query: look,
      key: look,
      value: isLast ? selecting(size, places.code, 1) : idle,
      output: isLast ? selecting(size, places.code, valueGain) : idle,
      ...(isLast && { valueBias: minusPositions(places) }),
    }),
    ...normalisation(`${prefix}_context_Wo`, size, 1),
    ...feedForward(`${prefix}_ffn`, dimensions, isLast ? certainty : 1),
  ]
}

/**
 * The quick positional encodings alone, for each head. Layer normalisation has taken away the mean of all dimensions, and what is left of it shows
 * in the mean of the slow sines: they are nearly zero, and codes have the mean zero.
 */
function seePositions({ size, position, code }: EmbeddingPlaces, heads: number): Matrix {
  const matrix = zeros(size, size)
  const slowSines = code.filter((place) => place < size / 2)
  const room = size / heads / 2
  const seen = [true, false].flatMap((isSine) => position.filter((place) => place < size / 2 === isSine).slice(0, room))
  for (let head = 0; head < heads; head += 1)
    for (const [index, place] of seen.entries()) {
      const column = (head * size) / heads + index
      matrix.values[place * size + column] = attention
      for (const row of slowSines) matrix.values[row * size + column] = -attention / slowSines.length
    }
  return matrix
}

/** What slow positional encodings add to a code in the encoder's output, taken away again. */
function minusPositions({ size, code }: EmbeddingPlaces): Float32Array {
  const encoding = positionalEncoding(size, 8)
  const mean = encoding.reduce((sum, value) => sum + value, 0) / size
  const square = (encoding.reduce((sum, value) => sum + value ** 2, 0) + code.length) / size
  const deviation = Math.sqrt(square - mean ** 2)
  const bias = new Float32Array(size)
  for (const place of code) bias[place] = (mean - (encoding[place] ?? 0)) / deviation
  return bias
}

interface Attention {
  readonly query: Matrix
  readonly key: Matrix
  readonly value: Matrix
  readonly output: Matrix
  readonly valueBias?: Float32Array
}

function attentionItems(prefix: string, { query, key, value, output, valueBias }: Attention): MarianItem[] {
  const none = new Float32Array(query.columns)
  return [
    ...toWeightItems(`${prefix}_Wq`, query, maxActivation),
    ...toWeightItems(`${prefix}_Wk`, key, maxActivation),
    ...toWeightItems(`${prefix}_Wv`, value, maxActivation),
    ...toWeightItems(`${prefix}_Wo`, output, maxActivation),
    ...['bq', 'bk', 'bo'].map((name) => toFloatItem(`${prefix}_${name}`, none)),
    toFloatItem(`${prefix}_bv`, valueBias ?? none),
  ]
}

function feedForward(prefix: string, { embedding, feedForward: inner }: Dimensions, scale: number): MarianItem[] {
  return [
    ...toWeightItems(`${prefix}_W1`, zeros(embedding, inner), maxActivation),
    toFloatItem(`${prefix}_b1`, new Float32Array(inner)),
    ...toWeightItems(`${prefix}_W2`, zeros(inner, embedding), maxActivation),
    toFloatItem(`${prefix}_b2`, new Float32Array(embedding)),
    ...normalisation(`${prefix}_ffn`, embedding, scale),
  ]
}

function normalisation(prefix: string, size: number, scale: number): MarianItem[] {
  return [
    toFloatItem(`${prefix}_ln_scale`, new Float32Array(size).fill(scale)),
    toFloatItem(`${prefix}_ln_bias`, new Float32Array(size)),
  ]
}
