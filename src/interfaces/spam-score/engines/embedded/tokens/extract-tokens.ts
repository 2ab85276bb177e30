import type { Mail } from '../mail/mail.ts'
import { readWords } from '../words/words.ts'

/** Bits of a token's number; the model holds one weight for each. */
export const tokenBits = 18
const mask = 2 ** tokenBits - 1

/** Different tokens of one mail that count. */
const tokenLimit = 2_000

/**
 * The words of the subject and of the text and their neighbours in pairs, as hashes (FNV-1a), each once. Left out is what shows
 * when and where a mail went rather than what kind it is: dates, numbers, the names and hosts of its own header, list tags and list footers.
 */
export function extractTokens(mail: Mail): Int32Array {
  const tokens = new Set<number>()
  const own = namesInHeader(mail)
  addWords(tokens, 's:', readWords(mail.subject.replaceAll(/\[[^[\]]{1,40}\]/g, ' ')).list, own)
  const text = cutFooter(mail.visibleText)
  addWords(tokens, '', text === mail.visibleText ? mail.words.list : readWords(text).list, own)
  addCapitals(tokens, text, own)
  return Int32Array.from(tokens)
}

function addWords(tokens: Set<number>, prefix: string, words: readonly string[], own: ReadonlySet<string>): void {
  const start = hash(prefix, 0x811c9dc5)
  let before = 0
  for (const word of words) {
    if (tokens.size >= tokenLimit) return
    if (word.length < 2 || word.length > 24 || passing.has(word) || isNumber(word) || own.has(word)) {
      before = 0
      continue
    }
    const single = hash(word, start)
    tokens.add(single & mask)
    if (before !== 0) tokens.add(hash(word, Math.imul(before, 31) + 17) & mask)
    before = single
  }
}

/** Words in capitals once more, for how loud they are. */
function addCapitals(tokens: Set<number>, text: string, own: ReadonlySet<string>): void {
  for (const [word] of text.slice(0, 20_000).matchAll(/\b[A-Z]{3,20}\b/g))
    if (tokens.size < tokenLimit && !own.has(word.toLowerCase())) tokens.add(hash(word, 0x811c9dc5) & mask)
}

function hash(text: string, start: number): number {
  let value = start
  for (let index = 0; index < text.length; index++) value = Math.imul(value ^ text.charCodeAt(index), 0x01000193)
  return value ^ (value >>> 15)
}

function isNumber(word: string): boolean {
  const first = word.charCodeAt(0)
  return first >= 48 && first <= 57
}

/** Days, months and time zones. */
const passing = new Set(
  'mon tue wed thu fri sat sun monday tuesday wednesday thursday friday saturday sunday jan feb mar apr may jun jul aug sep sept oct nov dec january february march april june july august september october november december gmt utc est edt pst pdt cst cdt ist bst am pm'.split(
    ' ',
  ),
)

const ownFields = new Set([
  'from',
  'to',
  'cc',
  'reply-to',
  'sender',
  'list-id',
  'list-post',
  'return-path',
  'delivered-to',
  'x-beenthere',
  'message-id',
  'received',
  'errors-to',
  'x-original-to',
])

/** Labels of hosts and mailboxes, and names of people, that the header holds. */
function namesInHeader({ headers }: Mail): Set<string> {
  const names = new Set<string>()
  for (const { name, value } of headers.fields)
    if (ownFields.has(name))
      for (const [found] of value
        .slice(0, 1_000)
        .toLowerCase()
        .matchAll(/[a-z][a-z\d]{2,30}/g))
        names.add(found)
  for (const common of ordinary) names.delete(common)
  return names
}

/** Words that headers hold and that mean something all the same. */
const ordinary = [
  'free',
  'news',
  'mail',
  'info',
  'support',
  'service',
  'security',
  'account',
  'offers',
  'sales',
  'with',
  'from',
  'for',
  'the',
  'money',
  'update',
  'team',
  'customer',
  'alert',
  'deals',
  'win',
  'best',
  'loan',
  'credit',
]

/** A list's footer: what follows a ruled line near the end. */
function cutFooter(text: string): string {
  const near = Math.max(0, text.length - 900)
  const at = text.slice(near).search(/^[ \t]{0,3}(?:_{15,200}|-{15,200}|={15,200}|\*{15,200}|-=-[-=]{5,200})/m)
  return at < 0 ? text : text.slice(0, near + at)
}
