import type { Caption } from '../../../port.ts'
import type { Part, PartName, Scene } from '../scene/part.ts'
import { nameSubject, type Phrase } from './name-subject.ts'
import type { Understanding } from './understanding.ts'

/** Confidence of a caption that only tells colours. */
const colorsAlone = 0.15

/**
 * One sentence of what was found, and nothing else. Its confidence is that of what it tells, and falls with the share of the picture that
 * nothing is known of.
 */
export function writeCaption(understanding: Understanding): Caption {
  const subject = nameSubject(understanding)
  const place = namePlace(understanding.scene, subject !== undefined)
  const phrases = [subject, place].filter((phrase) => phrase !== undefined)
  if (phrases.length === 0) return { text: describeColors(understanding), confidence: colorsAlone }
  const sure = phrases.reduce((product, { confidence }) => product * confidence, 1) ** (1 / phrases.length)
  const text = phrases.map((phrase) => phrase.text).join(' ')
  return { text: withMedium(text, understanding), confidence: sure * (0.4 + 0.6 * measureUnderstood(understanding)) }
}

/** Share of the picture that is accounted for; what overlaps counts twice, but never beyond the whole. */
function measureUnderstood({ scene, faces = [], objects = [], metadata }: Understanding): number {
  const area = metadata.width * metadata.height
  const boxes = [...faces, ...objects].map(({ box }) => (box.width * box.height) / area)
  const covers = [...scene.values()].map(({ cover }) => cover)
  return Math.min(
    1,
    [...boxes, ...covers].reduce((sum, each) => sum + each, 0),
  )
}

/** Where something is: after a subject, or by itself. The first that was found is told. */
const places: readonly (readonly [readonly PartName[], string, string])[] = [
  [['beach'], 'on a beach', 'a sandy beach beside the water'],
  [['grass', 'sky'], 'on grass under a blue sky', 'a grassy field under a blue sky'],
  [['grass', 'cloudy-sky'], 'on grass under a cloudy sky', 'a grassy field under a cloudy sky'],
  [['snow', 'sky'], 'in the snow under a blue sky', 'a snowy landscape under a blue sky'],
  [['water', 'sunset'], 'near water at sunset', 'a body of water at sunset'],
  [['water', 'sky'], 'near water under a blue sky', 'a body of water under a blue sky'],
  [['water', 'cloudy-sky'], 'near water under a cloudy sky', 'a body of water under a cloudy sky'],
  [['sand', 'sky'], 'on sand under a blue sky', 'sandy ground under a blue sky'],
  [['sunset'], 'at sunset', 'a sunset'],
  [['screenshot'], 'on a screen', 'a screenshot with text'],
  [['text'], 'with text', 'a page of text'],
  [['grass'], 'on grass', 'a grassy field'],
  [['plants'], 'among green plants', 'green plants'],
  [['night'], 'at night', 'lights at night'],
  [['sky'], 'under a blue sky', 'a blue sky above land'],
  [['cloudy-sky'], 'under a cloudy sky', 'a cloudy sky above land'],
]

function namePlace(scene: Scene, hasSubject: boolean): Phrase | undefined {
  for (const [names, after, alone] of places) {
    const parts = names.map((name) => scene.get(name)).filter((part): part is Part => part !== undefined)
    if (parts.length < names.length) continue
    const confidence = parts.reduce((sum, part) => sum + part.confidence, 0) / parts.length
    return { text: hasSubject ? after : alone, confidence }
  }
  return undefined
}

function withMedium(text: string, { color, imageType, scene }: Understanding): string {
  if (imageType.clipArt >= 2 || imageType.isLineDrawing) return scene.has('screenshot') ? text : `a drawing of ${text}`
  return color.isBlackAndWhite && !scene.has('text') ? `a black and white photo of ${text}` : text
}

function describeColors({ color, scene, imageType }: Understanding): string {
  const names = (color.dominant.length > 0 ? color.dominant : [color.background]).map((name) => name.toLowerCase())
  const listed = names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${names.at(-1)}` : names.join('')
  if (scene.has('plain')) return `a plain ${names[0]} surface`
  if (scene.has('pattern')) return `a pattern in ${listed}`
  if (imageType.clipArt >= 2 || imageType.isLineDrawing) return `a drawing in ${listed}`
  return color.isBlackAndWhite ? 'a black and white photo' : `a picture mostly in ${listed}`
}
