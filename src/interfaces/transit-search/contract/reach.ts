import * as Type from 'typebox'
import { answer, oneOrMore, optionalTexts, several, text, texts } from './envelope.ts'
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
  ...optionalTexts('date time plane shinkansen limitedExpress bus waitAverageTime limit gcs'),
}

export const nearbyParameters = Type.Object({
  geoPoint: text(),
  ...optionalTexts('type excludeSameLineStation stationCount gcs'),
})

export const rangeParameters = Type.Object({
  ...optionalTexts('name code upperLimit transferCount'),
  ...from,
})

export const multipleRangeParameters = Type.Object({
  ...texts('baseList upperMinute'),
  ...optionalTexts('upperTransferCount includeBaseStation'),
  ...from,
})
