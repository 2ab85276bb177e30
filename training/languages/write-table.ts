import { brotliCompressSync, constants } from 'node:zlib'
import {
  firstLength,
  tableFormat,
  type TableLanguage,
} from '../../src/capabilities/translation/domain/detect/language-table.ts'

/** The bits of each language, by key. */
type Keys = ReadonlyMap<string, ReadonlyMap<string, number>>

/** The file that `readLanguageTable` reads, packed. */
export function writeTable(languages: readonly TableLanguage[], words: Keys, grams: Keys): Buffer {
  const header = JSON.stringify({ format: tableFormat, languages, words: words.size, grams: grams.size })
  const file = Buffer.concat([
    Buffer.from(`${header}\n${writeKeys(words)}${writeKeys(grams)}`),
    writeBits(languages, words),
    writeBits(languages, grams),
  ])
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_LGWIN, BROTLI_PARAM_SIZE_HINT } = constants
  return brotliCompressSync(file, {
    params: { [BROTLI_PARAM_QUALITY]: 11, [BROTLI_PARAM_LGWIN]: 24, [BROTLI_PARAM_SIZE_HINT]: file.length },
  })
}

function writeKeys(keys: Keys): string {
  let before = ''
  return [...keys.keys()]
    .toSorted()
    .map((key) => {
      const shared = countShared(before, key)
      before = key
      return `${String.fromCharCode(firstLength + shared)}${key.slice(shared)}\n`
    })
    .join('')
}

function countShared(one: string, other: string): number {
  let length = 0
  while (length < one.length && one[length] === other[length]) length++
  return length
}

function writeBits(languages: readonly TableLanguage[], keys: Keys): Buffer {
  const sorted = [...keys.keys()].toSorted()
  return Buffer.concat(languages.map(({ tag }) => Buffer.from(sorted.map((key) => keys.get(key)?.get(tag) ?? 0))))
}
