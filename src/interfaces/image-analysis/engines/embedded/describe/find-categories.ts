import { lookUp } from '../../../../../libraries/json/look-up.ts'
import type { CategoryName } from '../../../domain/categories.ts'
import type { Category } from '../../../port.ts'
import type { SceneElement, SceneElementName } from '../scene/scene-element.ts'
import { objectKinds } from './object-kinds.ts'
import { countPeople, type People } from './people.ts'
import type { PictureFindings } from './picture-findings.ts'

/** The category that a part of the scene speaks for. */
const sceneCategories: Readonly<Record<SceneElementName, CategoryName>> = {
  sky: 'outdoor_',
  'cloudy-sky': 'sky_cloud',
  'pale-sky': 'outdoor_',
  sunset: 'sky_sun',
  grass: 'outdoor_grass',
  plants: 'plant_leaves',
  water: 'outdoor_water',
  sand: 'outdoor_',
  beach: 'outdoor_oceanbeach',
  snow: 'outdoor_',
  text: 'text_',
  screenshot: 'text_',
  drawing: 'abstract_nonphoto',
  'line-drawing': 'abstract_nonphoto',
  pattern: 'abstract_rect',
  plain: 'abstract_',
}

/** Objects below this speak for no category. */
const minObject = 0.52

/** Score of a category that nothing speaks for but that nothing else was found. */
const nothingFound = 0.01

/** At most so many categories are returned. */
const max = 3

/** The categories that the evidence speaks for, the surest first; `others_` with next to no score where there is none. */
export function findCategories(findings: PictureFindings): Category[] {
  const scores = new Map<CategoryName, number>()
  const add = (name: CategoryName, score: number) => scores.set(name, Math.max(score, scores.get(name) ?? 0))
  for (const [name, part] of findings.scene)
    add(sceneCategories[name], scoreOf(part) * (isBranch(sceneCategories[name]) ? 0.6 : 1))
  for (const { name, confidence, box } of (findings.objects ?? []).filter((object) => object.confidence >= minObject)) {
    const { category } = lookUp(objectKinds, name) ?? {}
    const cover = (box.width * box.height) / (findings.metadata.width * findings.metadata.height)
    if (category) add(category, scoreOf({ confidence, cover }))
  }
  if (findings.writing) add('text_', scoreOf(findings.writing))
  const people = countPeople(findings)
  if (people) add(categoryOf(people), people.confidence * 0.9)
  if (findings.brightness < 0.12) add('dark_', 0.5)
  if (scores.size === 0) add('others_', nothingFound)
  const found = [...scores].map(([name, score]): Category => ({ name, score }))
  return found.toSorted((a, b) => b.score - a.score).slice(0, max)
}

/** A whole branch says less than one of its twigs. */
const isBranch = (name: CategoryName) => name.endsWith('_') && name !== 'text_'

/** What takes up little of the picture says little of the whole. */
function scoreOf({ confidence, cover }: SceneElement): number {
  return confidence * Math.min(1, 0.5 + 1.5 * cover)
}

function categoryOf({ count, faceCover }: People): CategoryName {
  if (count > 15) return 'people_crowd'
  if (count > 5) return 'people_many'
  if (count > 2) return 'people_group'
  return count === 1 && faceCover > 0.05 ? 'people_portrait' : 'people_'
}
