import { lookUp } from '../../../../../libraries/json/look-up.ts'
import type { Tag } from '../../../port.ts'
import type { SceneElementName } from '../scene/scene-element.ts'
import { objectKinds } from './object-kinds.ts'
import { countPeople } from './people.ts'
import { doubtful } from './name-objects.ts'
import type { PictureFindings } from './picture-findings.ts'

/** Tags that a part of the scene gives, each with its share of the part's confidence. */
const sceneTags: Readonly<Record<SceneElementName, Readonly<Record<string, number>>>> = {
  sky: { sky: 1, outdoor: 0.98 },
  'cloudy-sky': { sky: 1, cloudy: 0.9, outdoor: 0.95 },
  'pale-sky': { sky: 1, outdoor: 0.95 },
  sunset: { sunset: 1, sky: 0.9, outdoor: 0.9 },
  grass: { grass: 1, outdoor: 0.98, nature: 0.5, field: 0.45 },
  plants: { green: 1, plant: 0.95, nature: 0.5 },
  water: { water: 1, outdoor: 0.95, nature: 0.85 },
  sand: { sand: 1, outdoor: 0.9, nature: 0.8 },
  beach: { beach: 1, sand: 1, water: 1, outdoor: 1, nature: 0.95 },
  snow: { snow: 1, outdoor: 0.95, nature: 0.85 },
  text: { text: 1 },
  screenshot: { screenshot: 1, text: 1 },
  drawing: { drawing: 1 },
  'line-drawing': { drawing: 1, sketch: 0.8 },
  pattern: { pattern: 1 },
  plain: { plain: 1 },
}

/** Objects below this are boxes alone: half of them are something else (the README has the figures). */
const minObject = 0.52

/** Tags below this are left out. */
const minConfidence = 0.3

/** What is in the picture, the surest first, each at most once. */
export function findTags(findings: PictureFindings): Tag[] {
  const tags = new Map<string, Tag>()
  const add = (name: string, confidence: number, hint?: string) => {
    if (confidence < minConfidence || confidence <= (tags.get(name)?.confidence ?? 0)) return
    tags.set(name, { name, confidence, ...(hint ? { hint } : {}) })
  }
  for (const [part, { confidence }] of findings.scene) {
    for (const [name, share] of Object.entries(sceneTags[part])) add(name, confidence * share)
    // Plants grow in pots, too.
    if (part === 'plants') add('outdoor', confidence * 0.5)
  }
  if (findings.writing) add('text', findings.writing.confidence)
  addObjects(findings, add)
  addPeople(findings, add)
  addLook(findings, add)
  return [...tags.values()].toSorted((a, b) => b.confidence - a.confidence)
}

type Add = (name: string, confidence: number, hint?: string) => void

function addObjects({ objects = [], scene }: PictureFindings, add: Add): void {
  const isOutdoor = ['sky', 'cloudy-sky', 'pale-sky', 'sunset', 'grass', 'snow', 'beach'].some((part) =>
    [...scene.keys()].some((name) => name === part),
  )
  for (const { name, guess, confidence } of objects.filter((object) => object.confidence >= minObject)) {
    const { hint, isIndoor } = lookUp(objectKinds, name) ?? {}
    if (name !== 'person') add(name, confidence, hint === name ? undefined : hint)
    if (guess !== undefined) add(guess, confidence * doubtful, hint)
    if (hint) add(hint, confidence * 0.95)
    if (isIndoor && !isOutdoor) add('indoor', confidence * 0.85)
  }
}

function addPeople(findings: PictureFindings, add: Add): void {
  const people = countPeople(findings)
  if (!people) return
  const { count, confidence, gender, faceCover, isSmiling } = people
  add('person', confidence)
  if (gender) add(gender === 'male' ? 'man' : 'woman', confidence * 0.85, 'person')
  if (count >= 3) add('group', confidence * 0.9)
  if (count === 1 && faceCover > 0.05) add('portrait', confidence * 0.85)
  if (isSmiling) add('smiling', confidence * 0.7)
}

function addLook({ color, imageType, brightness, scene }: PictureFindings, add: Add): void {
  if (color.isBlackAndWhite && imageType.clipArt < 2 && !scene.has('text')) add('black and white', 0.95)
  if (brightness < 0.15) add('dark', 0.8)
}
