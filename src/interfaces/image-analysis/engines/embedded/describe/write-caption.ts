import type { Caption } from '../../../port.ts'
import type { SceneElement, SceneElementName, Scene } from '../scene/scene-element.ts'
import { captionLook } from './caption-look.ts'
import { nameMedium } from './name-medium.ts'
import { nameSubject, type Phrase } from './name-subject.ts'
import type { PictureFindings } from './picture-findings.ts'

/**
 * One sentence of what was found, and nothing else. Its confidence is that of what it names, and falls with the share of the picture that
 * nothing is known of; where only its look is known it stays below one half.
 */
export function writeCaption(findings: PictureFindings): Caption {
  const subject = nameSubject(findings)
  const place = namePlace(findings, subject !== undefined) ?? (subject && nameBackdrop(findings))
  const phrases = [subject, place].filter((phrase) => phrase !== undefined)
  if (phrases.length === 0) return captionLook(findings)
  const sure = phrases.reduce((product, { confidence }) => product * confidence, 1) ** (1 / phrases.length)
  const text = phrases.map((phrase) => phrase.text).join(' ')
  return { text: withMedium(text, findings), confidence: sure * (0.4 + 0.6 * measureUnderstood(findings)) }
}

/** Share of the picture that is accounted for; what overlaps counts twice, but never beyond the whole. */
function measureUnderstood({ scene, faces = [], objects = [], metadata }: PictureFindings): number {
  const area = metadata.width * metadata.height
  const boxes = [...faces, ...objects].map(({ box }) => (box.width * box.height) / area)
  const covers = [...scene.values()].map(({ cover }) => cover)
  return Math.min(
    1,
    [...boxes, ...covers].reduce((sum, each) => sum + each, 0),
  )
}

/** A place that is less sure is a tag alone. */
const minConfidence = 0.5

/** Where something is: after a subject, or by itself, in a picture "under a blue sky". The first that was found is mentioned. */
const places: readonly (readonly [readonly SceneElementName[], string, string])[] = [
  [['beach'], 'on a beach', 'a sandy beach beside the water'],
  [['grass', 'sky'], 'on grass under a blue sky', 'a grassy field under a blue sky'],
  [['grass', 'cloudy-sky'], 'on grass under a cloudy sky', 'a grassy field under a cloudy sky'],
  [['grass', 'pale-sky'], 'on grass under a pale sky', 'a grassy field under a pale sky'],
  [['snow', 'sky'], 'in the snow under a blue sky', 'a snowy landscape under a blue sky'],
  [['water', 'sky'], 'near water under a blue sky', 'a body of water under a blue sky'],
  [['water', 'cloudy-sky'], 'near water under a cloudy sky', 'a body of water under a cloudy sky'],
  [['water', 'pale-sky'], 'near water under a pale sky', 'a body of water under a pale sky'],
  [['sunset'], 'at sunset', 'a sunset'],
  [['screenshot'], 'on a screen', 'a screenshot with text'],
  [['text'], 'with text', 'a page of text'],
  [['plants', 'sky'], 'among green plants under a blue sky', 'green plants under a blue sky'],
  [['plants', 'cloudy-sky'], 'among green plants under a cloudy sky', 'green plants under a cloudy sky'],
  [['plants', 'pale-sky'], 'among green plants under a pale sky', 'green plants under a pale sky'],
  [['grass'], 'on grass', 'with grass'],
  [['plants'], 'among green plants', 'with grass or green leaves'],
  [['sky'], 'under a blue sky', 'under a blue sky'],
  [['cloudy-sky'], 'under a cloudy sky', 'under a cloudy sky'],
  [['pale-sky'], 'under a pale sky', 'under a pale sky'],
]

function namePlace({ scene }: PictureFindings, hasSubject: boolean): Phrase | undefined {
  for (const [names, after, alone] of places) {
    const parts = findParts(scene, names)
    if (parts.length < names.length) continue
    const confidence = parts.reduce((sum, part) => sum + part.confidence, 0) / parts.length
    if (confidence < minConfidence) continue
    return { text: hasSubject ? after : alone, confidence }
  }
  return undefined
}

function nameBackdrop({ layout: { backdrop } }: PictureFindings): Phrase | undefined {
  if (!backdrop) return undefined
  return { text: `against a ${backdrop.kind} ${backdrop.color.toLowerCase()} background`, confidence: 0.9 }
}

function findParts(scene: Scene, names: readonly SceneElementName[]): SceneElement[] {
  return names.map((name) => scene.get(name)).filter((part): part is SceneElement => part !== undefined)
}

/** A place by itself is that of the picture, "with grass"; everything else is what the picture is of. */
function withMedium(text: string, findings: PictureFindings): string {
  if (/^(?:with|under) /.test(text)) return `${nameMedium(findings)} ${text}`
  const { color, imageType, scene } = findings
  if (imageType.clipArt >= 2 || imageType.isLineDrawing) return scene.has('screenshot') ? text : `a drawing of ${text}`
  return color.isBlackAndWhite && !scene.has('text') ? `a black-and-white picture of ${text}` : text
}
