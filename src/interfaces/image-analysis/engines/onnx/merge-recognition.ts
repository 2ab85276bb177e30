import type { Analysis, AnalysisRequest, Category, Tag } from '../../port.ts'
import type { Recognition } from './look-worker.ts'

/** What a model is less sure of is left out. */
const minConfidence = { tag: 0.3, category: 0.1 }

/** At most so many categories are returned. */
const maxCategories = 3

/**
 * Puts what models see beside what was measured: tags and categories of both, each with the higher confidence; the caption of the model
 * where it has one, since the measured one names colours and things alone.
 */
export function mergeRecognition(
  measured: Analysis,
  seen: readonly Recognition[],
  { maxCaptions }: AnalysisRequest,
): Analysis {
  const captions = seen.flatMap(({ caption }) => (caption ? [caption] : []))
  return {
    ...measured,
    ...(measured.tags && {
      tags: mergeTags([...measured.tags, ...seen.flatMap(({ tags = [] }) => tags.filter(isSure))]),
    }),
    ...(measured.captions && captions.length > 0 && { captions: captions.slice(0, maxCaptions) }),
    ...(measured.categories && {
      categories: mergeCategories(
        measured.categories,
        seen.flatMap(({ categories = [] }) => categories.filter(({ score }) => score >= minConfidence.category)),
      ),
    }),
  }
}

const isSure = ({ confidence }: Tag) => confidence >= minConfidence.tag

function mergeTags(all: readonly Tag[]): readonly Tag[] {
  const tags = new Map<string, Tag>()
  for (const tag of all.toSorted((a, b) => b.confidence - a.confidence)) {
    const surer = tags.get(tag.name)
    tags.set(tag.name, { ...tag, ...surer })
  }
  return [...tags.values()]
}

/** Names that stand with a category, of persons and places, stay with it. `others_` is returned where there is nothing else. */
function mergeCategories(measured: readonly Category[], seen: readonly Category[]): readonly Category[] {
  const categories = new Map(measured.map((category) => [category.name, category]))
  for (const category of seen) {
    const known = categories.get(category.name)
    categories.set(category.name, { ...known, ...category, score: Math.max(known?.score ?? 0, category.score) })
  }
  if (categories.size > 1) categories.delete('others_')
  const hasNames = ({ celebrities, landmarks }: Category) => celebrities !== undefined || landmarks !== undefined
  return [...categories.values()]
    .toSorted((a, b) => b.score - a.score)
    .filter((category, index) => index < maxCategories || hasNames(category))
}
