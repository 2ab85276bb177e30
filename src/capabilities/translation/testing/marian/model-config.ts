import type { Dimensions } from './dimensions.ts'

/** The settings that Marian keeps with a model, as it writes them: YAML with a zero byte at its end. */
export function toModelConfig(dimensions: Dimensions, pieces: number, isShared: boolean): Buffer {
  const settings = {
    ...architecture,
    'tied-embeddings': !isShared,
    'tied-embeddings-all': isShared,
    'dim-emb': dimensions.embedding,
    'transformer-dim-ffn': dimensions.feedForward,
    'transformer-heads': dimensions.heads,
    'enc-depth': dimensions.encoderLayers,
    'dec-depth': dimensions.decoderLayers,
    'dim-vocabs': `[${pieces}, ${pieces}]`,
  }
  const lines = Object.entries(settings).map(([name, value]) => `${name}: ${value}\n`)
  return Buffer.from(`${lines.join('')}\0`)
}

/** A transformer as encoder, and a decoder whose self-attention is a simpler simple recurrent unit (Kim et al. 2019). */
const architecture = {
  type: 'transformer',
  version: 'v1.9.0',
  'tied-embeddings-src': false,
  'transformer-postprocess': 'dan',
  'transformer-postprocess-emb': 'd',
  'transformer-preprocess': '""',
  'transformer-ffn-activation': 'relu',
  'transformer-ffn-depth': 2,
  'transformer-decoder-autoreg': 'rnn',
  'transformer-tied-layers': '[]',
  'transformer-train-position-embeddings': false,
  'transformer-no-projection': false,
  'transformer-guided-alignment-layer': 'last',
  'dec-cell': 'ssru',
  'dec-cell-base-depth': 2,
  'dec-cell-high-depth': 1,
  'enc-cell': 'gru',
  'enc-cell-depth': 1,
  'enc-type': 'bidirectional',
  'dim-rnn': 1024,
  'input-types': '[]',
  'layer-normalization': false,
  'right-left': false,
  skip: false,
  ulr: false,
}
