/** Packs on this machine, in a worker thread where it takes long, so that a long search delays no other call. */
import type { EngineContext } from '../../../kernel/wire/interface/engine.ts'
import { answerCall } from './embedded/answer-call.ts'
import type { BinPacker, Packing } from '../port.ts'
import type { Settings } from '../settings.ts'
import type { TimedCall } from './embedded/answer-worker.ts'
import { isSmallCall } from './embedded/is-small-call.ts'
import { packTidily, type TimedRequest } from './embedded/search/pack-items.ts'

const queue = 'bin-packing'

/** Milliseconds that reading, writing and the first packing of very many items take besides the search. */
const besidesSearch = 30_000

export default function createEngine({
  workers,
  settings,
}: Pick<EngineContext<Settings>, 'workers' | 'settings'>): BinPacker {
  const defaultLimit = settings.BIN_PACKING_TIME_LIMIT_MS
  const maxRunMs = defaultLimit + besidesSearch
  const packers = workers.open<TimedRequest, Packing>(new URL('./embedded/pack-worker.ts', import.meta.url), {
    queue,
    maxRunMs,
  })
  const answerers = workers.open<TimedCall, string | Uint8Array>(
    new URL('./embedded/answer-worker.ts', import.meta.url),
    {
      queue,
      maxRunMs,
      inPlace: { suits: isSmallCall, run: (call) => answerCall(call, packTidily) },
    },
  )
  return {
    pack: (request, options) => packers.run({ ...request, timeLimit: request.timeLimit ?? defaultLimit }, options),
    answer: (call, options) => answerers.run({ ...call, timeLimit: defaultLimit }, options),
  }
}
