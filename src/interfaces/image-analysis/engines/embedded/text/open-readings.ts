import { randomUUID } from 'node:crypto'
import { containFailure } from '../../../../../kernel/errors/contain.ts'
import { ServiceError } from '../../../../../kernel/errors/service-error.ts'
import type { AnalyzeOptions, Reading, TextPage } from '../../../port.ts'
import { addReading, finishReading, readReading } from '../../../storage/readings.ts'
import type { AnalyzerContext } from '../open-analyzer.ts'
import type { SeenPicture } from '../picture/see-picture.ts'

export interface Readings extends AsyncDisposable {
  /** Begins to read what `see` gives; fails where that does, or where too much is under way. Gives the reading's id. */
  start(ownerId: string, see: () => Promise<SeenPicture>): Promise<string>
  find(id: string, ownerId: string): Promise<Reading | undefined>
}

type ReadText = (picture: SeenPicture, options?: AnalyzeOptions) => Promise<TextPage>

/** Under way at once in this process, each with an unpacked picture of up to 17 MB. */
const maxUnderWay = { ofAll: 8, ofOwner: 4 }

/** Milliseconds after which a reading that is still running was left behind by a process that ended. */
const maxRunMs = 10 * 60_000

type Context = Pick<AnalyzerContext, 'storage' | 'now' | 'log'>

/** Readings go on behind the answer that told of them; what they come to lies in storage, for every replica to find. */
export function openReadings({ storage, now, log }: Context, readText: ReadText): Readings {
  const underWay = new Map<string, number>()
  const works = new Set<Promise<void>>()

  const read = async (id: string, picture: SeenPicture): Promise<void> => {
    try {
      const page = await readText(picture)
      await finishReading(storage, id, {
        state: 'done',
        changedAt: now(),
        result: { ...page, metadata: picture.metadata },
      })
    } catch (thrown) {
      containFailure(thrown, { log, doing: 'reading the words of a picture', details: { reading: id } })
      await finishReading(storage, id, { state: 'failed', changedAt: now() })
    }
  }
  const enter = (ownerId: string) => {
    const own = underWay.get(ownerId) ?? 0
    const all = underWay.values().reduce((sum, count) => sum + count, 0)
    if (own >= maxUnderWay.ofOwner || all >= maxUnderWay.ofAll) throw tooManyReadings()
    underWay.set(ownerId, own + 1)
  }
  const leave = (ownerId: string) => {
    const left = (underWay.get(ownerId) ?? 1) - 1
    if (left > 0) underWay.set(ownerId, left)
    else underWay.delete(ownerId)
  }
  const goOn = (id: string, ownerId: string, picture: SeenPicture) => {
    const work = read(id, picture)
      .catch((thrown: unknown) =>
        containFailure(thrown, { log, doing: 'keeping what was read', details: { reading: id } }),
      )
      .finally(() => {
        leave(ownerId)
        works.delete(work)
      })
    works.add(work)
  }

  return {
    async start(ownerId, see) {
      enter(ownerId)
      try {
        const picture = await see()
        const id = randomUUID()
        await addReading(storage, { id, ownerId, startedAt: now() })
        goOn(id, ownerId, picture)
        return id
      } catch (thrown) {
        leave(ownerId)
        throw thrown
      }
    },
    async find(id, ownerId) {
      const reading = await readReading(storage, id, ownerId, now())
      if (reading?.state !== 'running' || now() - reading.startedAt < maxRunMs) return reading
      return { ...reading, state: 'failed' }
    },
    async [Symbol.asyncDispose]() {
      await Promise.all(works)
    },
  }
}

function tooManyReadings(): ServiceError {
  const sentence = `Too many pictures are being read; up to ${maxUnderWay.ofOwner} of a key and ${maxUnderWay.ofAll} of all are at once. Send this one again in a moment.`
  return new ServiceError('RateLimitExceeded', 429, sentence, { headers: { 'retry-after': '2' } })
}
