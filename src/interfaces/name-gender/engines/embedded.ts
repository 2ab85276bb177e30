import { readFile } from 'node:fs/promises'
import { builtinModel } from '../../../capabilities/language-model/engines/embedded/builtin-model.ts'
import type { LanguageModel } from '../../../capabilities/language-model/engine.ts'
import { languageModel } from '../../../capabilities/language-model/index.ts'
import type { EngineContext } from '../../../kernel/engines.ts'
import type { NameAnswer, NameQuestion, NameReader } from '../engine.ts'
import { modelPath } from '../model/model-path.ts'
import { readModel } from '../model/model.ts'
import { tellGender } from '../model/tell-gender.ts'
import { askLanguageModel } from './language-model/ask-language-model.ts'

/** Above this the model of names needs nobody's help. */
const sureEnough = 0.9
/** A name is short; what is longer is not passed on. */
const longestAsked = 120
const patienceMs = 20_000

/** Reads names by the model that ships with this house. */
export default async function createEngine({
  capabilities,
  log,
}: Pick<EngineContext, 'capabilities' | 'log'>): Promise<NameReader> {
  const model = readModel(await readFile(modelPath))

  const ask = async (question: NameQuestion, own: NameAnswer, signal: AbortSignal): Promise<NameAnswer> => {
    const chat = await findLanguageModel(() => capabilities.use(languageModel))
    if (!chat) return own
    const answer = await askLanguageModel(chat, question, AbortSignal.any([signal, AbortSignal.timeout(patienceMs)]))
    return (answer && { ...answer, isHumanName: own.isHumanName || answer.isHumanName }) || own
  }

  return {
    async tellGender(question, signal) {
      const own = tellGender(model, question)
      const isAsked = question.asksLanguageModel && own.probability < sureEnough && question.name.length <= longestAsked
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

/** The language model of this house, unless it is the built-in one, which knows less about names than we do. */
async function findLanguageModel(use: () => Promise<LanguageModel>): Promise<LanguageModel | undefined> {
  const chat = await use()
  const [first] = await chat.listModels()
  return first && first.id !== builtinModel.id ? chat : undefined
}
