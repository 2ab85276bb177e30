import type { AssistantLanguage } from '../../../../../../kernel/wire/interface/skill.ts'
import { englishMeanings, japaneseMeanings } from '../facts/meanings-table.ts'
import { type Reply, say, type Topic } from '../topic.ts'
import { confusedWords } from './confused-words.ts'
import { findSynonyms } from './synonyms.ts'

const maxQuestionLength = 100

const readLines = (table: string) =>
  table
    .trim()
    .split('\n')
    .map((line) => line.split('|'))

const english = new Map(readLines(englishMeanings).map(([word = '', meaning = '']) => [word, meaning]))
const japanese = new Map(
  readLines(japaneseMeanings).map(([head = '', meaning = '']) => {
    const [word = '', reading = ''] = head.replace('）', '').split('（')
    return [word, { reading, meaning }]
  }),
)

const quote = `["'“”‘’]?`
const lead = '(?:please |can you |could you |do you know )?'
const asksMeaning = [
  new RegExp(`^${lead}what (?:does|do) (?:the word )?${quote}([a-z]+)${quote} mean$`, 'i'),
  new RegExp(`^${lead}(?:define|explain) (?:the word )?${quote}([a-z]+)${quote}$`, 'i'),
  new RegExp(
    `^${lead}(?:(?:what(?:'s| is)|tell me|give me|explain) )?(?:the )?(?:meaning|definition) of (?:the word )?${quote}([a-z]+)${quote}$`,
    'i',
  ),
]
const asksSynonym = new RegExp(
  `^${lead}(?:(?:what(?:'s| is| are)|give me|tell me|name|list|find) )?(?:an?other word|a synonym|some synonyms|(?:some |a few |(?:\\d|two|three|four|five) )?synonyms?|words? like)(?: for| of| to)? (?:the word )?${quote}([a-z]+)${quote}$`,
  'i',
)
const asksDifference = new RegExp(
  `^(?:(?:what(?:'s| is)|explain|tell me) )?(?:the )?difference between ${quote}([a-z.']+?)${quote} and ${quote}([a-z.']+?)${quote}$`,
  'i',
)
const asksInJapanese =
  /^「?([^「」\s]{1,10}?)」?(?:という(?:言葉|単語))?(?:の意味|って(?:どういう意味|何)|とは(?:どういう意味)?)(?:は|を|って)?(?:何|なに|なん|教えて|説明して)?.{0,8}$/u

/** What a word means, which words mean nearly the same, and how two that are taken for each other differ. */
export const answerMeanings: Topic = ({ text, language }) => {
  if (text.length > maxQuestionLength) return undefined
  const asked = text.replaceAll('’', "'").replace(/[\s?!.。？！]+$/u, '')
  return readers[language](asked)
}

const readers: Readonly<Record<AssistantLanguage, (asked: string) => Reply | undefined>> = {
  en: (asked) => sayMeaning(asked) ?? saySynonyms(asked) ?? sayDifference(asked),
  ja(asked) {
    const word = asksInJapanese.exec(asked)?.[1] ?? ''
    const known = japanese.get(word)
    return known && say(0.9, `「${word}」（${known.reading}）は、${known.meaning}です。`)
  },
}

function sayMeaning(asked: string): Reply | undefined {
  const word = asksMeaning
    .map((form) => form.exec(asked)?.[1])
    .find((found) => found !== undefined)
    ?.toLowerCase()
  const meaning = word === undefined ? undefined : english.get(word)
  return meaning === undefined ? undefined : say(0.9, `"${word}" means: ${meaning}.`)
}

function saySynonyms(asked: string): Reply | undefined {
  const word = asksSynonym.exec(asked)?.[1]?.toLowerCase()
  const words = word === undefined ? [] : findSynonyms(word)
  return words.length === 0 ? undefined : say(0.9, `Words near in meaning to "${word}": ${words.join(', ')}.`)
}

function sayDifference(asked: string): Reply | undefined {
  const [, one = '', other = ''] = asksDifference.exec(asked.toLowerCase()) ?? []
  const found = confusedWords.find(
    ([a, b]) => [one, other].every((word) => isSame(word, a) || isSame(word, b)) && one !== other,
  )
  return found && say(0.9, found[2])
}

/** The point at the end of a question is not that of "e.g.". */
function isSame(asked: string, word: string): boolean {
  return asked === word || `${asked}.` === word
}
