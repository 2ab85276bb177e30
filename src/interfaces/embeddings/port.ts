/** The port of G5: texts to vectors. */

export interface EmbeddingRequest {
  /** At least one; none of them empty. */
  readonly texts: readonly string[]
  /** As the caller named it; the engine's own when absent. */
  readonly model?: string
  /** How many dimensions the vectors shall have, zeros beyond the model's own; all of them when absent. */
  readonly dimensions?: number
}

export interface Embeddings {
  /** One for each text, in order, of unit length. */
  readonly vectors: readonly Float32Array[]
  /** What really answered. */
  readonly model: string
  /** Tokens of all texts together, as the model's own tokenizer counts them. */
  readonly tokens: number
}

export interface EmbedOptions {
  /** Aborts when the caller goes away. */
  readonly signal?: AbortSignal
}

export interface TextEmbedder {
  /** Throws `model_not_found` (404) for a model that is not there. */
  embed(request: EmbeddingRequest, options?: EmbedOptions): Promise<Embeddings>
}
