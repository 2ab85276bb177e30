import { readFile } from 'node:fs/promises'
import { brotliDecompressSync } from 'node:zlib'
import { indexPieces } from '../../../../../libraries/marian/cut-pieces.ts'
import { readScoredPieces } from '../../../../../libraries/marian/read-pieces.ts'
import { type MarianWeights, readMarianWeights } from '../../../../../libraries/marian/read-weights.ts'
import { encoderFiles } from './model-files.ts'
import { type Matrix, openProducts, type Products } from './products/open-products.ts'
import { createSentenceEncoder, maxPieces, type SentenceEncoder } from './sentence-encoder.ts'
import type { Norm, TransformerLayer } from './transformer-layer.ts'

type Weights = ReadonlyMap<string, MarianWeights>

/** Layers of the translator, and those behind them of the encoder's own. */
const [translatorLayers, ownLayers] = [4, 2]

/** Numbers of one layer, and the most that one piece has in it: those that go in and come out of its widest product. */
const [numbersOfLayer, numbersOfPiece] = [800_000, 2_048]

/** Reads the encoder, which takes 40 MB. */
export async function loadEncoder(): Promise<SentenceEncoder> {
  const [translator, own, vocabulary] = await Promise.all(
    [encoderFiles.translator, encoderFiles.own, encoderFiles.vocabulary].map(unpack),
  )
  if (!translator || !own || !vocabulary) throw new Error('The encoder of small talk lacks a file.')
  const [lower, upper] = [readMarianWeights(translator), readMarianWeights(own)]
  const products = await openProducts(
    (translatorLayers + ownLayers + 1) * numbersOfLayer,
    (maxPieces + 1) * numbersOfPiece,
  )
  return createSentenceEncoder({
    products,
    pieces: indexPieces(readScoredPieces(vocabulary) ?? []),
    embeddings: take(lower, 'encoder_Wemb'),
    layers: Array.from({ length: translatorLayers + ownLayers }, (_, at) =>
      readLayer(products, at < translatorLayers ? lower : upper, `encoder_l${at + 1}`),
    ),
    last: keep(products, upper, 'sentence_W'),
  })
}

async function unpack(path: string): Promise<Buffer> {
  return brotliDecompressSync(await readFile(path))
}

function readLayer(products: Products, weights: Weights, name: string): TransformerLayer {
  const matrix = (of: string, bias: string) => keep(products, weights, `${name}_${of}`, `${name}_${bias}`)
  return {
    query: matrix('self_Wq', 'self_bq'),
    key: matrix('self_Wk', 'self_bk'),
    value: matrix('self_Wv', 'self_bv'),
    joined: matrix('self_Wo', 'self_bo'),
    attended: readNorm(weights, `${name}_self_Wo`),
    inner: matrix('ffn_W1', 'ffn_b1'),
    outer: matrix('ffn_W2', 'ffn_b2'),
    fed: readNorm(weights, `${name}_ffn_ffn`),
  }
}

function keep(products: Products, weights: Weights, name: string, bias?: string): Matrix {
  const { shape } = take(weights, name)
  const added = bias === undefined ? new Float32Array(shape[1] ?? 0) : toReal(take(weights, bias))
  return products.keep(toReal(take(weights, name)), added)
}

function readNorm(weights: Weights, name: string): Norm {
  return { scale: toReal(take(weights, `${name}_ln_scale`)), bias: toReal(take(weights, `${name}_ln_bias`)) }
}

function toReal({ values, scale }: MarianWeights): Float32Array {
  return Float32Array.from(values, (value) => value * scale)
}

function take(weights: Weights, name: string): MarianWeights {
  const found = weights.get(name)
  if (!found) throw new Error(`The encoder of small talk has no ${name}.`)
  return found
}
