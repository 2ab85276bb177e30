/** Embeds by the built-in model: a few texts at once right here, many of them in a worker thread. */
import type { EngineContext } from '../../../kernel/wire/interface/engine.ts'
import type { Embeddings, TextEmbedder } from '../port.ts'
import { modelNotFound } from '../domain/errors.ts'
import { fitVector } from '../domain/fit-vector.ts'
import { type EncodedTexts, encodeTexts } from './embedded/model/encode-texts.ts'
import { loadModel } from './embedded/model/load-model.ts'

/**
 * Characters of all texts together that are embedded on the event loop, in some 2 ms; more go to a thread (measured: the way
 * there and back takes 0.15 ms, and 0.1 s the first time, when the thread loads the model).
 */
const maxAtOnce = 10_000

export default async function createEngine({ workers }: Pick<EngineContext, 'workers'>): Promise<TextEmbedder> {
  const model = await loadModel()
  const pool = workers.open<readonly string[], EncodedTexts>(new URL('./embedded/embed-worker.ts', import.meta.url), {
    queue: 'embeddings',
    inPlace: { suits: isShort, run: (texts) => encodeTexts(model, texts) },
  })
  return {
    async embed(request, options) {
      const { texts, model: asked } = request
      if (asked !== undefined && asked !== model.name) throw modelNotFound(asked, model.name)
      const encoded = await pool.run(texts, options)
      return toEmbeddings(encoded, model.name, request.dimensions)
    },
  }
}

function isShort(texts: readonly string[]): boolean {
  let characters = 0
  for (const { length } of texts) characters += length
  return characters <= maxAtOnce
}

function toEmbeddings({ values, width, tokens }: EncodedTexts, model: string, dimensions?: number): Embeddings {
  const vectors: Float32Array[] = []
  for (let start = 0; start < values.length; start += width)
    vectors.push(fitVector(values.subarray(start, start + width), dimensions))
  return { vectors, model, tokens }
}
