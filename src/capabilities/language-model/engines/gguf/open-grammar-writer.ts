import type { WorkerPool, WorkerPools } from '../../../../kernel/foundation/workers/pools.ts'
import { type GrammarRequest, writeRequestGrammar, type WrittenGrammar } from './write-request-grammar.ts'

/** Characters of schemas that are a few milliseconds of work at most. */
const maxInPlace = 2_000

/** Writes grammars: those of large schemas in a thread, where they take up to 80 ms. */
export function openGrammarWriter(workers: WorkerPools): WorkerPool<GrammarRequest, WrittenGrammar> {
  return workers.open(new URL('./grammar-worker.ts', import.meta.url), {
    queue: 'language-model',
    inPlace: { suits: isSmall, run: writeRequestGrammar },
  })
}

function isSmall({ tools, format }: GrammarRequest): boolean {
  return JSON.stringify([tools, format]).length <= maxInPlace
}
