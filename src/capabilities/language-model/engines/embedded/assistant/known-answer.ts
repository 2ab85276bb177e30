import type { AssistantLanguage } from '../../../../../kernel/wire/interface/skill.ts'
import { say, type Topic } from './topic.ts'

/** A question whose answer does not depend on anything. */
export interface KnownAnswer {
  readonly asks: Readonly<Record<AssistantLanguage, RegExp>>
  readonly says: Readonly<Record<AssistantLanguage, string>>
}

const maxQuestionLength = 200

/** A topic of such questions; the first that fits answers. */
export function answerFrom(answers: readonly KnownAnswer[], confidence: number): Topic {
  return ({ text, language }) => {
    const question = text.length > maxQuestionLength ? '' : text.replace(/[’]/g, "'").replace(/[\s?!.。、,~〜]+$/, '')
    const found = answers.find(({ asks }) => asks[language].test(question))
    return found && say(confidence, found.says[language])
  }
}
