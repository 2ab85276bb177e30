import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const folder = process.env['MAINSTAY_IPADIC'] ?? '/usr/share/mecab/dic/ipadic'

interface Entry {
  readonly surface: string
  /** In katakana. */
  readonly reading: string
  /** `said` is what stands by itself: greetings, adverbs. */
  readonly kind: 'name' | 'place' | 'said' | 'word'
  /** 姓 for family names, 名 for given names. */
  readonly detail: string
}

const kinds: readonly (readonly [file: RegExp, kind: Entry['kind']])[] = [
  [/^Noun\.name/, 'name'],
  [/^Noun\.(?:place|org)/, 'place'],
  [/^(?:Interjection|Adverb|Conjunction|Noun\.adverbal|Noun\.demonst)/, 'said'],
  [/^(?:Noun\.|Noun\.adjv|Noun\.verbal|Adj|Verb)/, 'word'],
]

/** The IPA dictionary as the Debian package mecab-ipadic has it; verbs and adjectives in the form a dictionary has. */
export function readEntries(): Entry[] {
  if (!existsSync(folder)) throw new Error(`${folder} is missing: apt-get install mecab-ipadic`)
  const decoder = new TextDecoder('euc-jp')
  return readdirSync(folder)
    .filter((name) => name.endsWith('.csv'))
    .toSorted()
    .flatMap((name) => {
      const kind = kinds.find(([file]) => file.test(name))?.[1]
      return kind ? readFile(decoder.decode(readFileSync(join(folder, name))), kind) : []
    })
}

function readFile(text: string, kind: Entry['kind']): Entry[] {
  return text.split('\n').flatMap((line) => {
    const [surface = '', , , , , , , detail = '', , , base = '', reading = ''] = line.split(',')
    return surface !== '' && (base === surface || base === '*') ? [{ surface, reading, kind, detail }] : []
  })
}
