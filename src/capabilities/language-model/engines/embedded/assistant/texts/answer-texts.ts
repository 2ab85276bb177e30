import type { AssistantLanguage } from '../../../../../../kernel/wire/interface/skill.ts'
import { type Question, type Reply, say, type Topic } from '../topic.ts'
import { compareTexts, readTwoTexts } from './compare-texts.ts'
import { listMainWords } from './list-words.ts'
import { readTextRequest, type TextRequest } from './read-text-request.ts'
import { summarise } from './summarise.ts'
import { tellMood } from './tell-mood.ts'

/** Characters of a text that are read. */
const maxLength = 30_000

/** Sentences of a summary for whoever names no number, and main words. */
const [usualSentences, mainWords] = [2, 8]

/** Below that of the skill that summarises Japanese, which does it better. */
const confidence = 0.94

/** What can be said about a text in the message: its gist, mood, language, main words and length, and how two differ. */
export const answerTexts: Topic = (question) => {
  const two = readTwoTexts(question.whole)
  if (two) return say(confidence, compareTexts(...two))
  const request = readTextRequest(question.whole)
  if (!request) return undefined
  const bounded = { ...request, text: request.text.slice(0, maxLength) }
  return replies[request.task](bounded, question)
}

const replies: Readonly<Record<TextRequest['task'], (request: TextRequest, question: Question) => Reply>> = {
  summary: ({ text, count }, { language }) => ({
    confidence,
    perform: () =>
      summarise(text, language, Math.max(1, Math.min(count ?? usualSentences, 20))).join(
        language === 'ja' ? '\n' : ' ',
      ),
  }),
  mood: ({ text, language }) => ({ confidence, perform: () => describeMood(text, language) }),
  language: ({ text, language }, { detect }) => ({
    confidence,
    async perform(signal) {
      const { language: tag } = await detect(text, signal)
      const name = new Intl.DisplayNames(language, { type: 'language' }).of(tag) ?? tag
      return language === 'ja' ? `${name}です。` : `It is ${name}.`
    },
  }),
  words: ({ text, language, count }) => ({
    confidence,
    perform: () => listMainWords(text, count ?? mainWords).join(language === 'ja' ? '、' : ', ') || undefined,
  }),
  count: ({ text, language }) => say(confidence, describeLength(text, language)),
}

function describeMood(text: string, language: AssistantLanguage): string {
  const { tone, good, bad } = tellMood(text)
  if (tone === undefined)
    return language === 'ja'
      ? '気分を表す言葉は見つかりません。中立的です。'
      : 'It sounds neutral: I find no words of a mood in it.'
  const words = (list: readonly string[]) =>
    list
      .slice(0, 5)
      .map((word) => (language === 'ja' ? `「${word}」` : `"${word}"`))
      .join(language === 'ja' ? '' : ', ')
  if (tone > 0.3) return language === 'ja' ? `肯定的です(${words(good)})。` : `It sounds positive: ${words(good)}.`
  if (tone < -0.3) return language === 'ja' ? `否定的です(${words(bad)})。` : `It sounds negative: ${words(bad)}.`
  return language === 'ja'
    ? `良い点(${words(good)})と悪い点(${words(bad)})が混ざっています。`
    : `It is mixed: ${words(good)}, but ${words(bad)}.`
}

function describeLength(text: string, language: AssistantLanguage): string {
  const characters = [...new Intl.Segmenter(language, { granularity: 'grapheme' }).segment(text)].length
  if (language === 'ja') return `${characters}文字です。`
  const words = text.match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu)?.length ?? 0
  return `${words} ${words === 1 ? 'word' : 'words'}, ${characters} characters.`
}
