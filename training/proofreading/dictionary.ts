import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { CountedWord } from './list-homophones.ts'

const folder = process.env['MAINSTAY_IPADIC'] ?? '/usr/share/mecab/dic/ipadic'

/** A word of the IPA dictionary. */
export interface DictionaryWord {
  readonly surface: string
  /** In katakana. */
  readonly reading: string
  readonly partOfSpeech: string
  readonly isName: boolean
  /** The higher, the rarer. */
  readonly cost: number
}

/** The IPA dictionary as the Debian package mecab-ipadic has it. */
export function readDictionary(): DictionaryWord[] {
  const decoder = new TextDecoder('euc-jp')
  const files = readdirSync(folder).filter((name) => name.endsWith('.csv'))
  return files.flatMap((name) =>
    decoder
      .decode(readFileSync(join(folder, name)))
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => {
        const [surface = '', , , cost = '', partOfSpeech = '', second, , , , , , reading = ''] = line.split(',')
        return { surface, reading, partOfSpeech, isName: second === '固有名詞', cost: Number(cost) }
      }),
  )
}

/** The words of sentences by MeCab, counted. */
export function countWords(sentences: readonly string[]): CountedWord[] {
  const counts = new Map<string, number>()
  for (let begin = 0; begin < sentences.length; begin += 20_000)
    for (const line of runMecab(sentences.slice(begin, begin + 20_000), '%m\t%f[7]\t%f[0]\n', '%m\t\t%f[0]\n', ''))
      counts.set(line, (counts.get(line) ?? 0) + 1)
  return [...counts].map(([line, count]) => {
    const [surface = '', reading = '', partOfSpeech = ''] = line.split('\t')
    return { count, surface, reading, partOfSpeech }
  })
}

/** The words of each sentence as `[surface, reading]`. */
export function tokenize(sentences: readonly string[]): (readonly [surface: string, reading: string])[][] {
  const tokens: (readonly [string, string])[][] = [[]]
  for (const line of runMecab(sentences, '%m\t%f[7]\n', '%m\t\n', 'EOS\n')) {
    const [surface = '', reading = ''] = line.split('\t')
    if (line === 'EOS') tokens.push([])
    else tokens.at(-1)?.push([surface, reading])
  }
  return tokens.slice(0, -1)
}

function runMecab(sentences: readonly string[], known: string, unknown: string, end: string): string[] {
  const input = sentences.map((sentence) => `${sentence.replaceAll('\n', ' ')}\n`).join('')
  const output = execFileSync('mecab', ['-b', '100000', '-F', known, '-U', unknown, '-E', end], {
    input,
    maxBuffer: 2 ** 30,
  })
  return output.toString('utf8').split('\n').slice(0, -1)
}
