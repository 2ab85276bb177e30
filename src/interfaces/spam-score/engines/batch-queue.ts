import { kernelError } from '../../../kernel/errors.ts'
import type { ScoreOptions } from '../engine.ts'

/** Mails of one batch: enough to make the way to the thread cheap, few enough to answer soon. */
const batchLength = 16
const batchCharacters = 524_288
/** Batches on the way at a time: one is worked on while the next one waits. */
const batchesInFlight = 4
/** Characters of all mails that wait; past it callers are told to come again. */
const waitingLimit = 67_108_864

interface Waiting<Result> {
  readonly source: string
  readonly signal: AbortSignal | undefined
  readonly resolve: (result: Result) => void
  readonly reject: (reason: unknown) => void
}

export interface BatchQueue<Result> {
  /** Throws `busy` (503) when too much waits and `cancelled` (499) when the signal aborts before its turn. */
  add(source: string, options?: ScoreOptions): Promise<Result>
}

/** Gathers mails that arrive together into one task of a worker; a result stands at its mail's place. */
export function createBatchQueue<Result>(
  work: (sources: readonly string[]) => Promise<readonly Result[]>,
): BatchQueue<Result> {
  const waiting: Waiting<Result>[] = []
  let waitingCharacters = 0
  let inFlight = 0

  function takeBatch(): Waiting<Result>[] {
    const batch: Waiting<Result>[] = []
    let characters = 0
    while (waiting.length > 0 && batch.length < batchLength && characters < batchCharacters) {
      const next = waiting.shift()
      if (!next) break
      waitingCharacters -= next.source.length
      if (next.signal?.aborted) next.reject(kernelError('cancelled', 'The caller went away.'))
      else {
        batch.push(next)
        characters += next.source.length
      }
    }
    return batch
  }

  function pump(): void {
    while (inFlight < batchesInFlight && waiting.length > 0) {
      const batch = takeBatch()
      if (batch.length > 0) void send(batch)
    }
  }

  async function send(batch: readonly Waiting<Result>[]): Promise<void> {
    inFlight += 1
    try {
      const results = await work(batch.map(({ source }) => source))
      batch.forEach(({ resolve, reject }, place) => {
        const result = results[place]
        if (result === undefined) reject(new Error('A worker gave fewer results than it was asked for.'))
        else resolve(result)
      })
    } catch (thrown) {
      const [only, ...others] = batch
      if (others.length === 0) only?.reject(thrown)
      // One mail that cannot be scored must not take its neighbours along.
      else await Promise.all(batch.map((mail) => send([mail])))
    } finally {
      inFlight -= 1
      pump()
    }
  }

  return {
    add(source, { signal } = {}) {
      if (waitingCharacters > waitingLimit)
        throw kernelError('busy', 'Too many mails wait to be scored; try again in a moment.', {
          headers: { 'retry-after': '1' },
        })
      return new Promise((resolve, reject) => {
        waiting.push({ source, signal, resolve, reject })
        waitingCharacters += source.length
        // After this turn of the event loop, so that mails which came together go together.
        setImmediate(pump)
      })
    },
  }
}
