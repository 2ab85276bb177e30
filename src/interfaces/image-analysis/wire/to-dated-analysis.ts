import type { ResponseOf } from '../../../kernel/wire/contract.ts'
import type { imageAnalysis } from '../contract.ts'
import { toGenderNeutral } from '../domain/to-gender-neutral.ts'
import type { Analysis, Box, Caption, FoundObject, TextPage } from '../port.ts'
import type { DatedFeature, DatedRequest } from './read-dated-request.ts'
import { round, toWireBox, toWireCaption } from './to-wire-parts.ts'

type DatedAnalysis = ResponseOf<(typeof imageAnalysis)['operations']['analyzeImage']>

/** The answer of Image Analysis 4.0: of each feature that was asked for, its result, empty where nothing was found. */
export function toDatedAnalysis(analysis: Analysis, { wanted, isGenderNeutral }: DatedRequest): DatedAnalysis {
  const { metadata, tags = [], objects = [], text, crops = [] } = analysis
  const [caption] = (analysis.captions ?? []).map((each) => (isGenderNeutral ? toGenderNeutral(each) : each))
  const people = objects.filter(({ name }) => name === 'person')
  const ifWanted = <Result extends object>(name: DatedFeature, result: Result) => (wanted.has(name) ? result : {})
  return {
    modelVersion: 'latest',
    metadata: { width: metadata.width, height: metadata.height },
    ...(caption && ifWanted('caption', { captionResult: toWireCaption(caption) })),
    ...ifWanted('denseCaptions', { denseCaptionsResult: { values: toDenseCaptions(analysis, caption) } }),
    ...ifWanted('tags', {
      tagsResult: { values: tags.map(({ name, confidence }) => ({ name, confidence: round(confidence) })) },
    }),
    ...ifWanted('objects', { objectsResult: { values: objects.map(toDetected) } }),
    ...ifWanted('people', {
      peopleResult: {
        values: people.map(({ box, confidence }) => ({ boundingBox: toWireBox(box), confidence: round(confidence) })),
      },
    }),
    ...ifWanted('smartCrops', {
      smartCropsResult: {
        values: crops.map(({ aspectRatio, box }) => ({ aspectRatio, boundingBox: toWireBox(box) })),
      },
    }),
    ...(text && ifWanted('read', { readResult: { blocks: toBlocks(text) } })),
  }
}

/** Names of the wire for what was asked for and not looked for. */
export function listMissingDated({ objects }: Analysis, { wanted }: DatedRequest): readonly string[] {
  return objects ? [] : (['objects', 'people'] as const).filter((name) => wanted.has(name))
}

const maxDenseCaptions = 10

/** The caption of the whole picture first, then what stands where, the surest first. */
function toDenseCaptions({ metadata, objects = [] }: Analysis, caption?: Caption) {
  const whole = { x: 0, y: 0, w: metadata.width, h: metadata.height }
  const things = objects.toSorted((a, b) => b.confidence - a.confidence).map(toThing)
  return [...(caption ? [{ ...toWireCaption(caption), boundingBox: whole }] : []), ...things].slice(0, maxDenseCaptions)
}

function toThing({ name, confidence, box }: FoundObject) {
  const text = `${/^[aeiou]/.test(name) ? 'an' : 'a'} ${name}`
  return { text, confidence: round(confidence), boundingBox: toWireBox(box) }
}

function toDetected({ name, confidence, box }: FoundObject) {
  return { boundingBox: toWireBox(box), tags: [{ name, confidence: round(confidence) }] }
}

function toBlocks({ lines }: TextPage) {
  if (lines.length === 0) return []
  return [
    {
      lines: lines.map(({ text, box, words }) => ({
        text,
        boundingPolygon: toPolygon(box),
        words: words.map((word) => ({
          text: word.text,
          boundingPolygon: toPolygon(word.box),
          confidence: round(word.confidence),
        })),
      })),
    },
  ]
}

function toPolygon({ left, top, width, height }: Box) {
  const [right, bottom] = [left + width, top + height]
  return [
    { x: left, y: top },
    { x: right, y: top },
    { x: right, y: bottom },
    { x: left, y: bottom },
  ]
}
