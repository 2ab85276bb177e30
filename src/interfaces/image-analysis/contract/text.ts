import * as Type from 'typebox'
import { Confidence, Pixels } from './parts.ts'

const Corners = Type.Array(Pixels, {
  description: 'Eight numbers: x and y of the four corners, from the upper left one',
})
const Edges = Type.String({ description: 'x,y,width,height' })

/** What `ocr` answers. */
export const PrintedText = Type.Object({
  language: Type.String({ description: 'en; unk where no words were found' }),
  textAngle: Type.Number({ description: 'Radians' }),
  orientation: Type.String({ description: 'Up, or NotDetected where no words were found' }),
  regions: Type.Array(
    Type.Object({
      boundingBox: Edges,
      lines: Type.Array(
        Type.Object({
          boundingBox: Edges,
          words: Type.Array(Type.Object({ boundingBox: Edges, text: Type.String() })),
        }),
      ),
    }),
  ),
  modelVersion: Type.Optional(Type.String({ description: 'From version 3.2 on' })),
})

const DoubtfulWord = Type.Object({
  boundingBox: Corners,
  text: Type.String(),
  confidence: Type.Optional(Type.Literal('Low')),
})

const Page = Type.Object({
  page: Type.Integer(),
  clockwiseOrientation: Type.Number({ description: 'Degrees, from 0 to 360' }),
  width: Pixels,
  height: Pixels,
  unit: Type.Literal('pixel'),
  lines: Type.Array(Type.Object({ boundingBox: Corners, text: Type.String(), words: Type.Array(DoubtfulWord) })),
})

const status = Type.Union([Type.Literal('Running'), Type.Literal('Failed'), Type.Literal('Succeeded')])

/** What a reading came to, up to version 2.1. */
export const RecognizedText = Type.Object({ status, recognitionResult: Type.Optional(Page) })
export const RecognizedPages = Type.Object({ status, recognitionResults: Type.Optional(Type.Array(Page)) })

const ReadPage = Type.Object({
  page: Type.Integer(),
  angle: Type.Number({ description: 'Degrees, from -180 to 180' }),
  width: Pixels,
  height: Pixels,
  unit: Type.Literal('pixel'),
  lines: Type.Array(
    Type.Object({
      boundingBox: Corners,
      text: Type.String(),
      words: Type.Array(Type.Object({ boundingBox: Corners, text: Type.String(), confidence: Confidence })),
    }),
  ),
})

/** What a reading came to, from version 3.0 on. */
export const ReadResult = Type.Object({
  status: Type.Union([Type.Literal('running'), Type.Literal('failed'), Type.Literal('succeeded')]),
  createdDateTime: Type.String(),
  lastUpdatedDateTime: Type.String(),
  analyzeResult: Type.Optional(
    Type.Object({
      version: Type.String(),
      modelVersion: Type.Optional(Type.String({ description: 'From version 3.2 on' })),
      readResults: Type.Array(ReadPage),
    }),
  ),
})
