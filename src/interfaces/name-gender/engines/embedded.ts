import { readFile } from 'node:fs/promises'
import { builtinModel } from '../../../capabilities/language-model/domain/builtin-model.ts'
import { listModels } from '../../../capabilities/language-model/domain/list-models.ts'
import type { LanguageModel } from '../../../capabilities/language-model/port.ts'
import { languageModel } from '../../../capabilities/language-model/index.ts'
import type { EngineContext } from '../../../kernel/wire/interface/engine.ts'
import type { NameAnswer, NameQuestion, NameReader } from '../port.ts'
import { modelPath } from './embedded/model-path.ts'
import { readModel } from './embedded/model.ts'
import { predictGender } from './embedded/predict-gender.ts'
import { askLanguageModel } from './embedded/ask-language-model.ts'

/** Above this confidence, the model of names is not checked by a language model. */
const sureEnough = 0.9
/** A name is short; what is longer is not passed on. */
const maxAskedLength = 120
const timeoutMs = 20_000

/** Reads names by the model that ships with this server. */
export default async function createEngine({
  capabilities,
  log,
}: Pick<EngineContext, 'capabilities' | 'log'>): Promise<NameReader> {
  const model = readModel(await readFile(modelPath))

  const ask = async (question: NameQuestion, own: NameAnswer, signal: AbortSignal): Promise<NameAnswer> => {
    const chat = await findLanguageModel(() => capabilities.use(languageModel))
    if (!chat) return own
    const answer = await askLanguageModel(chat, question, AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]))
    return (answer && { ...answer, isHumanName: own.isHumanName || answer.isHumanName }) || own
  }

  return {
    async predictGender(question, signal) {
      const own = predictGender(model, question)
      const isAsked =
        question.asksLanguageModel && own.probability < sureEnough && question.name.length <= maxAskedLength
      if (!isAsked) return own
      try {
        return await ask(question, own, signal)
      } catch (error) {
        signal.throwIfAborted()
        log.warn({ err: error }, 'the language model could not be asked about a name')
        return own
      }
    },
  }
}

/** The language model of this server, unless it is the built-in one, which knows less about names than we do. */
async function findLanguageModel(use: () => Promise<LanguageModel>): Promise<LanguageModel | undefined> {
  const chat = await use()
  const [first] = await listModels(chat)
  return first && first.id !== builtinModel.id ? chat : undefined
}
