import * as Type from 'typebox'
import { Box, Confidence, envelope, FaceRectangle, Named, Tag } from './parts.ts'

const Celebrity = Type.Object({ name: Type.String(), confidence: Confidence, faceRectangle: FaceRectangle })

/** Persons and places that are known by name. */
const known = {
  celebrities: Type.Optional(Type.Array(Celebrity)),
  landmarks: Type.Optional(Type.Array(Named)),
}

const Category = Type.Object({
  name: Type.String({ description: 'One of the 86 categories, such as outdoor_grass' }),
  score: Confidence,
  detail: Type.Optional(Type.Object(known)),
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

const Adult = Type.Object({
  isAdultContent: Type.Boolean(),
  isRacyContent: Type.Boolean(),
  adultScore: Confidence,
  racyScore: Confidence,
})

const ImageType = Type.Object({
  clipArtType: Type.Integer({ minimum: 0, maximum: 3 }),
  lineDrawingType: Type.Integer(),
})

const FoundObject = Type.Object({ rectangle: Box, object: Type.String(), confidence: Confidence })
const Brand = Type.Object({ name: Type.String(), confidence: Confidence, rectangle: Box })

const Description = Type.Object({
  tags: Type.Array(Type.String()),
  captions: Type.Array(Type.Object({ text: Type.String(), confidence: Confidence })),
})

export const ImageAnalysis = Type.Object({
  categories: Type.Optional(Type.Array(Category)),
  adult: Type.Optional(Adult),
  color: Type.Optional(Color),
  imageType: Type.Optional(ImageType),
  tags: Type.Optional(Type.Array(Tag)),
  description: Type.Optional(Description),
  faces: Type.Optional(Type.Array(Face, { description: 'Absent in version 1.0 where no faces were looked for' })),
  objects: Type.Optional(Type.Array(FoundObject, { description: 'In version 1.0 an addition' })),
  brands: Type.Optional(Type.Array(Brand, { description: 'None is known' })),
  ...envelope,
})

export const ImageDescription = Type.Object({ description: Description, ...envelope })
export const ImageTags = Type.Object({ tags: Type.Array(Tag), ...envelope })
export const ImageObjects = Type.Object({ objects: Type.Array(FoundObject), ...envelope })
export const AreaOfInterest = Type.Object({ areaOfInterest: Box, ...envelope })
export const KnownByModel = Type.Object({ result: Type.Object(known), ...envelope })

export const Models = Type.Object({
  models: Type.Array(Type.Object({ name: Type.String(), categories: Type.Array(Type.String()) })),
})
