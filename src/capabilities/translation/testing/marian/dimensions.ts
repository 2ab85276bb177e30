export interface Dimensions {
  /** A multiple of 64. */
  readonly embedding: number
  readonly feedForward: number
  readonly heads: number
  readonly encoderLayers: number
  readonly decoderLayers: number
}

export const tinyDimensions: Dimensions = {
  embedding: 128,
  feedForward: 128,
  heads: 2,
  encoderLayers: 1,
  decoderLayers: 1,
}

/** Those of the models that Mozilla releases, by architecture. */
export const releasedDimensions = {
  tiny: { embedding: 256, feedForward: 1536, heads: 8, encoderLayers: 6, decoderLayers: 2 },
  'base-memory': { embedding: 384, feedForward: 1536, heads: 8, encoderLayers: 6, decoderLayers: 4 },
  base: { embedding: 512, feedForward: 2048, heads: 8, encoderLayers: 6, decoderLayers: 2 },
} as const satisfies Readonly<Record<string, Dimensions>>
