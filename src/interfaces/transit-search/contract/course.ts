import * as Type from 'typebox'
import { apiVersion, engineVersion, oneOrMore, optionalText, text, textOrDetail } from './envelope.ts'
import { GeoPoint, Prefecture, Station } from './station.ts'

/** A station, or a position that was asked for. */
const Point = Type.Object({
  Station: Type.Optional(Station),
  Name: optionalText('Of a position that is no station'),
  Prefecture: Type.Optional(Prefecture),
  GeoPoint: Type.Optional(GeoPoint),
})

const Datetime = Type.Object({
  text: text('2026-11-24T12:57:00+09:00; of a stop between, the time alone. By averages, what is to be expected'),
  operation: text('today, or yesterday after midnight in a train that set out the day before'),
})

const State = Type.Object({
  Type: oneOrMore(Type.String()),
  no: optionalText('The platform'),
  Datetime: Type.Optional(Datetime),
})

const Stop = Type.Object({
  Point: Type.Object({
    getOn: text('True or False'),
    getOff: text('True or False'),
    Station: Type.Object({ code: Type.String(), Name: Type.String() }),
    Prefecture: Type.Optional(Prefecture),
  }),
  ArrivalState: Type.Optional(State),
  DepartureState: Type.Optional(State),
})

const emissions = {
  exhaustCO2: text('Grams for one passenger'),
  exhaustCO2atPassengerCar: text('Grams had one gone by car'),
}

const Line = Type.Object({
  Name: optionalText('With its destination'),
  TypicalName: optionalText('Without it'),
  Type: Type.Optional(textOrDetail),
  Number: optionalText(),
  Destination: optionalText(),
  Color: text('RRRGGGBBB, each 000 to 255'),
  LineSymbol: Type.Optional(Type.Object({ code: Type.String(), Name: Type.String() })),
  Corporation: Type.Optional(
    Type.Object({ Name: Type.String() }, { description: 'The firm; only where resultDetail asks for it' }),
  ),
  DepartureState: State,
  ArrivalState: State,
  TimeReliability: text('onTimetable or average'),
  timeOnBoard: text('Minutes; of a walk, those of walking'),
  distance: text('In units of 100 m'),
  stopStationCount: text('Stops between'),
  ...emissions,
  track: optionalText('railway or monorail'),
  direction: optionalText('Up, Down or None'),
  trainId: optionalText(),
  fareIndex: optionalText('Which Price of kind Fare covers it'),
  Stop: Type.Optional(oneOrMore(Stop)),
})

const Route = Type.Object({
  timeOnBoard: text('Minutes in vehicles'),
  timeWalk: text('Minutes on foot'),
  timeOther: text('Minutes of waiting between the first departure and the last arrival'),
  transferCount: Type.String(),
  distance: text('In units of 100 m, walks left out'),
  ...emissions,
  Point: Type.Array(Point, { minItems: 2 }),
  Line: oneOrMore(Line),
})

const Price = Type.Object({
  kind: text('FareSummary or Fare'),
  index: optionalText(),
  fromLineIndex: optionalText('Counted from 1'),
  toLineIndex: optionalText(),
  selected: optionalText(),
  fareRevisionStatus: optionalText(),
  Type: optionalText(),
  RevisionStatus: optionalText(),
  Oneway: Type.String(),
  Round: Type.String(),
})

const Course = Type.Object({
  searchType: text('departure, arrival, firstTrain, lastTrain or plain'),
  dataType: text('onTimetable or plain'),
  SerializeData: text('The journey as one opaque text'),
  Route,
  Price: Type.Optional(oneOrMore(Price)),
})

export const CourseAnswer = Type.Object({
  ResultSet: Type.Object({ apiVersion, engineVersion, Course: Type.Optional(oneOrMore(Course)) }),
})
