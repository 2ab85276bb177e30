import type { AssistantLanguage } from '../../../../../../kernel/wire/interface/skill.ts'
import type { Question } from '../topic.ts'

const greetings: Readonly<Record<AssistantLanguage, RegExp>> = {
  en: /^(?:hi|hiya|hello|hey|greetings|good (?:morning|afternoon|evening|day))(?: there| mainstay| again)?[\s,!.:;-]+(?=\S)/i,
  ja: /^(?:こんにち[はわ]|こんばんは|おはよう(?:ございます)?|やあ|どうも|はじめまして|初めまして|すみません)[\s、。!,.]+(?=\S)/,
}

/** "Hello, who are you?" as "who are you?"; undefined where nothing is greeted first. */
export function withoutGreeting(question: Question): Question | undefined {
  const text = question.text.replace(greetings[question.language], '')
  return text === question.text ? undefined : { ...question, text }
}
