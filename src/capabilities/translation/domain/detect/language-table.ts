import type { WaitTurn } from '../../../../kernel/foundation/workers/yield-to-event-loop.ts'
import { Type } from 'typebox'
import { createJsonReader } from '../../../../libraries/json/create-json-reader.ts'
import type { Script } from './scripts.ts'

/**
 * How common words and runs of letters are in each language. Unpacked, the file is a line of JSON; the words and the runs in their order, each on a line that
 * begins with the number of letters, from `!`, that it shares with the one before; then a byte for each word in each language, and for each run
 * likewise: the bits of evidence that it gives for the language, 0 where it is rare there.
 */
export interface LanguageTable {
  readonly languages: readonly TableLanguage[]
  readonly words: BitsTable
  readonly grams: BitsTable
}

export interface TableLanguage {
  readonly tag: string
  readonly script: Script
}

export const tableFormat = 'mainstay-languages-1'

const readHeader = createJsonReader(
  Type.Object({
    format: Type.Literal(tableFormat),
    languages: Type.Array(Type.Object({ tag: Type.String(), script: Type.Unsafe<Script>(Type.String()) })),
    words: Type.Integer(),
    grams: Type.Integer(),
  }),
)

/** Reads 70,000 keys; `step` lets others have their turn between them. */
export async function readLanguageTable(file: Buffer, step: WaitTurn): Promise<LanguageTable> {
  const lineEnd = file.indexOf(10)
  const { languages, words: wordCount, grams: gramCount } = readHeader(file.toString('utf8', 0, lineEnd))
  const words = await readKeys(file, lineEnd + 1, wordCount, step)
  const grams = await readKeys(file, words.end, gramCount, step)
  const gramsStart = grams.end + wordCount * languages.length
  return {
    languages,
    words: new BitsTable(words.places, file.subarray(grams.end, gramsStart)),
    grams: new BitsTable(grams.places, file.subarray(gramsStart)),
  }
}

/** Keys between two steps. */
const keysAStep = 500

async function readKeys(file: Buffer, start: number, count: number, step: WaitTurn) {
  const places = new Map<string, number>()
  let end = start
  let before = ''
  for (let place = 0; place < count; place++) {
    if (place % keysAStep === 0) await step()
    const lineEnd = file.indexOf(10, end)
    before = before.slice(0, (file[end] ?? 0) - firstLength) + file.toString('utf8', end + 1, lineEnd)
    places.set(before, place)
    end = lineEnd + 1
  }
  return { places, end }
}

/** The character that says that a key shares nothing with the one before. */
export const firstLength = 33

export class BitsTable {
  readonly #places: ReadonlyMap<string, number>
  readonly #bits: Uint8Array

  constructor(places: ReadonlyMap<string, number>, bits: Uint8Array) {
    this.#places = places
    this.#bits = bits
  }

  placeOf(key: string): number | undefined {
    return this.#places.get(key)
  }

  bitsAt(place: number, language: number): number {
    return this.#bits[language * this.#places.size + place] ?? 0
  }
}
