import { randomUUID } from 'node:crypto'
import pLimit from 'p-limit'
import { builtinModel } from '../../language-model/domain/builtin-model.ts'
import { askOwnModel } from '../../language-model/domain/ask-own-model.ts'
import { languageModel } from '../../language-model/index.ts'
import type { EngineContext } from '../../../kernel/wire/interface/engine.ts'
import { cutText } from '../combine/cut-text.ts'
import { untilAborted } from '../combine/until-aborted.ts'
import { Declined } from '../declined.ts'
import { openDetector } from '../detection/open-detector.ts'
import type { LanguagePair, TranslationEngine, TranslationRequest } from '../port.ts'
import { translateHtml } from '../texts/html/translate-html.ts'
import { translateLines, type TranslateText } from './language-model/translate-lines.ts'
import { listLanguages } from './language-model/list-languages.ts'
import { readAnswer } from './language-model/read-answer.ts'
import type { LanguageModelSettings } from './language-model/settings.ts'
import { toQuestion } from './language-model/to-question.ts'

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
  const detectLanguage = openDetector(yieldToEventLoop)
  const openChat = () => capabilities.use(languageModel)

  /** The built-in assistant knows no languages but its own sentences. */
  async function canTranslate(): Promise<boolean> {
    const models = await (await openChat()).listModels()
    const wanted = settings.TRANSLATION_MODEL ?? models[0]?.id
    return wanted !== undefined && wanted !== builtinModel.id
  }

  async function ask(request: Omit<TranslationRequest, 'format'>, signal: AbortSignal): Promise<string> {
    signal.throwIfAborted()
    const tag = `text-${randomUUID().slice(0, 8)}`
    const chat = await openChat()
    const { choices } = await askOwnModel(chat, toQuestion(request, { tag, model: settings.TRANSLATION_MODEL }), signal)
    const [choice] = choices
    if (!choice || choice.refusal !== '' || choice.finish === 'content-filter')
      throw new Declined('low_confidence', 'The chat model refused to translate this.')
    if (choice.finish === 'length') throw new Declined('low_confidence', 'The chat model did not come to an end.')
    return readAnswer(choice.text, request, tag, detectLanguage)
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
      if (!(await canTranslate())) return []
      return languages.flatMap((source) =>
        languages.flatMap((target): LanguagePair[] => (source === target ? [] : [{ source, target }])),
      )
    },
    async translate(request, signal) {
      return { text: await untilAborted(translate(request, signal), signal) }
    },
  }
}
