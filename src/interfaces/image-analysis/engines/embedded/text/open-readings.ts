import { randomUUID } from 'node:crypto'
import { containFailure } from '../../../../../kernel/foundation/observability/contain.ts'
import type { AnalyzeOptions, Reading, TextPage } from '../../../port.ts'
import { addReading, finishReading, readReading } from '../../../storage/readings.ts'
import type { SeenPicture } from '../picture/see-picture.ts'
import { type PlaceLimits, Places } from './places.ts'
import type { AnalyzerContext } from '../analyzer-context.ts'

export interface Readings extends AsyncDisposable {
  /** Begins to read what `see` gives, once there is room, and gives the reading's id; fails where `see` does, or no room gets free. */
  start(ownerId: string, see: () => Promise<SeenPicture>, options?: AnalyzeOptions): Promise<string>
  find(id: string, ownerId: string): Promise<Reading | undefined>
}

type ReadText = (picture: SeenPicture) => Promise<TextPage>

/** Under way at once in this process, each with an unpacked picture of up to 17 MB. */
const limits: PlaceLimits = { ofAll: 8, ofOwner: 4, maxWaitMs: 30_000 }

/** Milliseconds after which a reading that is still running was left behind by a process that ended. */
const maxRunMs = 10 * 60_000

type Context = Pick<AnalyzerContext, 'storage' | 'now' | 'log'>

/** Readings go on after their address was returned; results lie in storage, where every replica finds them. */
export function openReadings(
  { storage, now, log }: Context,
  readText: ReadText,
  { maxWaitMs = limits.maxWaitMs }: Partial<PlaceLimits> = {},
): Readings {
  const places = new Places({ ...limits, maxWaitMs })
  const works = new Set<Promise<void>>()

  const goOn = (id: string, ownerId: string, picture: SeenPicture) => {
    const contained = { log, doing: 'keeping what was read', details: { reading: id } }
    const work = readAndKeep({ storage, now, log }, readText, id, picture)
      .catch((thrown: unknown) => containFailure(thrown, contained))
      .finally(() => {
        places.leave(ownerId)
        works.delete(work)
      })
    works.add(work)
  }

  return {
    async start(ownerId, see, { signal } = {}) {
      await places.take(ownerId, signal)
      try {
        const picture = await see()
        const id = randomUUID()
        await addReading(storage, { id, ownerId, startedAt: now() })
        goOn(id, ownerId, picture)
        return id
      } catch (thrown) {
        places.leave(ownerId)
        throw thrown
      }
    },
    find: (id, ownerId) => findReading(storage, id, ownerId, now()),
    async [Symbol.asyncDispose]() {
      await Promise.all(works)
    },
  }
}

async function findReading(
  storage: Context['storage'],
  id: string,
  ownerId: string,
  time: number,
): Promise<Reading | undefined> {
  const reading = await readReading(storage, id, ownerId, time)
  const isLeft = reading?.state === 'running' && time - reading.startedAt >= maxRunMs
  return isLeft ? { ...reading, state: 'failed' } : reading
}

async function readAndKeep(
  { storage, now, log }: Context,
  readText: ReadText,
  id: string,
  picture: SeenPicture,
): Promise<void> {
  try {
    const page = await readText(picture)
    const result = { ...page, metadata: picture.metadata }
    await finishReading(storage, id, { state: 'done', changedAt: now(), result })
  } catch (thrown) {
    containFailure(thrown, { log, doing: 'reading the words of a picture', details: { reading: id } })
    await finishReading(storage, id, { state: 'failed', changedAt: now() })
  }
}
