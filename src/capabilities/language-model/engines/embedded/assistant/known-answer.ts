import type { SpokenLanguage } from '../../../../../kernel/skill.ts'
import { say, type Topic } from './topic.ts'

/** A question whose answer does not depend on anything. */
export interface KnownAnswer {
  readonly asks: Readonly<Record<SpokenLanguage, RegExp>>
  readonly says: Readonly<Record<SpokenLanguage, string>>
}

const longestQuestion = 200

/** A topic of such questions; the first that fits answers. */
export function answerFrom(answers: readonly KnownAnswer[], certainty: number): Topic {
  return ({ text, language }) => {
    const question = text.length > longestQuestion ? '' : text.replace(/[’]/g, "'").replace(/[\s?!.。、,~〜]+$/, '')
    const found = answers.find(({ asks }) => asks[language].test(question))
    return found && say(certainty, found.says[language])
  }
}
