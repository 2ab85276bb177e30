import { randomUUID } from 'node:crypto'
import { askOwnModel } from '../../language-model/domain/ask-own-model.ts'
import { builtinModel } from '../../language-model/domain/builtin-model.ts'
import { listModels } from '../../language-model/domain/list-models.ts'
import { languageModel } from '../../language-model/index.ts'
import type { EngineContext } from '../../../kernel/wire/interface/engine.ts'
import { ServiceError } from '../../../kernel/foundation/errors/service-error.ts'
import { mapConcurrently } from '../combine/map-concurrently.ts'
import type { DetectLanguage } from '../detection/open-detector.ts'
import { isSameLanguage } from '../domain/language-tag.ts'
import type { RephrasedText, RephraseRequest, Writer } from '../domain/writer.ts'
import { talksAboutItself, unwrap } from '../engines/language-model/unwrap.ts'
import { toWritingQuestion } from './to-writing-question.ts'

/** Questions at a time: more would only wait in the model. */
const maxQuestions = 4
/** Above this a language is known. */
const minConfidence = 0.8
/** Of a text of one character, and for each further one. */
const maxLength = { least: 60, perCharacter: 3 }

/** Writes by whatever chat model CHAT_ENGINE offers; the built-in assistant writes nothing of its own. */
export function openWriter(
  { capabilities }: Pick<EngineContext, 'capabilities'>,
  detectLanguage: DetectLanguage,
): Writer {
  async function findModel() {
    const chat = await capabilities.use(languageModel)
    const [first] = await listModels(chat)
    if (!first || first.id === builtinModel.id) throw noModel()
    return { chat, model: first.id }
  }

  async function rephrase(text: string, request: RephraseRequest, signal: AbortSignal): Promise<RephrasedText> {
    const source = await readSource(text, request, detectLanguage)
    if (!hasWords(text)) return { text, source }
    const { chat, model } = await findModel()
    const tag = `text-${randomUUID().slice(0, 8)}`
    const question = toWritingQuestion(text, { ...request, target: request.target ?? source }, { tag, model })
    const [choice] = (await askOwnModel(chat, question, signal)).choices
    const written = unwrap(choice?.text ?? '', text, tag)
    const isTooLong = written.length > maxLength.least + maxLength.perCharacter * text.length
    if (
      written === '' ||
      choice?.finish === 'length' ||
      isTooLong ||
      talksAboutItself(written) ||
      written.includes(tag)
    )
      throw unusable()
    return { text: written, source }
  }

  return {
    async rephrase(request, signal) {
      // Before the language is detected: without a model, no text can be at fault.
      if (request.texts.some(hasWords)) await findModel()
      return mapConcurrently(request.texts, maxQuestions, (text) => rephrase(text, request, signal))
    },
  }
}

/** @throws ServiceError for a text in another language than the one to write in */
async function readSource(text: string, { target }: RephraseRequest, detectLanguage: DetectLanguage): Promise<string> {
  const { language, confidence } = await detectLanguage(text, target === undefined ? [] : [target])
  if (target === undefined) return language
  if (confidence < minConfidence || isSameLanguage(language, target)) return target
  const message = `This text is in ${language}, and writing does not translate: target_lang has to be its language.`
  throw new ServiceError('invalid_request', 400, message)
}

function hasWords(text: string): boolean {
  return /\p{L}/u.test(text)
}

function noModel(): ServiceError {
  const message =
    'Writing needs a chat model, and there is none here. Whoever runs this server adds one with: mainstay setup --chat small'
  return new ServiceError('no_language_model', 400, message)
}

function unusable(): ServiceError {
  return new ServiceError(
    'engine_failed',
    502,
    'The chat model wrote nothing that can be used; try again, or send less.',
  )
}
