import { availableParallelism } from 'node:os'
import type { Site } from '../../../dialects/mediawiki/site.ts'
import { createWorkerPools } from '../../../kernel/foundation/workers/piscina-pools.ts'
import type { WorkerPool } from '../../../kernel/foundation/workers/pools.ts'
import type { PageRows } from '../storage/page-rows.ts'
import { type PackedRows, unpackRows } from './xml/pack-rows.ts'
import type { DecodeTask } from './source/bzip2/decode-block.ts'
import { PageParser } from './xml/page-parser.ts'
import { handOver } from '../../../kernel/foundation/workers/hand-over.ts'
import type { ParseTask } from './xml/parse-worker.ts'

export interface ParsedPages {
  readonly pages: readonly PageRows[]
  /** Memory of their texts, to be released when they are written. */
  readonly bodies: Uint8Array
}

/** The threads of one import. */
export interface Workers extends AsyncDisposable {
  readonly decoders: WorkerPool<DecodeTask, Uint8Array>
  /** The bytes are gone afterwards. */
  parse(xml: Buffer, site: Site): Promise<ParsedPages>
}

export const workerThreads = Math.min(2, availableParallelism())

/** MiB. */
const youngGeneration = 4

/** What may wait is bounded where it is made. */
const maxQueue = 64

/** An import waits for its work, however long that takes. */
const unbounded = { maxWaitMs: Number.POSITIVE_INFINITY, maxRunMs: Number.POSITIVE_INFINITY }

/** Less is done before a thread has started. */
const minLengthForThread = 512 * 1024

/** Threads start with the first task for them. */
export function openWorkers(): Workers {
  const pools = createWorkerPools({ maxThreads: 2 * workerThreads, maxQueue, youngGeneration })
  const parsers = pools.open<unknown, PackedRows>(new URL('./xml/parse-worker.ts', import.meta.url), {
    ...unbounded,
    queue: 'pages',
  })
  return {
    decoders: pools.open<DecodeTask, Uint8Array>(new URL('./source/bzip2/decode-worker.ts', import.meta.url), {
      ...unbounded,
      queue: 'blocks',
    }),
    async parse(xml, site) {
      if (xml.length < minLengthForThread) return { pages: new PageParser(site).parse(xml), bodies: new Uint8Array(0) }
      const task: ParseTask = { xml, site }
      const packed = await parsers.run(handOver(task, [xml.buffer]))
      return { pages: unpackRows(packed), bodies: packed.bodies }
    },
    [Symbol.asyncDispose]: () => pools[Symbol.asyncDispose](),
  }
}
