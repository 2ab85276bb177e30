import { brotliCompressSync, constants } from 'node:zlib'
import { type FileHeader, toByte } from '../../../src/capabilities/language-model/domain/ngram/file-format.ts'
import type { RunLevel } from './count-runs.ts'
import type { Estimates } from './estimate.ts'
import { countChildren, stepsBetween, toBytes } from './level-columns.ts'

/** The runs that were kept, as the model's file has them. */
export function writeModel(
  merges: Uint16Array,
  levels: readonly RunLevel[],
  estimates: readonly Estimates[],
  kept: readonly Uint8Array[],
): Buffer {
  const columns = levels.map((_, depth) => writeLevel(levels, estimates, kept, depth))
  const header: FileHeader = {
    format: 'mainstay-ngram-1',
    merges: merges.length / 2,
    nodes: columns.map(([count]) => count),
  }
  const raw = [Buffer.from(`${JSON.stringify(header)}\n`), toBytes(merges), ...columns.flatMap(([, parts]) => parts)]
  return brotliCompressSync(Buffer.concat(raw), {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24 },
  })
}

function writeLevel(
  levels: readonly RunLevel[],
  estimates: readonly Estimates[],
  kept: readonly Uint8Array[],
  depth: number,
): readonly [number, Buffer[]] {
  const [level, estimate, isKept, next] = [levels[depth], estimates[depth], kept[depth], levels[depth + 1]]
  if (!level || !estimate || !isKept) return [0, []]
  const runs = Int32Array.from(range(level.size)).filter((run) => isKept[run] === 1)
  const parts = [
    toBytes(stepsBetween(level, runs)),
    Buffer.from(Array.from(runs, (run) => toByte(estimate.own[run] ?? 0))),
  ]
  if (next) {
    const children = countChildren(next, kept[depth + 1], level.size)
    parts.push(toBytes(Uint16Array.from(runs, (run) => children[run] ?? 0)))
  }
  return [runs.length, parts]
}

function* range(size: number): Iterable<number> {
  for (let at = 0; at < size; at++) yield at
}
