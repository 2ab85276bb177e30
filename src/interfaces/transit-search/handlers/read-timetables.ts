import { dropUndefined } from '../../../libraries/json/drop-undefined.ts'
import type { Handler, OperationContext } from '../../../kernel/wire/interface.ts'
import type { transitSearch } from '../contract.ts'
import { concerns } from '../domain/alert.ts'
import { toLocalMoment } from '../domain/local-time.ts'
import { findToday } from '../domain/operating-day.ts'
import type { TransitSearch } from '../port.ts'
import type { Settings } from '../settings.ts'
import { chooseRepetition } from '../wire/answer/repeat-element.ts'
import { toVersions } from '../wire/answer/versions.ts'
import { writeAnswer } from '../wire/answer/write-answer.ts'
import { readCount } from '../wire/request/read-choice.ts'
import { readDate, readMomentAt } from '../wire/request/read-moment.ts'
import { readStationChoice } from '../wire/request/read-station-choice.ts'
import { refuse } from '../wire/request/refuse.ts'
import { readLanguage } from '../wire/answer/to-notice.ts'
import { toDepartureBoard } from '../wire/timetable/to-departure-board.ts'
import { toTimetable, toTimetableList } from '../wire/timetable/to-timetables.ts'
import { toTrain } from '../wire/timetable/to-train.ts'
import { openClock } from './open-clock.ts'
import type { Place } from '../domain/place.ts'

type Operations = (typeof transitSearch)['operations']
type Context = OperationContext<TransitSearch, Settings>

/** More than leave any station on a day. */
export const maxOfDay = 100_000

export const readTimetable: Handler<Operations['readTimetable'], TransitSearch, Settings> = async (input, context) => {
  const { code, date, stationCode, stationName } = input.query
  const place = readStationChoice({ stationCode, stationName })
  const feeds = await context.engine.listFeeds()
  const directions = await context.engine.listDirections(place, context)
  const repeat = chooseRepetition(context.settings.TRANSIT_SEARCH_COLLAPSE)
  const versions = toVersions(feeds)
  if (code === undefined)
    return writeAnswer(
      { ResultSet: dropUndefined({ ...versions, TimeTable: repeat(toTimetableList(directions)) }) },
      input,
    )
  const number = readCount('code', code, 1, 1_000_000)
  const table = await readTable(place, number, date, context)
  return writeAnswer({ ResultSet: { ...versions, TimeTable: table } }, input)
}

/** The timetable of one direction; today's unless a date is given. */
export async function readTable(
  place: Place,
  code: number,
  date: string | undefined,
  { engine, settings, signal, now }: Context,
) {
  const timeZone = await engine.readTimeZone(place)
  const day = date ? readDate(date) : findToday(toLocalMoment(now(), timeZone), 'lastTrain')
  const { directions } = await engine.listDirections(place, { signal })
  const direction = directions[code - 1]
  if (!direction)
    throw refuse('code', `The station has no timetable with the code ${code}; it has 1 to ${directions.length}.`)
  const departures = await engine.listDepartures(
    { place, direction: code, date: day, maxDepartures: maxOfDay },
    { signal },
  )
  return toTimetable(direction, departures, {
    date: day,
    timeZone: await engine.readTimeZone(),
    repeat: chooseRepetition(settings.TRANSIT_SEARCH_COLLAPSE),
  })
}

export const readTrain: Handler<Operations['readTrain'], TransitSearch, Settings> = async (
  input,
  { engine, signal },
) => {
  const feeds = await engine.listFeeds()
  const ride = await engine.readRun(input.query.code, { signal })
  const form = { kind: 'departure', timeZone: await engine.readTimeZone() } as const
  return writeAnswer({ ResultSet: { ...toVersions(feeds), Line: toTrain(ride, form) } }, input)
}

export const listDepartures: Handler<Operations['listDepartures'], TransitSearch, Settings> = async (
  { query: { station, date, time, minutes, limit, language } },
  context,
) => {
  const { engine, signal, now } = context
  const [feed] = await engine.listFeeds()
  const place = readStationChoice({ station })
  const moment = await readMomentAt({ kind: 'departure', date, time }, [place], openClock(context))
  const until = moment.time + readCount('minutes', minutes, 60, 1_440) * 60
  const found = await engine.listDepartures(
    {
      place,
      date: moment.date,
      window: { from: moment.time, until },
      maxDepartures: readCount('limit', limit, 20, 500),
    },
    { signal },
  )
  const subjects = [
    { line: '', trip: '' },
    ...found.departures.map(({ lineId, tripId }) => ({ line: lineId, trip: tripId })),
  ]
  const feedNames = new Set([...found.departures.map(({ feed: name }) => name), feed?.name ?? ''])
  const alerts = (await engine.listAlerts()).filter((alert) =>
    [...feedNames].some((name) =>
      subjects.some((subject) =>
        concerns(alert, { ...subject, feed: name, stations: [found.station.code], time: now() / 1000 }),
      ),
    ),
  )
  return toDepartureBoard(found, {
    timeZone: await engine.readTimeZone(),
    alerts,
    language: readLanguage(language),
  })
}
