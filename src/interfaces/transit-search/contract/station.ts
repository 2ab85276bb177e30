import * as Type from 'typebox'
import { answer, optionalText, several, text, textOrDetail, texts } from './envelope.ts'

export const Station = Type.Object({
  /** `code`: Digits; the same after every import of the same feeds. */
  ...texts('code Name'),
  Type: textOrDetail,
  /** `Yomi`: The reading in hiragana, where it is known. */
  Yomi: optionalText(),
})

export const Prefecture = Type.Object({ code: text(), Name: text() })

export const GeoPoint = Type.Object({
  gcs: Type.Union([Type.Literal('tokyo'), Type.Literal('wgs84')]),
  /** `lati`: Degrees, minutes and seconds: 35.40.41.9. */
  /** `lati_d`: Degrees. */
  ...texts('lati longi lati_d longi_d'),
})

export const stationPoint = { Station, Prefecture: Type.Optional(Prefecture), GeoPoint }
const Point = Type.Object(stationPoint)
const LightPoint = Type.Object({ Station, Prefecture: Type.Optional(Prefecture) })

export const StationAnswer = answer({
  /** `max`: How many stations there are in all. */
  /** `offset`: From which of them on, 1 the first. */
  ...texts('max offset'),
  Point: several(Point),
})

export const LightStationAnswer = answer({ Point: several(LightPoint) })
