import { japaneseText } from '../../../capabilities/japanese-text/index.ts'
import type { Token } from '../../../capabilities/japanese-text/port.ts'
import { openCapabilities } from '../../../kernel/answering/engines/open-capabilities.ts'
import type { Platform } from '../../../kernel/foundation/platform.ts'
import { foldStationName } from '../domain/fold-station-name.ts'
import type { Feed } from './gtfs/feed.ts'

/** How names are read, in hiragana; without those that cannot be determined. */
export type ReadNames = (names: readonly string[]) => Promise<ReadonlyMap<string, string>>

/** As a dictionary of words reads them, which is right for about three names of stations in four: good for finding them, not for saying them. */
export function openNameReader(platform: Platform): ReadNames {
  return async (names) => {
    // The dictionary takes a second, and more memory than most timetables.
    if (names.length === 0) return new Map()
    const capabilities = openCapabilities(platform)
    try {
      const tokens = await (await capabilities.use(japaneseText)).tokenize(names)
      return new Map(
        names
          .map((name, index) => [name, toReading(tokens[index] ?? [])] as const)
          .filter(([, reading]) => /^[\u3041-\u309f\u30fc]+$/.test(reading)),
      )
    } finally {
      await capabilities.close()
    }
  }
}

function toReading(tokens: readonly Token[]): string {
  return foldStationName(tokens.map(({ reading, surface }) => reading || surface).join(''))
}

/** Names of stops with Chinese characters whose reading the feeds do not say. */
export function listUnread(feeds: readonly Feed[]): readonly string[] {
  const names = feeds.flatMap(({ stops, translations: { readings } }) =>
    stops.filter(({ id, name, spokenName }) => !spokenName && !readings.has(id) && !readings.has(name)),
  )
  return [...new Set(names.map(({ name }) => name))].filter((name) => /\p{Script=Han}/u.test(name))
}
