/** Packs on this machine, in a worker thread, so that a long search delays no other call. */
import type { EngineContext } from '../../../kernel/engines.ts'
import type { BinPacker, Packing } from '../engine.ts'
import type { Settings } from '../settings.ts'
import type { TimedRequest } from './search/pack-items.ts'

export default function createEngine({
  workers,
  settings,
}: Pick<EngineContext<Settings>, 'workers' | 'settings'>): BinPacker {
  const pool = workers.open<TimedRequest, Packing>(new URL('./pack-worker.ts', import.meta.url))
  return {
    pack(request, options) {
      return pool.run({ ...request, timeLimit: request.timeLimit ?? settings.BIN_PACKING_TIME_LIMIT_MS }, options)
    },
  }
}
