import type { ResponseOf } from '../../../kernel/contract.ts'
import type { imageAnalysis } from '../contract.ts'
import type { Analysis, Box, Category, Face } from '../port.ts'
import type { FaceAttribute, WantedFeatures } from './read-features.ts'

type WireAnalysis = ResponseOf<(typeof imageAnalysis)['operations']['analyze']>
type WireFace = NonNullable<WireAnalysis['faces']>[number]

/** From here on a picture counts as what the score is of. */
const adultLine = 0.5

/** The wire's answer: of what was asked for, that which was looked for. */
export function toWireAnalysis(analysis: Analysis, wanted: WantedFeatures, requestId: string): WireAnalysis {
  const { categories, tags = [], captions, color, imageType, faces, objects, adult, metadata } = analysis
  const { features } = wanted
  return {
    ...(categories && { categories: categories.map(toWireCategory) }),
    ...(adult && {
      adult: {
        isAdultContent: adult.adult >= adultLine,
        isRacyContent: adult.racy >= adultLine,
        adultScore: round(adult.adult),
        racyScore: round(adult.racy),
      },
    }),
    ...(features.has('tags') &&
      analysis.tags && { tags: tags.map(({ confidence, ...tag }) => ({ ...tag, confidence: round(confidence) })) }),
    ...(captions && {
      description: {
        tags: tags.map(({ name }) => name),
        captions: captions.map(({ text, confidence }) => ({ text, confidence: round(confidence) })),
      },
    }),
    ...(faces && { faces: faces.map((face) => toWireFace(face, wanted.faceAttributes)) }),
    ...(objects && {
      objects: objects.map(({ name, confidence, box: { left, top, width, height } }) => ({
        rectangle: { x: left, y: top, w: width, h: height },
        object: name,
        confidence: round(confidence),
      })),
    }),
    ...(color && {
      color: {
        dominantColorForeground: color.foreground,
        dominantColorBackground: color.background,
        dominantColors: [...color.dominant],
        accentColor: color.accent,
        isBWImg: color.isBlackAndWhite,
      },
    }),
    ...(imageType && {
      imageType: { clipArtType: imageType.clipArt, lineDrawingType: imageType.isLineDrawing ? 1 : 0 },
    }),
    requestId,
    metadata: { ...metadata },
  }
}

/** Names of the wire for what was asked for and not looked for: such is absent from the answer. */
export function listMissing(analysis: Analysis, { features, faceAttributes }: WantedFeatures): readonly string[] {
  const names = [
    ['faces', 'Faces'],
    ['objects', 'Objects'],
    ['adult', 'Adult'],
    ['color', 'Color'],
  ] as const
  const absent = names.flatMap(([name, written]) => (features.has(name) && !analysis[name] ? [written] : []))
  const lacksType = features.has('image-type') && !analysis.imageType
  const unknown = faceAttributes.filter((name) => name === 'facialHair' || name === 'glasses')
  return [...absent, ...(lacksType ? ['ImageType'] : []), ...unknown]
}

function toWireCategory({ name, score, celebrities, landmarks }: Category) {
  const detail = {
    ...(landmarks && { landmarks: landmarks.map((each) => ({ name: each.name, confidence: round(each.confidence) })) }),
    ...(celebrities && {
      celebrities: celebrities.map((each) => ({
        name: each.name,
        confidence: round(each.confidence),
        faceRectangle: toRectangle(each.box),
      })),
    }),
  }
  return { name, score: round(score), ...(Object.keys(detail).length > 0 && { detail }) }
}

function toWireFace(face: Face, attributes: readonly FaceAttribute[]): WireFace {
  const { age, gender, box } = face
  return {
    ...(age !== undefined && { age: Math.round(age) }),
    ...(gender && { gender: gender === 'male' ? 'Male' : 'Female' }),
    faceRectangle: toRectangle(box),
    ...(attributes.length > 0 && { faceAttributes: toAttributes(face, attributes) }),
  }
}

function toAttributes({ age, gender, smile, headPose }: Face, attributes: readonly FaceAttribute[]) {
  const wants = (name: FaceAttribute) => attributes.includes(name)
  return {
    ...(wants('age') && age !== undefined && { age: Math.round(age * 10) / 10 }),
    ...(wants('gender') && gender && { gender }),
    ...(wants('smile') && smile !== undefined && { smile: round(smile) }),
    ...(wants('headPose') && headPose && { headPose: { ...headPose } }),
  }
}

function toRectangle({ left, top, width, height }: Box): Box {
  return { left, top, width, height }
}

/** Four digits are more than is known. */
function round(value: number): number {
  return Math.round(Math.min(1, Math.max(0, value)) * 10_000) / 10_000
}
