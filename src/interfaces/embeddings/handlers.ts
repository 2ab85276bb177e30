import { Answer } from '../../kernel/http/answer.ts'
import type { Handlers } from '../../kernel/interface.ts'
import type { embeddings } from './contract.ts'
import type { TextEmbedder } from './port.ts'
import { readInput, readModel } from './wire/read-input.ts'
import { toWireEmbeddings } from './wire/to-wire-embeddings.ts'

export const handlers: Handlers<typeof embeddings, TextEmbedder> = {
  async createEmbedding({ params, body }, { engine, signal }) {
    const texts = await readInput(body.input)
    const dimensions = body.dimensions === undefined ? {} : { dimensions: body.dimensions }
    const found = await engine.embed(
      { texts, ...readModel(body.model ?? params.deployment), ...dimensions },
      { signal },
    )
    const { body: answered, json } = await toWireEmbeddings(found, body.encoding_format ?? 'float')
    return new Answer(answered, {}, json)
  },
}
