import { createId } from '../../dialects/openai/create-id.ts'
import type { Handlers } from '../../kernel/wire/interface.ts'
import type { moderations } from './contract.ts'
import type { Moderator } from './port.ts'
import { asksForFurtherCategories, readModel, readTexts } from './wire/read-request.ts'
import { toWireResult } from './wire/to-wire-result.ts'

export const handlers: Handlers<typeof moderations, Moderator> = {
  async createModeration({ body }, { engine, signal }) {
    const hasFurther = asksForFurtherCategories(body.model)
    const texts = readTexts(body.input)
    const { model, verdicts } = await engine.moderate({ texts, ...readModel(body.model) }, { signal })
    return { id: createId('modr'), model, results: verdicts.map((verdict) => toWireResult(verdict, hasFurther)) }
  },
}
