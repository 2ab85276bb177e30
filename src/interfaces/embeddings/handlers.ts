import { takeMinute } from '../../dialects/openai/take-minute.ts'
import { Answer } from '../../kernel/http/answer.ts'
import type { Handlers } from '../../kernel/interface.ts'
import { embeddings } from './contract.ts'
import type { TextEmbedder } from './engine.ts'
import type { Settings } from './settings.ts'
import { readInput, readModel } from './wire/read-input.ts'
import { toWireEmbeddings } from './wire/to-wire-embeddings.ts'

export const handlers: Handlers<typeof embeddings, TextEmbedder, Settings> = {
  async createEmbedding({ body }, context) {
    const { engine, settings, signal } = context
    const texts = readInput(body.input)
    const headers = await takeMinute(context, embeddings.id, {
      free: settings.EMBEDDINGS_FREE_CALLS_PER_MINUTE,
      paid: settings.EMBEDDINGS_PAID_CALLS_PER_MINUTE,
    })
    const dimensions = body.dimensions === undefined ? {} : { dimensions: body.dimensions }
    const found = await engine.embed({ texts, ...readModel(body.model), ...dimensions }, { signal })
    const { body: answered, json } = await toWireEmbeddings(found, body.encoding_format ?? 'float')
    return new Answer(answered, { headers }, json)
  },
}
