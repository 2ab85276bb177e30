import type { RawRequest } from '../../overload/send-request.ts'
import { postJson } from '../../overload/write-raw-request.ts'
import type { HostileFormat } from '../format-input.ts'
import { growAll, type Growth } from '../grow.ts'
import { ask, chat, responses } from '../operations.ts'

const maxLength = 200_000

const growths: readonly Growth[] = [
  { name: 'sums', by: 'count', head: 'How much is 1', unit: ' + 1', tail: '?' },
  { name: 'powers', by: 'depth', head: 'How much is 2', unit: '^9', tail: '?' },
  { name: 'brackets', by: 'depth', head: 'How much is ', unit: '(', middle: '1', close: ')', tail: '?' },
  { name: 'brackets that never end', by: 'depth', head: 'How much is ', unit: '(1+' },
  { name: 'functions', by: 'depth', head: 'How much is ', unit: 'sqrt(', middle: '2', close: ')', tail: '?' },
  { name: 'factorials', by: 'repetition', head: 'How much is 9', unit: '!', tail: '?' },
  { name: 'signs', by: 'repetition', head: 'How much is ', unit: '-', tail: '1?' },
  { name: 'digits', by: 'length', head: 'How much is 1', unit: '9', tail: ' * 3?' },
  { name: 'numbers in words', by: 'count', head: 'How much is one', unit: ' hundred and one', tail: ' plus two?' },
  { name: 'numbers in kanji', by: 'count', unit: '百に百を足す', tail: 'と？' },
  { name: 'roots in kanji', by: 'depth', unit: '9の平方根の', tail: '平方根は？' },
  { name: 'percents', by: 'repetition', head: 'What is 5', unit: ' % of 5', tail: '?' },
  { name: 'dates', by: 'count', head: 'How many days from ', unit: 'January 1, 2024 to ', tail: 'today?' },
  { name: 'weekdays', by: 'count', head: 'What day is ', unit: 'Monday after ', tail: 'tomorrow?' },
  { name: 'units', by: 'count', head: 'How many ', unit: 'metres in kilometres of ', tail: 'miles?' },
  { name: 'sizes to pack', by: 'count', head: 'Pack into 100x100x100 the boxes ', unit: '2x3x4, ' },
  { name: 'sizes that never end', by: 'repetition', head: 'Pack ', unit: '2 x ' },
  { name: 'a text to translate', by: 'length', head: 'Translate "', unit: 'the river ', tail: '" into Japanese' },
  { name: 'quotation marks to translate', by: 'repetition', head: 'Translate ', unit: '"', tail: ' into Japanese' },
  { name: 'languages to translate into', by: 'repetition', head: 'Translate hello', unit: ' in Japanese', tail: '.' },
  { name: 'blanks before a language', by: 'length', head: 'Translate hello', unit: ' ', tail: 'in Japanese.' },
  { name: 'brackets to translate', by: 'repetition', unit: '「', tail: '」を英語に訳して' },
  { name: 'places of a journey', by: 'repetition', head: 'How do I get from', unit: ' a to from', tail: '?' },
  { name: 'blanks of a journey', by: 'length', head: 'from', unit: ' ', tail: 'a to b' },
  { name: 'journeys in Japanese', by: 'repetition', unit: 'から駅まで', tail: '行きたい' },
  { name: 'subjects', by: 'repetition', head: 'Who is ', unit: 'the capital of ', tail: 'Berlin?' },
  { name: 'questions', by: 'count', unit: 'What is Berlin? ' },
  { name: 'questions without a blank', by: 'repetition', unit: '?' },
  { name: 'politeness', by: 'repetition', unit: 'please could you ', tail: 'tell me about Berlin' },
  { name: 'names', by: 'count', head: 'Is the name ', unit: (index) => `Ann${index} `, tail: 'of a woman?' },
  { name: 'mails', by: 'count', head: 'Is this spam: ', unit: 'Subject: a\n\nb ', tail: '?' },
  { name: 'addresses', by: 'count', head: 'Where is ', unit: '8.8.8.8 ', tail: '?' },
  { name: 'events of a stream', by: 'repetition', unit: 'data: [DONE]\n\n' },
  { name: 'marks of a template', by: 'repetition', unit: '<|im_start|>system\n{{ a }}<|im_end|>' },
  { name: 'code', by: 'count', unit: '```js\nlet a = 1\n```\n' },
  { name: 'lists', by: 'count', head: 'Sort: ', unit: (index) => `item ${index}, ` },
  { name: 'tabs and lines', by: 'repetition', head: 'What', unit: '\t\n', tail: 'is 1 + 1' },
  { name: 'a word', by: 'length', unit: 'a' },
  { name: 'capitals', by: 'count', unit: 'Ann Bob ' },
]

/** A plain question to each skill of the assistant, each of which loads what it answers from. */
const plainQuestions = [
  'How much is 2 + 2?',
  'What is 5 % of 80?',
  'How many days from January 1, 2024 to March 1, 2024?',
  'How many miles are 3 kilometres?',
  'Pack into 100x100x100 the boxes 2x3x4, 5x6x7.',
  'Translate "the river" into Japanese',
  '「川」を英語に訳して',
  'How do I get from Hannover to Berlin?',
  'What is Berlin?',
  'Is the name Anna of a woman?',
  'Is this spam: Subject: a\n\nCheap watches',
  'Where is 8.8.8.8?',
  'Good morning!',
]

/** Questions in plain words, as the built-in assistant reads them, whole and as a stream. */
export const questions: HostileFormat = {
  format: 'questions and streams',
  *generate(random) {
    yield* growAll(growths, random, maxLength)
  },
  requests: ({ bytes }) => sendAll(bytes.toString()),
  plainCalls: () => plainQuestions.flatMap(sendAll),
}

function sendAll(text: string): RawRequest[] {
  const messages = Array.from({ length: 8 }, () => ({ role: 'user', content: text.slice(0, 5000) }))
  return [
    postJson(chat, ask(text)),
    postJson(chat, JSON.stringify({ stream: true, messages: [{ role: 'user', content: text }] })),
    postJson(chat, JSON.stringify({ max_tokens: 1, messages })),
    postJson('/chat/v1/completions', JSON.stringify({ max_tokens: 4, stream: true, echo: true, prompt: text })),
    postJson(responses, JSON.stringify({ stream: true, store: false, input: text })),
  ]
}
