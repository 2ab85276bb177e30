import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { hashText, joinHashes } from '../../src/interfaces/moderations/engines/embedded/model/hash.ts'
import { themeNumber } from '../../src/interfaces/moderations/engines/embedded/model/themes.ts'
import { inflect } from './inflect.ts'
import { readWordNet } from './read-wordnet.ts'
import { disguise, readProfanityLists } from './profanity-lists.ts'

export interface Phrase {
  readonly hash: number
  low: number
  high: number
}

const files = ['sexual', 'hate', 'violence', 'self-harm', 'context', 'japanese']

/** Groups that hate speech is about; `group-other` is anybody else. */
const protectedGroups = [
  'group-race',
  'group-religion',
  'group-origin',
  'group-gender',
  'group-lgbt',
  'group-disability',
]

/** All words and phrases of the lexicons with their themes. */
export async function readLexicons(): Promise<readonly Phrase[]> {
  const phrases = new Map<number, Phrase>()
  const add = (text: string, theme: string) => {
    addPhrase(phrases, text, theme)
    if (protectedGroups.includes(theme)) addPhrase(phrases, text, 'group')
  }
  for (const name of files) {
    let theme = ''
    for (const line of (await readFile(join(import.meta.dirname, `lexicons/${name}.txt`), 'utf8')).split('\n')) {
      if (line.startsWith('#') || line.trim() === '') continue
      const heading = /^\[(.+)\]$/.exec(line)
      if (heading) theme = heading[1] ?? ''
      else for (const entry of line.split(',')) for (const form of inflect(entry.trim().toLowerCase())) add(form, theme)
    }
  }
  for (const { text, theme } of await readWordNet()) for (const form of [text, `${text}s`]) add(form, theme)
  for (const { text, theme } of await readProfanityLists()) for (const form of disguise(text)) add(form, theme)
  return [...phrases.values()].toSorted((one, other) => one.hash - other.hash)
}

function addPhrase(phrases: Map<number, Phrase>, text: string, theme: string): void {
  const number = themeNumber.get(theme)
  if (number === undefined) throw new Error(`There is no theme "${theme}".`)
  const words = text.replaceAll("'", '').split(' ').filter(Boolean)
  if (words.length === 0) return
  const hash = words.map((word) => hashText(word)).reduce((before, next) => joinHashes(before, next))
  const phrase = phrases.get(hash) ?? { hash, low: 0, high: 0 }
  if (number < 32) phrase.low = (phrase.low | (1 << number)) >>> 0
  else phrase.high = (phrase.high | (1 << (number - 32))) >>> 0
  phrases.set(hash, phrase)
}
