import * as Type from 'typebox'
import { Box, Confidence, Named, Pixels } from './parts.ts'

const Point = Type.Object({ x: Pixels, y: Pixels })
const Caption = { text: Type.String(), confidence: Confidence }
const values = <Each extends Parameters<typeof Type.Array>[0]>(each: Each) =>
  Type.Optional(Type.Object({ values: Type.Array(each) }))

const Line = Type.Object({
  text: Type.String(),
  boundingPolygon: Type.Array(Point),
  words: Type.Array(Type.Object({ text: Type.String(), boundingPolygon: Type.Array(Point), confidence: Confidence })),
})

/** What Image Analysis 4.0 answers: of each feature that was asked for, its result. */
export const DatedAnalysis = Type.Object({
  modelVersion: Type.String(),
  metadata: Type.Object({ width: Pixels, height: Pixels }),
  captionResult: Type.Optional(Type.Object(Caption)),
  denseCaptionsResult: values(Type.Object({ ...Caption, boundingBox: Box })),
  tagsResult: values(Named),
  objectsResult: values(Type.Object({ boundingBox: Box, tags: Type.Array(Named) })),
  peopleResult: values(Type.Object({ boundingBox: Box, confidence: Confidence })),
  smartCropsResult: values(Type.Object({ aspectRatio: Type.Number(), boundingBox: Box })),
  readResult: Type.Optional(Type.Object({ blocks: Type.Array(Type.Object({ lines: Type.Array(Line) })) })),
})
