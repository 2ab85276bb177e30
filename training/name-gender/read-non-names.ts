import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { noName } from '../../src/interfaces/name-gender/engines/embedded/origins.ts'
import type { OriginRow } from './row.ts'

const max = 9000
const gibberish = 20_000
/** A word that comes more often is no name, though some people bear it: the, you, can. */
const fewest = 1000

/** What is no name: common English words that are not written with a capital, and letters at random. */
export async function readNonNames(
  folder: string,
  isName: (word: string) => boolean,
  random: () => number,
): Promise<OriginRow[]> {
  const text = gunzipSync(await readFile(join(folder, 'english-modern.txt.gz'))).toString('utf8')
  const counts = new Map<string, number>()
  for (const [word] of text.matchAll(/(?<![\w'])[a-z]{3,}(?![\w'])/g)) counts.set(word, (counts.get(word) ?? 0) + 1)
  const common = [...counts]
    .filter(([word, count]) => count > 3 && (count > fewest || !isName(word)))
    .toSorted((one, other) => other[1] - one[1])
  const invented = Array.from({ length: gibberish }, () => invent(random))
  return [...common.slice(0, max).map(([word]) => word), ...invented].flatMap((word) => [
    { word, role: 'given' as const, origin: noName, weight: 5 },
    { word, role: 'family' as const, origin: noName, weight: 5 },
  ])
}

function invent(random: () => number): string {
  const letters = random() < 0.5 ? 'qwertyuiopasdfghjklzxcvbnm' : 'bcdfghjklmnpqrstvwxz'
  const length = 3 + Math.floor(random() * 8)
  return Array.from({ length }, () => letters.charAt(Math.floor(random() * letters.length))).join('')
}
