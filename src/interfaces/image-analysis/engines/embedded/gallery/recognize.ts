import type { GalleryEntry } from '../../../domain/gallery.ts'
import type { Celebrity, Landmark } from '../../../port.ts'
import type { DetectedFace } from '../detection/detection.ts'

/** From here on a face or a view is taken for that of an entry. */
const least = { face: 0.6, view: 0.9 }

/** The persons whose faces these are, as far as they were enrolled. */
export function recognizeFaces(faces: readonly DetectedFace[], gallery: readonly GalleryEntry[]): Celebrity[] {
  return faces.flatMap(({ embedding, box }) => {
    const best = findBest(gallery, (entry) => compareFaces(embedding, entry.embedding))
    return best && best.confidence >= least.face ? [{ ...best, box }] : []
  })
}

/** The place that this is a view of, as far as it was enrolled. */
export function recognizeView(view: readonly number[], gallery: readonly GalleryEntry[]): Landmark[] {
  const best = findBest(gallery, (entry) => multiply(view, entry.embedding))
  return best && best.confidence >= least.view ? [best] : []
}

function findBest(gallery: readonly GalleryEntry[], compare: (entry: GalleryEntry) => number): Landmark | undefined {
  const ranked = gallery.map((entry) => ({ name: entry.name, confidence: compare(entry) }))
  return ranked.toSorted((a, b) => b.confidence - a.confidence)[0]
}

/** As Human compares its own descriptors: the distance of 1,024 numbers, laid between 0 and 1. */
function compareFaces(one: readonly number[], other: readonly number[]): number {
  if (one.length === 0 || one.length !== other.length) return 0
  const squares = one.reduce((sum, value, index) => sum + (value - (other[index] ?? 0)) ** 2, 0)
  const distance = Math.sqrt(25 * squares) / 100
  return Math.max(0, Math.min(1, (1 - distance - 0.2) / 0.6))
}

function multiply(one: readonly number[], other: readonly number[]): number {
  return one.length === other.length ? one.reduce((sum, value, index) => sum + value * (other[index] ?? 0), 0) : 0
}
