import { lookUp } from '../../../../libraries/json/look-up.ts'
import type { BookLanguage, Phrase } from './phrase-book.ts'

/** Marks that end a text, with the white space before them. */
const marks = /[\s.。…!！?？:：]/u

/** Full stops that belong to a word. */
const abbreviation = /(?:\b[ap]\.m|\betc|\b(?:Mr|Mrs|Ms|Dr|St|Jr|Sr|No|Inc|Ltd|Co)|\b\p{Lu})\.$/u

const japaneseMarks: Readonly<Record<string, string>> = { '.': '。', '!': '！', '?': '？', '：': ':' }
const englishMarks: Readonly<Record<string, string>> = { '。': '.', '！': '!', '？': '?', '：': ':', '…': '…' }

/** The answer of the book with the final mark of the text that was asked. */
export function adaptAnswer(text: string, { target }: Phrase, language: BookLanguage): string {
  const [asked, known] = [cutMarks(text), cutMarks(target)]
  const end = language === 'en' ? endJapanese(asked.marks, known) : endEnglish(asked.marks, known)
  // "Best wishes," stands at the end of a letter.
  return known.body.replace(/,$/, '') + end
}

interface Ended {
  readonly body: string
  readonly marks: string
}

/** What English asks Japanese may say: "Can I have the menu?" is メニューをください。 */
function endJapanese(asked: string, { body, marks: known }: Ended): string {
  const isQuestion = /[?？]/u.test(known) || body.endsWith('か')
  if (asked === '') return isQuestion && !body.endsWith('か') ? '？' : ''
  if (/^\.{2,}$/.test(asked)) return asked
  return asked.includes('?') && !isQuestion ? known : convert(asked, japaneseMarks)
}

/** Japanese may leave the question mark out. */
function endEnglish(asked: string, { marks: known }: Ended): string {
  if (/^\.{2,}$/.test(asked)) return asked
  const written = convert(asked, englishMarks)
  const isQuestion = known.includes('?')
  if (isQuestion) return written.includes('?') || written === '…' ? written : '?'
  return written.includes('?') ? known : written
}

function convert(asked: string, table: Readonly<Record<string, string>>): string {
  return Array.from(asked, (mark) => lookUp(table, mark) ?? mark).join('')
}

function cutMarks(text: string): Ended {
  let end = text.length
  while (end > 0 && marks.test(text[end - 1] ?? '')) end--
  const last = text.slice(end).trimStart()
  if (abbreviation.test(text.slice(0, end + 1).slice(-8)) && text[end] === '.')
    return { body: text.slice(0, end + 1), marks: text.slice(end + 1).trim() }
  return { body: text.slice(0, end), marks: last.replace(/\s/gu, '') }
}
