import type { Runtime } from '../../../../libraries/onnx/load-packages.ts'
import { type CategoryName, categoryNames } from '../../domain/categories.ts'
import type { Category, Tag } from '../../port.ts'
import type { Pixels } from '../embedded/picture/pixels.ts'
import { categoryWords } from './category-words.ts'
import { type ComparerOptions, loadComparer } from './load-comparer.ts'

/** Says which categories and labels fit a picture, all of them with how well. */
export type ZeroShot = (
  pixels: Pixels,
) => Promise<{ readonly categories: readonly Category[]; readonly tags: readonly Tag[] }>

/** Loads a model of CLIP's kind for the categories of the wire and for labels. */
export async function loadZeroShot(
  runtime: Runtime,
  folder: string,
  { labels, ...options }: Omit<ComparerOptions, 'texts'> & { readonly labels: readonly string[] },
): Promise<ZeroShot> {
  const named = categoryNames.filter(isNamed)
  const texts = [...named.map((name) => categoryWords[name]), ...labels].map((words) => `This is a photo of ${words}.`)
  const { score, toConfidences } = await loadComparer(runtime, folder, { texts, ...options })
  return async (pixels) => {
    const scores = await score(pixels)
    const ofCategories = toConfidences(scores.slice(0, named.length))
    const ofLabels = toConfidences(scores.slice(named.length))
    return {
      categories: named.map((name, index) => ({ name, score: ofCategories[index] ?? 0 })),
      tags: labels.map((name, index) => ({ name, confidence: ofLabels[index] ?? 0 })),
    }
  }
}

const isNamed = (name: CategoryName): name is keyof typeof categoryWords => name !== 'others_'
