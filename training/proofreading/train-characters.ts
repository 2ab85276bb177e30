import { brotliCompressSync, constants } from 'node:zlib'
import {
  boundary,
  createAlphabet,
  hasOwnNumber,
} from '../../src/interfaces/japanese-proofreading/engines/embedded/channel/alphabet.ts'
import {
  type FileHeader,
  toByte,
} from '../../src/interfaces/japanese-proofreading/engines/embedded/channel/file-format.ts'
import { countRuns, type RunLevel } from '../text-completion/ngram/count-runs.ts'
import { estimate, type Estimates } from '../text-completion/ngram/estimate.ts'
import { countChildren, stepsBetween, toBytes } from '../text-completion/ngram/level-columns.ts'
import { prune } from '../text-completion/ngram/prune.ts'

const order = 5
/** A character that occurs less often goes by its class. */
const minCount = 8

/** The file of a character model; `worth` is how many nats of the whole text a run has to be worth to be kept. */
export function trainCharacters(sentences: readonly string[], worth: number): Buffer {
  const characters = listCharacters(sentences)
  const alphabet = createAlphabet(characters)
  const length = sentences.reduce((sum, sentence) => sum + sentence.length + 1, 1)
  const text = new Uint16Array(length)
  let at = 1
  for (const sentence of sentences) {
    text.set(alphabet.encode(sentence), at)
    at += sentence.length
    text[at++] = boundary
  }
  const levels = countRuns(text, order, alphabet.size)
  const estimates = estimate(levels)
  const kept = prune(levels, estimates, { worthAt: () => worth, mayKeepOnce: () => false })
  return writeFile(characters, levels, estimates, kept)
}

function listCharacters(sentences: readonly string[]): string {
  const counts = new Uint32Array(0x10000)
  for (const sentence of sentences)
    for (let at = 0; at < sentence.length; at++)
      counts[sentence.charCodeAt(at)] = (counts[sentence.charCodeAt(at)] ?? 0) + 1
  const units = [...counts.keys()].filter((unit) => (counts[unit] ?? 0) >= minCount && (unit < 0xd800 || unit > 0xdfff))
  return units
    .map((unit) => String.fromCharCode(unit))
    .filter(hasOwnNumber)
    .join('')
}

function writeFile(
  characters: string,
  levels: readonly RunLevel[],
  estimates: readonly Estimates[],
  kept: readonly Uint8Array[],
): Buffer {
  const columns = levels.map((level, depth) => {
    const isKept = kept[depth] ?? new Uint8Array(0)
    const runs = new Int32Array(level.size).map((_, run) => run).filter((run) => isKept[run] === 1)
    const next = levels[depth + 1]
    const parts = [
      toBytes(stepsBetween(level, runs)),
      Uint8Array.from(runs, (run) => toByte(estimates[depth]?.own[run] ?? 0)),
    ]
    if (next) {
      const children = countChildren(next, kept[depth + 1], level.size)
      parts.push(toBytes(Uint16Array.from(runs, (run) => children[run] ?? 0)))
    }
    return { count: runs.length, parts }
  })
  const header: FileHeader = { format: 'mainstay-characters-1', characters, nodes: columns.map(({ count }) => count) }
  console.log(header.nodes)
  const raw = Buffer.concat([Buffer.from(`${JSON.stringify(header)}\n`), ...columns.flatMap(({ parts }) => parts)])
  return brotliCompressSync(raw, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24 },
  })
}
