import * as Type from 'typebox'

/** The picture, as every POST takes it. */
export const picture = {
  accepts: ['bytes', 'json'],
  schema: Type.Unknown({
    description: 'The picture’s file; or a form with it; or {"url"} where that is allowed',
  }),
} as const

const text = (description: string) => Type.Optional(Type.String({ description }))

const language = text('en')
const modelVersion = text('From version 3.2 on: latest, or a date; one model answers')

const common = { language, 'model-version': modelVersion }

const descriptionExclude = text('Celebrities, Landmarks; captions name neither')

export const analyzeQuery = Type.Object({
  visualFeatures: text(
    'Categories, which is assumed, Tags, Description, Faces, ImageType, Color, Adult, Objects, Brands; of faces also age, gender, headPose, smile, facialHair, glasses; separated by commas',
  ),
  details: text('Celebrities, Landmarks, or both separated by a comma'),
  descriptionExclude,
  ...common,
})

export const describeQuery = Type.Object({
  maxCandidates: text('Captions at most, 1 unless more are wanted; one is known'),
  descriptionExclude,
  ...common,
})

export const plainQuery = Type.Object({ 'model-version': modelVersion })
export const wordsQuery = Type.Object(common)

export const ocrQuery = Type.Object({
  detectOrientation: text('true or false; words are read upright'),
  language: text('unk, which is assumed, or en'),
  'model-version': modelVersion,
})

const side = Type.String({ description: 'Pixels, from 1 to 1024' })

export const thumbnailQuery = Type.Object({
  width: side,
  height: side,
  smartCropping: text('true cuts out what draws attention, in place of the middle'),
  'model-version': modelVersion,
})

export const recognizeQuery = Type.Object({
  mode: text('Printed or Handwritten; handwriting is read as print is'),
  handwriting: text('The same up to version 1.0: true or false'),
})

export const readQuery = Type.Object({
  language: text('en'),
  pages: text('Of a picture, page 1'),
  readingOrder: text('basic or natural; lines stand from the top down'),
  'model-version': modelVersion,
})

export const datedQuery = Type.Object({
  'api-version': text('2023-10-01 or 2024-02-01'),
  features: text('tags, caption, denseCaptions, objects, read, smartCrops, people; separated by commas'),
  language,
  'gender-neutral-caption': text('true or false'),
  'smartcrops-aspect-ratios': text('Width by height, from 0.75 to 1.8, separated by commas'),
  'model-version': modelVersion,
})
