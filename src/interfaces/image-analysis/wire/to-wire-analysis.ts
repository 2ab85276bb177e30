import type { ResponseOf } from '../../../kernel/wire/contract.ts'
import type { imageAnalysis } from '../contract.ts'
import type { Version } from '../contract/versions.ts'
import type { AdultScores, Analysis, Category, Celebrity, Face, Landmark, PictureColor } from '../port.ts'
import type { FaceAttribute, WantedFeatures } from './read-features.ts'
import { toEnvelope } from './to-envelope.ts'
import { round, toWireDescription, toWireObject, toWireTag } from './to-wire-parts.ts'

type WireAnalysis = ResponseOf<(typeof imageAnalysis)['operations']['analyze']>
type WireFace = NonNullable<WireAnalysis['faces']>[number]

/** From here on a picture counts as what the score is of. */
const adultLine = 0.5

/**
 * The wire's answer: of what was asked for, that which was looked for. From version 2.0 on lists are always there, since clients go
 * through them unasked; a header names those that are empty for want of looking.
 */
export function toWireAnalysis(analysis: Analysis, wanted: WantedFeatures, version: Version): WireAnalysis {
  const { categories, tags = [], captions, color, imageType, adult } = analysis
  const { features } = wanted
  const absent = version === 'v1.0' ? undefined : []
  const faces = features.has('faces') ? (analysis.faces ?? absent) : undefined
  const objects = features.has('objects') ? (analysis.objects ?? absent) : undefined
  return {
    ...(categories && { categories: categories.map(toWireCategory) }),
    ...(adult && { adult: toWireAdult(adult) }),
    ...(features.has('tags') && analysis.tags && { tags: tags.map(toWireTag) }),
    ...(captions && { description: toWireDescription(captions, tags) }),
    ...(faces && { faces: faces.map((face) => toWireFace(face, wanted.faceAttributes)) }),
    ...(objects && { objects: objects.map(toWireObject) }),
    ...(wanted.brands && { brands: [] }),
    ...(color && { color: toWireColor(color) }),
    ...(imageType && {
      imageType: { clipArtType: imageType.clipArt, lineDrawingType: imageType.isLineDrawing ? 1 : 0 },
    }),
    ...toEnvelope(analysis.metadata, version),
  }
}

/** Names of the wire for what was asked for and not looked for. */
export function listMissing(analysis: Analysis, { features, faceAttributes, brands }: WantedFeatures): string[] {
  const names = [
    ['faces', 'Faces'],
    ['objects', 'Objects'],
    ['adult', 'Adult'],
    ['color', 'Color'],
  ] as const
  const absent = names.flatMap(([name, written]) => (features.has(name) && !analysis[name] ? [written] : []))
  const lacksType = features.has('image-type') && !analysis.imageType
  const unknown = faceAttributes.filter((name) => name === 'facialHair' || name === 'glasses')
  return [...absent, ...(lacksType ? ['ImageType'] : []), ...(brands ? ['Brands'] : []), ...unknown]
}

function toWireAdult({ adult, racy }: AdultScores) {
  return {
    isAdultContent: adult >= adultLine,
    isRacyContent: racy >= adultLine,
    adultScore: round(adult),
    racyScore: round(racy),
  }
}

function toWireColor({ foreground, background, dominant, accent, isBlackAndWhite }: PictureColor) {
  return {
    dominantColorForeground: foreground,
    dominantColorBackground: background,
    dominantColors: [...dominant],
    accentColor: accent,
    isBWImg: isBlackAndWhite,
  }
}

function toWireCategory({ name, score, celebrities, landmarks }: Category) {
  const detail = {
    ...(landmarks && { landmarks: landmarks.map(toWireLandmark) }),
    ...(celebrities && { celebrities: celebrities.map(toWireCelebrity) }),
  }
  return { name, score: round(score), ...(Object.keys(detail).length > 0 && { detail }) }
}

export function toWireLandmark({ name, confidence }: Landmark) {
  return { name, confidence: round(confidence) }
}

export function toWireCelebrity({ name, confidence, box }: Celebrity) {
  return { name, confidence: round(confidence), faceRectangle: { ...box } }
}

function toWireFace(face: Face, attributes: readonly FaceAttribute[]): WireFace {
  const { age, gender, box } = face
  return {
    ...(age !== undefined && { age: Math.round(age) }),
    ...(gender && { gender: gender === 'male' ? 'Male' : 'Female' }),
    faceRectangle: { ...box },
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
