/** What a source of live data says to riders (GTFS-RT Alert), in the words that matter here. */

/** Where it holds: all that is given together. */
export interface AlertSelector {
  /** Ids of the feed, empty where any will do; of a station its code. */
  readonly line: string
  readonly trip: string
  readonly station: string
}

export interface Translation {
  /** BCP 47; empty where it is not said. */
  readonly language: string
  readonly text: string
}

export interface Alert {
  readonly feed: string
  /** Names of GTFS-RT, such as `MAINTENANCE` and `DETOUR`. */
  readonly cause: string
  readonly effect: string
  /** Seconds since 1970; none for always, 0 for an open end. */
  readonly periods: readonly { readonly from: number; readonly until: number }[]
  readonly selectors: readonly AlertSelector[]
  readonly header: readonly Translation[]
  readonly description: readonly Translation[]
}

/** What an alert may be about. */
export interface AlertSubject {
  readonly feed: string
  readonly line: string
  readonly trip: string
  readonly stations: readonly string[]
  /** Seconds since 1970. */
  readonly time: number
}

/** Whether it concerns passengers who take that line or trip by those stations then; a selector of stations alone concerns everybody there. */
export function concerns({ feed, periods, selectors }: Alert, subject: AlertSubject): boolean {
  if (feed !== subject.feed) return false
  const holds = periods.some(({ from, until }) => from <= subject.time && (until === 0 || subject.time < until))
  if (periods.length > 0 && !holds) return false
  return selectors.some(
    ({ line, trip, station }) =>
      (line === '' || line === subject.line) &&
      (trip === '' || trip === subject.trip) &&
      (station === '' || subject.stations.includes(station)),
  )
}

/** In a language, or else in that of the feed, which is the first. */
export function chooseTranslation(texts: readonly Translation[], language: string): string {
  const own = texts.find((each) => each.language.split('-', 1)[0]?.toLowerCase() === language)
  return (own ?? texts[0])?.text ?? ''
}
