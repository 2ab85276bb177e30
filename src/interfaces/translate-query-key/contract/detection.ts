import * as Type from 'typebox'
import { Texts } from './translation.ts'

export const DetectFields = Type.Object({ q: Type.Optional(Texts) })

const Detection = Type.Object({
  language: Type.String({ description: 'Such as en; und where nothing tells' }),
  confidence: Type.Number({ description: 'From 0 to 1' }),
  isReliable: Type.Boolean(),
})

export const Detections = Type.Object({
  data: Type.Object({
    detections: Type.Array(Type.Array(Detection), { description: 'One list with one entry for each text' }),
  }),
})
