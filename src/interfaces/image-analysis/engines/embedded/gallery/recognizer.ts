import type { YieldToEventLoop } from '../../../../../kernel/foundation/workers/yield-to-event-loop.ts'
import type { Celebrity, Landmark } from '../../../port.ts'
import type { DetectedFace } from '../detection/detection.ts'
import type { CurrentGallery } from './current-gallery.ts'
import { findNearest, type NearestRow } from './embedding-matrix.ts'

/**
 * From here on a face or a view is taken for that of an entry, and smaller faces, in pixels, for nobody's: of 50,721 pairs of photographs none
 * reached this as views; of some 1,540 pairs of faces of strangers three did, and twenty-two more 0.6.
 */
const minimum = { face: 0.7, faceSide: 30, view: 0.82 }

/** Rows that are compared between two turns of others: a millisecond's work. */
const rowsPerTurn = 1_000

/** Compares embeddings with those of the gallery, all of which are gone through once for each. */
export class Recognizer {
  readonly #gallery: CurrentGallery
  readonly #yieldToEventLoop: YieldToEventLoop

  constructor(gallery: CurrentGallery, yieldToEventLoop: YieldToEventLoop) {
    this.#gallery = gallery
    this.#yieldToEventLoop = yieldToEventLoop
  }

  /** The persons whose faces these are, as far as they were enrolled. */
  async recognizeFaces(faces: readonly DetectedFace[], signal?: AbortSignal): Promise<Celebrity[]> {
    const found: Celebrity[] = []
    for (const { embedding, box } of faces) {
      if (Math.min(box.width, box.height) < minimum.faceSide) continue
      const nearest = await this.#findNearest('person', embedding, signal)
      const confidence = nearest ? toFaceConfidence(nearest.squaredDistance) : 0
      if (nearest && confidence >= minimum.face) found.push({ name: nearest.name, confidence, box })
    }
    return found
  }

  /** The place that this is a view of, as far as it was enrolled. Views are vectors of length 1; a blank one shows nothing. */
  async recognizeView(view: readonly number[], signal?: AbortSignal): Promise<Landmark[]> {
    if (view.every((value) => value === 0)) return []
    const nearest = await this.#findNearest('place', view, signal)
    const confidence = nearest ? 1 - nearest.squaredDistance / 2 : 0
    return nearest && confidence >= minimum.view ? [{ name: nearest.name, confidence }] : []
  }

  async #findNearest(
    kind: 'person' | 'place',
    embedding: readonly number[],
    signal: AbortSignal | undefined,
  ): Promise<NearestRow | undefined> {
    const matrix = embedding.length > 0 ? await this.#gallery.read(kind, embedding.length) : undefined
    if (!matrix) return undefined
    const wanted = Float32Array.from(embedding)
    const count = matrix.names.length
    let nearest: NearestRow | undefined
    for (let row = 0; row < count; row += rowsPerTurn) {
      nearest = findNearest(matrix, wanted, row, Math.min(count, row + rowsPerTurn), nearest)
      await this.#yieldToEventLoop(signal)
    }
    return nearest
  }
}

/** As Human compares its own descriptors: the distance of 1,024 numbers, laid between 0 and 1. */
function toFaceConfidence(squaredDistance: number): number {
  const distance = Math.sqrt(25 * squaredDistance) / 100
  return Math.max(0, Math.min(1, (1 - distance - 0.2) / 0.6))
}
