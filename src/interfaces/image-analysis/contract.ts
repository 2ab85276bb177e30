import * as Type from 'typebox'
import { defineContract } from '../../kernel/contract.ts'
import { examplePicture } from './contract/example-picture.ts'

const Confidence = Type.Number({ minimum: 0, maximum: 1 })
const Pixels = Type.Integer({ minimum: 0 })
const Named = Type.Object({ name: Type.String(), confidence: Confidence })

const FaceRectangle = Type.Object({ left: Pixels, top: Pixels, width: Pixels, height: Pixels })

const Category = Type.Object({
  name: Type.String({ description: 'One of the 86 categories, such as outdoor_grass' }),
  score: Confidence,
  detail: Type.Optional(
    Type.Object({
      landmarks: Type.Optional(Type.Array(Named)),
      celebrities: Type.Optional(
        Type.Array(Type.Object({ name: Type.String(), confidence: Confidence, faceRectangle: FaceRectangle })),
      ),
    }),
  ),
})

const Face = Type.Object({
  age: Type.Optional(Type.Integer({ minimum: 0 })),
  gender: Type.Optional(Type.Union([Type.Literal('Male'), Type.Literal('Female')])),
  faceRectangle: FaceRectangle,
  faceAttributes: Type.Optional(
    Type.Object({
      age: Type.Optional(Type.Number()),
      gender: Type.Optional(Type.String()),
      headPose: Type.Optional(Type.Object({ pitch: Type.Number(), roll: Type.Number(), yaw: Type.Number() })),
      smile: Type.Optional(Confidence),
      facialHair: Type.Optional(
        Type.Object({ moustache: Type.Number(), beard: Type.Number(), sideburns: Type.Number() }),
      ),
      glasses: Type.Optional(Type.String()),
    }),
  ),
})

const Color = Type.Object({
  dominantColorForeground: Type.String(),
  dominantColorBackground: Type.String(),
  dominantColors: Type.Array(Type.String()),
  accentColor: Type.String({ description: 'Six hexadecimal digits' }),
  isBWImg: Type.Boolean(),
})

const FoundObject = Type.Object({
  rectangle: Type.Object({ x: Pixels, y: Pixels, w: Pixels, h: Pixels }),
  object: Type.String(),
  confidence: Confidence,
})

const Metadata = Type.Object({
  width: Pixels,
  height: Pixels,
  format: Type.String({ description: 'Jpeg, Png, Gif, Bmp, Webp, Tiff, Avif or Svg' }),
})

const ImageAnalysis = Type.Object({
  categories: Type.Optional(Type.Array(Category)),
  adult: Type.Optional(
    Type.Object({
      isAdultContent: Type.Boolean(),
      isRacyContent: Type.Boolean(),
      adultScore: Confidence,
      racyScore: Confidence,
    }),
  ),
  color: Type.Optional(Color),
  imageType: Type.Optional(
    Type.Object({ clipArtType: Type.Integer({ minimum: 0, maximum: 3 }), lineDrawingType: Type.Integer() }),
  ),
  tags: Type.Optional(
    Type.Array(Type.Object({ name: Type.String(), confidence: Confidence, hint: Type.Optional(Type.String()) })),
  ),
  description: Type.Optional(
    Type.Object({
      tags: Type.Array(Type.String()),
      captions: Type.Array(Type.Object({ text: Type.String(), confidence: Confidence })),
    }),
  ),
  faces: Type.Optional(Type.Array(Face, { description: 'Absent where no faces were looked for' })),
  objects: Type.Optional(Type.Array(FoundObject, { description: 'An addition, for visualFeatures=Objects' })),
  requestId: Type.String(),
  metadata: Metadata,
})

const Failure = Type.Object({ code: Type.String(), message: Type.String(), requestId: Type.String() })

/** G14: says what is in a picture. */
export const imageAnalysis = defineContract({
  id: 'image-analysis',
  spec: 'G14',
  title: 'Image analysis',
  summary: 'Says what is in a picture: categories, tags, a caption, faces, colours.',
  base: 'vision',
  key: { in: 'header', name: 'Ocp-Apim-Subscription-Key', need: 'required' },
  noResponseStatus: -1,
  failure: { body: Failure },
  operations: {
    analyze: {
      method: 'POST',
      path: '/vision/v1.0/analyze',
      isRepeatable: true,
      summary: 'Say what is in a picture',
      query: Type.Object({
        visualFeatures: Type.Optional(
          Type.String({
            description:
              'Categories, which is assumed, Tags, Description, Faces, ImageType, Color, Adult, Objects; of faces also age, gender, headPose, smile, facialHair, glasses; separated by commas',
          }),
        ),
        details: Type.Optional(Type.String({ description: 'Celebrities, Landmarks, or both separated by a comma' })),
        language: Type.Optional(Type.String({ description: 'en' })),
      }),
      body: {
        accepts: ['bytes', 'json'],
        schema: Type.Unknown({
          description: 'The picture’s file; or a form with it; or {"url"} where that is allowed',
        }),
      },
      response: ImageAnalysis,
      example: { query: { visualFeatures: 'Categories,Tags,Description,Color' }, body: examplePicture },
    },
  },
})
