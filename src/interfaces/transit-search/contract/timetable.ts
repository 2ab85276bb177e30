import * as Type from 'typebox'
import { answer, datetime, oneOrMore, optionalText, optionalTexts, several, text, texts } from './envelope.ts'
import { Stop } from './course.ts'

const Entry = oneOrMore(Type.Object({ code: text(), text: text(), Mark: optionalText() }))

const MinuteTable = Type.Object({
  Minute: text(),
  Stop: Type.Object(texts('lineCode kindCode destinationCode nameCode')),
})

const TimeTable = Type.Object({
  code: text(),
  Line: Type.Object(texts('Name Direction')),
  Datetime: Type.Optional(Type.Object(texts('text'))),
  Station: Type.Optional(Type.Object(texts('code Name'))),
  LineKind: Type.Optional(Entry),
  LineDestination: Type.Optional(Entry),
  LineName: Type.Optional(Entry),
  HourTable: Type.Optional(oneOrMore(Type.Object({ Hour: text(), MinuteTable: several(MinuteTable) }))),
})

export const TimetableAnswer = answer({ TimeTable: several(TimeTable) })

export const TrainAnswer = answer({
  Line: Type.Object({
    ...texts('Name DriveComment'),
    GuideComment: optionalText(),
    Stop: Type.Array(Stop),
  }),
})

/** Ours: what leaves next, as live data say it. */
export const DepartureBoard = Type.Object({
  station: Type.Object(texts('code name')),
  alerts: Type.Array(text()),
  /** The same with what GTFS-RT has of them; none of `periods` is always. */
  notices: Type.Array(
    Type.Object({
      ...texts('text cause effect'),
      periods: Type.Array(Type.Object({ from: Type.Optional(datetime), until: Type.Optional(datetime) })),
    }),
  ),
  departures: Type.Array(
    Type.Object({
      ...texts('line kind color destination platform'),
      planned: datetime,
      expected: Type.Optional(datetime),
      /** `plannedPlatform`: where it is another. */
      ...optionalTexts('plannedPlatform'),
      everyMinutes: Type.Optional(Type.Integer()),
      code: text(),
    }),
  ),
})
