/** Moderates by a chat model that CHAT_ENGINE offers; its answer is bound to a schema. */
import type { LanguageModel } from '../../../capabilities/language-model/port.ts'
import { collect } from '../../../capabilities/language-model/domain/collect.ts'
import { languageModel } from '../../../capabilities/language-model/index.ts'
import type { EngineContext } from '../../../kernel/wire/interface/engine.ts'
import type { Moderator, Verdict } from '../port.ts'
import type { ModelSettings } from './model/settings.ts'
import { readScores, toQuestion } from './model/judge.ts'
import { toVerdict } from '../domain/to-verdict.ts'

/** Texts that are asked about at once. */
const atOnce = 4

export default function createEngine({
  settings,
  capabilities,
}: Pick<EngineContext<ModelSettings>, 'settings' | 'capabilities'>): Moderator {
  return {
    async moderate({ texts, model = settings.MODERATIONS_CHAT_MODEL }, { signal = new AbortController().signal } = {}) {
      const chat = await capabilities.use(languageModel)
      const verdicts: Verdict[] = []
      let answered = model ?? 'model'
      for (let start = 0; start < texts.length; start += atOnce) {
        const batch = texts.slice(start, start + atOnce)
        const judged = await Promise.all(batch.map((text) => judge(chat, text, model, signal)))
        for (const { verdict, model: name } of judged) {
          verdicts.push(verdict)
          answered = name
        }
      }
      return { model: answered, verdicts }
    },
  }
}

async function judge(chat: LanguageModel, text: string, model: string | undefined, signal: AbortSignal) {
  const answer = await collect(await chat.chat(toQuestion(text, model), signal))
  return { verdict: toVerdict(readScores(answer.choices[0]?.text ?? ''), () => 0.5), model: answer.model }
}
