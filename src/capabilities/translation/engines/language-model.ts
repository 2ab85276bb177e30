import pLimit from 'p-limit'
import { builtinModel } from '../../language-model/domain/builtin-model.ts'
import { listModels } from '../../language-model/domain/list-models.ts'
import { languageModel } from '../../language-model/index.ts'
import type { EngineContext } from '../../../kernel/wire/interface/engine.ts'
import { cutText } from '../combine/cut-text.ts'
import { untilAborted } from '../combine/until-aborted.ts'
import { Declined } from '../declined.ts'
import { openDetector } from '../detection/open-detector.ts'
import type { LanguagePair, TranslationEngine, TranslationRequest } from '../port.ts'
import { translateHtml } from '../texts/html/translate-html.ts'
import { createQuestioner } from './language-model/create-questioner.ts'
import { listLanguages } from './language-model/list-languages.ts'
import type { LanguageModelSettings } from './language-model/settings.ts'
import { translateLines, type TranslateText } from './language-model/translate-lines.ts'

/** Questions at a time: more would only wait in the model. */
const maxQuestions = 4

/** Characters of one question; longer ones are where models begin to leave out sentences. */
const maxPieceLength = 2_000

/** Translates by whatever chat model CHAT_ENGINE offers. */
export default function createEngine({
  settings,
  capabilities,
  yieldToEventLoop,
}: Pick<EngineContext<LanguageModelSettings>, 'settings' | 'capabilities' | 'yieldToEventLoop'>): TranslationEngine {
  const languages = listLanguages(settings.TRANSLATION_MODEL_LANGUAGES)
  const limit = pLimit(maxQuestions)
  const openChat = () => capabilities.use(languageModel)
  const model = settings.TRANSLATION_MODEL
  const ask = createQuestioner({ openChat, model, detectLanguage: openDetector(yieldToEventLoop) })

  /** The built-in assistant knows no languages but its own sentences. */
  async function canTranslate(): Promise<boolean> {
    const models = await listModels(await openChat())
    const wanted = model ?? models[0]?.id
    return wanted !== undefined && wanted !== builtinModel.id
  }

  async function translate(request: TranslationRequest, signal: AbortSignal): Promise<string> {
    const { source, target, text, format } = request
    if (source === target || ![source, target].every((tag) => languages.includes(tag)) || !(await canTranslate()))
      throw new Declined('unsupported_pair', `No chat model here translates from ${source} into ${target}.`)
    const askAbout: TranslateText = (part) => limit(() => ask({ ...request, text: part }, signal))
    const waitTurn = () => yieldToEventLoop(signal)
    const translatePlain: TranslateText = async (plain) => {
      const pieces = await cutText(plain, source, waitTurn, maxPieceLength)
      return (await Promise.all(pieces.map((piece) => translateLines(piece, askAbout)))).join('')
    }
    return format === 'html' ? translateHtml(text, { translate: translatePlain, waitTurn }) : translatePlain(text)
  }

  return {
    async listPairs() {
      return (await canTranslate()) ? pairUp(languages) : []
    },
    async translate(request, signal) {
      return { text: await untilAborted(translate(request, signal), signal) }
    },
  }
}

/** Each with each other one. */
function pairUp(languages: readonly string[]): LanguagePair[] {
  return languages.flatMap((source) =>
    languages.filter((target) => target !== source).map((target) => ({ source, target })),
  )
}
