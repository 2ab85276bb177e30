/** Summarises in words of its own, by a chat model that CHAT_ENGINE offers. */
import { askOwnModel } from '../../../capabilities/language-model/domain/ask-own-model.ts'
import { languageModel } from '../../../capabilities/language-model/index.ts'
import type { EngineContext } from '../../../kernel/wire/interface/engine.ts'
import type { Summarizer } from '../port.ts'
import { readSummary, toQuestion } from './language-model/ask.ts'

export default function createEngine({ capabilities }: Pick<EngineContext, 'capabilities'>): Summarizer {
  return {
    async summarize(request, signal) {
      const chat = await capabilities.use(languageModel)
      const { choices } = await askOwnModel(chat, toQuestion(request), signal)
      return readSummary(choices[0]?.text ?? '', request)
    },
  }
}
