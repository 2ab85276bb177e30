import { randomUUID } from 'node:crypto'
import { askOwnModel } from '../../../language-model/domain/ask-own-model.ts'
import type { LanguageModel } from '../../../language-model/port.ts'
import { Declined } from '../../declined.ts'
import type { DetectLanguage } from '../../detection/open-detector.ts'
import type { TranslationRequest } from '../../port.ts'
import { readAnswer } from './read-answer.ts'
import { toQuestion } from './to-question.ts'

export interface QuestionerParts {
  readonly openChat: () => Promise<LanguageModel>
  /** The first that the engine has unless given. */
  readonly model: string | undefined
  readonly detectLanguage: DetectLanguage
}

/** Has a piece of text translated by one question to a chat model. @throws Declined where it gives no translation */
export function createQuestioner({ openChat, model, detectLanguage }: QuestionerParts) {
  return async (request: Omit<TranslationRequest, 'format'>, signal: AbortSignal): Promise<string> => {
    signal.throwIfAborted()
    const tag = `text-${randomUUID().slice(0, 8)}`
    const { choices } = await askOwnModel(await openChat(), toQuestion(request, { tag, model }), signal)
    const [choice] = choices
    if (!choice || choice.refusal !== '' || choice.finish === 'content-filter')
      throw new Declined('low_confidence', 'The chat model refused to translate this.')
    if (choice.finish === 'length') throw new Declined('low_confidence', 'The chat model did not come to an end.')
    return readAnswer(choice.text, request, tag, detectLanguage)
  }
}
