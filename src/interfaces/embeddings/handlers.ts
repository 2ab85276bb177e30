import { ServiceError } from '../../kernel/foundation/errors/service-error.ts'
import { Answer } from '../../kernel/wire/interface/answer.ts'
import type { Handlers } from '../../kernel/wire/interface.ts'
import type { embeddings } from './contract.ts'
import type { TextEmbedder } from './port.ts'
import { readInput, readModels } from './wire/read-input.ts'
import { toWireEmbeddings } from './wire/to-wire-embeddings.ts'

export const handlers: Handlers<typeof embeddings, TextEmbedder> = {
  async createEmbedding({ params, body }, context) {
    const { engine, signal } = context
    const texts = await readInput(body.input)
    const dimensions = body.dimensions === undefined ? {} : { dimensions: body.dimensions }
    const [first = {}, second] = readModels(body.model ?? params.deployment)
    const embed = (model: typeof first) => engine.embed({ texts, ...model, ...dimensions }, { signal })
    const found = await embed(first).catch((thrown: unknown) => {
      if (second && thrown instanceof ServiceError && thrown.code === 'model_not_found') return embed(second)
      throw thrown
    })
    context.countUsed('tokens', found.tokens)
    const { body: answered, json } = await toWireEmbeddings(found, body.encoding_format ?? 'float', context)
    return new Answer(answered, {}, json)
  },
}
