import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { featureCount } from '../../src/interfaces/moderations/engines/embedded/model/extract-features.ts'
import { type FileHeader, learned } from '../../src/interfaces/moderations/engines/embedded/model/file-format.ts'
import type { Pooling } from '../../src/interfaces/moderations/engines/embedded/model/pool-passage.ts'
import type { ClusteredWord } from './read-clusters.ts'
import type { Phrase } from './read-lexicons.ts'

/** What is known of words before anything is learnt. */
export interface Vocabulary {
  readonly phrases: readonly Phrase[]
  readonly words: readonly ClusteredWord[]
}

/** Writes what `file-format.ts` describes; gives its bytes. */
export function toModelFile(
  { phrases, words }: Vocabulary,
  weights: Float64Array,
  { pooling, discounts }: Pooling,
  thresholds: FileHeader['thresholds'],
): Buffer {
  const width = learned.length
  const scales = learned.map((_, category) => {
    let largest = 0
    for (let at = category; at < weights.length; at += width) largest = Math.max(largest, Math.abs(weights[at] ?? 0))
    return largest / 127 || 1
  })
  const steps = Int8Array.from(weights, (weight, at) => Math.round(weight / (scales[at % width] ?? 1)))
  const header: FileHeader = {
    format: 'mainstay-moderation-2',
    name: 'mainstay-moderation',
    phrases: phrases.length,
    clustered: words.length,
    features: featureCount,
    scales,
    pooling,
    discounts,
    thresholds,
  }
  const column = (read: (phrase: Phrase) => number) => Buffer.from(Uint32Array.from(phrases, read).buffer)
  const parts = [
    column(({ hash }) => hash),
    column(({ low }) => low),
    column(({ high }) => high),
    Buffer.from(Uint32Array.from(words, ({ hash }) => hash).buffer),
    Buffer.from(Uint16Array.from(words, ({ cluster }) => cluster).buffer),
    Buffer.from(steps.buffer),
  ]
  const bytes = Buffer.concat([Buffer.from(`${JSON.stringify(header)}\n`), ...parts])
  return brotliCompressSync(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  })
}

export async function writeModel(path: string, file: Buffer): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, file)
}
