import * as Type from 'typebox'
import { apiVersion, engineVersion, oneOrMore, optionalText, text, textOrDetail } from './envelope.ts'

export const Station = Type.Object({
  code: text('Digits; the same after every import of the same feeds'),
  Name: Type.String(),
  Type: textOrDetail,
  Yomi: optionalText('The reading in hiragana, where it is known'),
})

export const Prefecture = Type.Object({ code: text('JIS X 0401: 13'), Name: Type.String() })

export const GeoPoint = Type.Object({
  gcs: Type.Union([Type.Literal('tokyo'), Type.Literal('wgs84')]),
  lati: text('Degrees, minutes and seconds: 35.40.41.9'),
  longi: Type.String(),
  lati_d: text('Degrees'),
  longi_d: Type.String(),
})

const Point = Type.Object({ Station, Prefecture: Type.Optional(Prefecture), GeoPoint })
const LightPoint = Type.Object({ Station, Prefecture: Type.Optional(Prefecture) })

export const StationAnswer = Type.Object({
  ResultSet: Type.Object({
    apiVersion,
    engineVersion,
    max: text('How many stations there are in all'),
    offset: text('From which of them on, 1 the first'),
    Point: Type.Optional(oneOrMore(Point)),
  }),
})

export const LightStationAnswer = Type.Object({
  ResultSet: Type.Object({ apiVersion, engineVersion, Point: Type.Optional(oneOrMore(LightPoint)) }),
})
