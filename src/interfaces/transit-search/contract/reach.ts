import * as Type from 'typebox'
import { answer, oneOrMore, several, text, texts } from './envelope.ts'
import { optional, required } from './request-texts.ts'
import { stationPoint } from './station.ts'

export const NearbyAnswer = answer({
  /** Metres. */
  Point: several(Type.Object({ ...stationPoint, Distance: text() })),
})

const cost = texts('Minute TransferCount')

export const RangeAnswer = answer({ Point: several(Type.Object({ ...stationPoint, ...cost })) })

export const MultipleRangeAnswer = answer({
  Base: oneOrMore(Type.Object({ Point: Type.Object(stationPoint) })),
  Point: several(Type.Object({ ...stationPoint, Cost: oneOrMore(Type.Object({ baseIndex: text(), ...cost })) })),
})

const from = {
  ...optional('date time plane shinkansen limitedExpress bus wheelchair waitAverageTime limit gcs'),
}

export const nearbyParameters = Type.Object({
  ...required('geoPoint'),
  ...optional('type excludeSameLineStation stationCount gcs'),
})

export const rangeParameters = Type.Object({
  ...optional('name code upperLimit transferCount'),
  ...from,
})

export const multipleRangeParameters = Type.Object({
  ...required('baseList upperMinute'),
  ...optional('upperTransferCount includeBaseStation'),
  ...from,
})
