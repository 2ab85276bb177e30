import type { Analysis, AnalysisRequest, Category } from '../../../port.ts'
import type { Names } from '../gallery/find-names.ts'
import { findCategories } from './find-categories.ts'
import { findTags } from './find-tags.ts'
import { settleScene } from './settle-scene.ts'
import { nameObjects } from './name-objects.ts'
import type { PictureFindings } from './picture-findings.ts'
import { writeCaption } from './write-caption.ts'

/** Puts what was found out into the words that were asked for. */
export function writeAnalysis(
  found: PictureFindings,
  { features, maxCaptions }: AnalysisRequest,
  names: Names,
): Analysis {
  const named = { ...found, objects: found.objects && nameObjects(found.objects) }
  const findings = { ...named, scene: settleScene(named) }
  const { metadata, color, imageType, faces, objects, adult } = findings
  const isDescribed = features.has('description')
  return {
    metadata,
    ...(features.has('categories') && { categories: withNames(findCategories(findings), names) }),
    ...((features.has('tags') || isDescribed) && { tags: findTags(findings) }),
    ...(isDescribed && { captions: [writeCaption(findings)].slice(0, maxCaptions) }),
    ...(features.has('color') && { color }),
    ...(features.has('image-type') && { imageType }),
    ...(features.has('faces') && faces && { faces }),
    ...(features.has('objects') && objects && { objects }),
    ...(features.has('adult') && adult && { adult }),
  }
}

/** Persons stand with the categories of people, places with the others; where there is no such category, with the first. */
function withNames(categories: readonly Category[], { celebrities, landmarks }: Names): Category[] {
  const isOfPeople = ({ name }: Category) => name.startsWith('people_')
  const peoplesPlace = Math.max(0, categories.findIndex(isOfPeople))
  const landsPlace = Math.max(
    0,
    categories.findIndex((category) => !isOfPeople(category)),
  )
  return categories.map((category, index) => ({
    ...category,
    ...(celebrities && index === peoplesPlace && { celebrities }),
    ...(landmarks && index === landsPlace && { landmarks }),
  }))
}
