import { brotliCompressSync, constants } from 'node:zlib'
import { flagBits, kinds, phraseFormat } from '../../../src/capabilities/translation/engines/phrase-book/phrase-file.ts'
import { type ChosenPhrase, compareByEnglish, orderByJapanese } from './choose-phrases.ts'

/** The file that the server reads; its form is described where it is read. */
export function writePhraseFile(chosen: readonly ChosenPhrase[]): Buffer {
  const phrases = chosen.toSorted(compareByEnglish)
  const header = { format: phraseFormat, count: phrases.length }
  const order = orderByJapanese(phrases)
  const bytes = Buffer.concat([
    Buffer.from(`${JSON.stringify(header)}\n`),
    Buffer.from(phrases.map(({ english }) => `${english}\n`).join('')),
    Buffer.from(phrases.map(({ japanese }) => `${japanese}\n`).join('')),
    Uint8Array.from(phrases, toFlags),
    ...[0, 8, 16].map((shift) => Uint8Array.from(order, (place) => (place >> shift) & 255)),
  ])
  return brotliCompressSync(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_LGWIN]: 24,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  })
}

function toFlags({ kind, source, answersEnglish, answersJapanese }: ChosenPhrase): number {
  return (
    kinds.indexOf(kind) |
    (answersEnglish ? flagBits.answersEnglish : 0) |
    (answersJapanese ? flagBits.answersJapanese : 0) |
    (source === 'own' ? flagBits.isOwn : 0)
  )
}
