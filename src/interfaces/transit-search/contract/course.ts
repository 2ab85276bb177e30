import * as Type from 'typebox'
import { answer, oneOrMore, optionalText, optionalTexts, several, text, textOrDetail, texts } from './envelope.ts'
import { GeoPoint, Prefecture, Station } from './station.ts'

/** A station, or a position that was asked for. */
const Point = Type.Object({
  Station: Type.Optional(Station),
  /** `Name`: Of a position that is no station. */
  Name: optionalText(),
  Prefecture: Type.Optional(Prefecture),
  GeoPoint: Type.Optional(GeoPoint),
})

const Datetime = Type.Object({
  /** `text`: 2026-11-24T12:57:00+09:00; of a stop between, the time alone. By averages, what is to be expected. */
  /** `operation`: today, or yesterday after midnight in a train that set out the day before. */
  ...texts('text operation'),
})

const State = Type.Object({
  Type: oneOrMore(text()),
  /** `no`: The platform. */
  no: optionalText(),
  Datetime: Type.Optional(Datetime),
  /** `Planned`: by the timetable, as `Datetime` is by live data; only where resultDetail asks for live data. `no` where it is another platform. */
  Planned: Type.Optional(Type.Object({ ...optionalTexts('no'), ...texts('text operation') })),
})

export const Stop = Type.Object({
  Point: Type.Object({
    /** `getOn`: True or False. */
    /** `getOff`: True or False. */
    ...texts('getOn getOff'),
    Station: Type.Object(texts('code Name')),
    Prefecture: Type.Optional(Prefecture),
  }),
  ArrivalState: Type.Optional(State),
  DepartureState: Type.Optional(State),
})

const emissions = {
  /** `exhaustCO2`: Grams for one passenger. */
  /** `exhaustCO2atPassengerCar`: Grams had one gone by car. */
  ...texts('exhaustCO2 exhaustCO2atPassengerCar'),
}

const Line = Type.Object({
  /** `Name`: With its destination. */
  /** `TypicalName`: Without it. */
  ...optionalTexts('Name TypicalName'),
  Type: Type.Optional(textOrDetail),
  ...optionalTexts('Number Destination'),
  /** `Color`: RRRGGGBBB, each 000 to 255. */
  Color: text(),
  LineSymbol: Type.Optional(Type.Object(texts('code Name'))),
  Corporation: Type.Optional(Type.Object(texts('Name'))),
  DepartureState: State,
  ArrivalState: State,
  /** `TimeReliability`: onTimetable or average. */
  /** `timeOnBoard`: Minutes; of a walk, those of walking. */
  /** `distance`: In units of 100 m. */
  /** `stopStationCount`: Stops between. */
  ...texts('TimeReliability timeOnBoard distance stopStationCount'),
  ...emissions,
  /** `track`: railway or monorail. */
  /** `direction`: Up, Down or None. */
  /** `fareIndex`: Which Price of kind Fare covers it. */
  ...optionalTexts('track direction trainId fareIndex'),
  Stop: several(Stop),
  /** `Comment`: notices to riders; only where resultDetail asks for live data. */
  Comment: several(text()),
})

const Route = Type.Object({
  /** `timeOnBoard`: Minutes in vehicles. */
  /** `timeWalk`: Minutes on foot. */
  /** `timeOther`: Minutes of waiting between the first departure and the last arrival. */
  /** `distance`: In units of 100 m, walks left out. */
  ...texts('timeOnBoard timeWalk timeOther transferCount distance'),
  ...emissions,
  Point: Type.Array(Point, { minItems: 2 }),
  Line: oneOrMore(Line),
})

const Price = Type.Object({
  /** `kind`: FareSummary or Fare. */
  kind: text(),
  /** `fromLineIndex`: Counted from 1. */
  ...optionalTexts('index fromLineIndex toLineIndex selected fareRevisionStatus Type RevisionStatus'),
  ...texts('Oneway Round'),
})

const Course = Type.Object({
  /** `searchType`: departure, arrival, firstTrain, lastTrain or plain. */
  /** `dataType`: onTimetable or plain. */
  /** `SerializeData`: The journey as one opaque text. */
  ...texts('searchType dataType SerializeData'),
  Route,
  Price: several(Price),
})

export const CourseAnswer = answer({ Course: several(Course) })

export const LinkAnswer = answer({ ResourceURI: text() })
