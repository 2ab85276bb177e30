import { createId } from '../../dialects/openai/create-id.ts'
import { takeMinute } from '../../dialects/openai/take-minute.ts'
import { answer } from '../../kernel/http/answer.ts'
import type { Handlers } from '../../kernel/interface.ts'
import { moderations } from './contract.ts'
import type { Moderator } from './engine.ts'
import type { Settings } from './settings.ts'
import { readModel, readTexts } from './wire/read-request.ts'
import { toWireResult } from './wire/to-wire-result.ts'

export const handlers: Handlers<typeof moderations, Moderator, Settings> = {
  async createModeration({ body }, context) {
    const { engine, settings, signal } = context
    const texts = readTexts(body.input)
    const headers = await takeMinute(context, moderations.id, {
      free: settings.MODERATIONS_FREE_CALLS_PER_MINUTE,
      paid: settings.MODERATIONS_PAID_CALLS_PER_MINUTE,
    })
    const { model, verdicts } = await engine.moderate({ texts, ...readModel(body.model) }, { signal })
    return answer({ id: createId('modr'), model, results: verdicts.map(toWireResult) }, { headers })
  },
}
