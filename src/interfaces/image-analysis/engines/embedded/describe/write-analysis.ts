import type { Analysis, AnalysisRequest } from '../../../port.ts'
import { findCategories } from './find-categories.ts'
import { findTags } from './find-tags.ts'
import type { Understanding } from './understanding.ts'
import { writeCaption } from './write-caption.ts'

/** Puts what was found out into the words that were asked for. */
export function writeAnalysis(understanding: Understanding, { features, maxCaptions }: AnalysisRequest): Analysis {
  const { metadata, color, imageType, faces, objects } = understanding
  const isDescribed = features.has('description')
  return {
    metadata,
    ...(features.has('categories') && { categories: findCategories(understanding) }),
    ...((features.has('tags') || isDescribed) && { tags: findTags(understanding) }),
    ...(isDescribed && { captions: [writeCaption(understanding)].slice(0, maxCaptions) }),
    ...(features.has('color') && { color }),
    ...(features.has('image-type') && { imageType }),
    ...(features.has('faces') && faces && { faces }),
    ...(features.has('objects') && objects && { objects }),
  }
}
