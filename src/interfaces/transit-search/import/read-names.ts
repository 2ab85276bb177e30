import { japaneseText } from '../../../capabilities/japanese-text/index.ts'
import type { Token } from '../../../capabilities/japanese-text/port.ts'
import { openCapabilities } from '../../../kernel/answering/engines/open-capabilities.ts'
import { createWorkerPools } from '../../../kernel/foundation/workers/piscina-pools.ts'
import type { Platform } from '../../../kernel/foundation/platform.ts'
import { OperatorError } from '../../../libraries/errors/operator-error.ts'
import { foldStationName } from '../domain/fold-station-name.ts'
import type { FeedPlace } from './gtfs/feed-bytes.ts'
import { openFeedFiles } from './gtfs/feed-files.ts'
import type { FeedStop, FeedTranslations } from './gtfs/feed.ts'
import type { ImportLimits } from './gtfs/import-limits.ts'
import { ImportProblems } from './gtfs/import-problems.ts'
import { readStops } from './gtfs/read-stops.ts'
import { readTranslations } from './gtfs/read-translations.ts'

/** Names that are read at once, and MiB of the thread's young generation: more would only be more memory. */
const maxNames = 200
const youngGeneration = 4

/** How names are read, in hiragana; without those that cannot be determined. */
export type ReadNames = (names: readonly string[]) => Promise<ReadonlyMap<string, string>>

/**
 * As a dictionary of words reads them, which is right for about three names of stations in four: good for finding them, not for saying them. The
 * dictionary is read in a thread of its own, which ends with the work and gives its memory back.
 */
export function openNameReader(platform: Platform): ReadNames {
  return async (names) => {
    // The dictionary takes a second, and more memory than most timetables.
    if (names.length === 0) return new Map()
    await using workers = createWorkerPools({ maxThreads: 1, youngGeneration, log: platform.log })
    const capabilities = openCapabilities({ ...platform, workers })
    try {
      const dictionary = await capabilities.use(japaneseText)
      const readings = new Map<string, string>()
      for (let begin = 0; begin < names.length; begin += maxNames) {
        const some = names.slice(begin, begin + maxNames)
        const tokens = await dictionary.tokenize(some)
        for (const [index, name] of some.entries()) {
          const reading = toReading(tokens[index] ?? [])
          if (/^[\u3041-\u309f\u30fc]+$/.test(reading)) readings.set(name, reading)
        }
      }
      return readings
    } finally {
      await capabilities.close()
    }
  }
}

function toReading(tokens: readonly Token[]): string {
  return foldStationName(tokens.map(({ reading, surface }) => reading || surface).join(''))
}

export interface NameSources {
  readonly feeds: readonly FeedPlace[]
  readonly limits: ImportLimits
  readonly signal?: AbortSignal | undefined
}

/**
 * Names of stops with Chinese characters whose reading the feeds do not say. Feeds are opened for them alone: the dictionary and a whole feed would not
 * fit into little memory together. A feed that cannot be used has none; who reads it whole says why.
 */
export async function listUnread({ feeds, limits, signal }: NameSources): Promise<readonly string[]> {
  const names = new Set<string>()
  for (const place of feeds) {
    signal?.throwIfAborted()
    try {
      await using files = await openFeedFiles(place, limits)
      const problems = new ImportProblems(files.name)
      const { stops } = await readStops(files, problems)
      for (const name of listOfFeed(stops, await readTranslations(files, problems))) names.add(name)
    } catch (thrown) {
      if (!(thrown instanceof OperatorError)) throw thrown
    }
  }
  return [...names]
}

function listOfFeed(stops: readonly FeedStop[], { readings }: FeedTranslations): readonly string[] {
  return stops
    .filter(({ id, name, spokenName }) => !spokenName && !readings.has(id) && !readings.has(name))
    .map(({ name }) => name)
    .filter((name) => /\p{Script=Han}/u.test(name))
}
