import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { choosePhrases, type ChosenPhrase } from './choose-phrases.ts'
import { readOwnPairs } from './read-own-pairs.ts'
import { readPairs } from './read-pairs.ts'
import { scorePairs } from './score-pairs.ts'
import { toPhrase } from './to-phrase.ts'
import { writePhraseFile } from './write-phrase-file.ts'

const folder = join(import.meta.dirname, '../../../src/capabilities/translation/models/phrase-book')

/** Makes the phrase book between English and Japanese: some six minutes of one processor and 2 GB of memory. */
export default async function train(): Promise<void> {
  const own = (await readOwnPairs()).map((pair) => ({ ...pair, agreement: 0 }))
  const scored = scorePairs(await readPairs())
  const phrases = [...own, ...scored].map(toPhrase).filter((phrase) => phrase !== undefined)
  const chosen = choosePhrases(phrases)
  const file = writePhraseFile(chosen)
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'phrases.br'), file)
  report(chosen, file.length)
}

function report(chosen: readonly ChosenPhrase[], bytes: number): void {
  for (const [kind, phrases] of Map.groupBy(chosen, ({ kind }) => kind))
    console.log(`${kind}: ${phrases.length} phrases`)
  console.log(`${chosen.length} phrases, ${bytes} bytes`)
}
