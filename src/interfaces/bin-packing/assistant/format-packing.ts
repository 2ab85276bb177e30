import type { AssistantLanguage } from '../../../kernel/wire/interface/skill.ts'
import type { Item, Packing, Placement } from '../port.ts'
import type { RequestedPacking } from './read-request.ts'

/** Up to so many places are listed one by one. */
const maxListed = 12

/** What came of a packing, in words. */
export function formatPacking(
  { bin, unit, kinds }: RequestedPacking,
  items: readonly Item[],
  packing: Packing,
  language: AssistantLanguage,
): string {
  const placements = packing[0] ?? []
  const share = percentage(bin, items, placements)
  const size = `${bin.join(' × ')}${unit ? ` ${unit}` : ''}`
  const asksHowMany = kinds.some(({ count }) => count === undefined)
  const [placed, all] = [placements.length, items.length]
  const opening = (language === 'ja' ? openInJapanese : openInEnglish)({ placed, all, size, share, asksHowMany })
  if (placed === 0 || placed > maxListed) return opening
  const inOrder = placements.toSorted((a, b) => a.item - b.item)
  const heading = language === 'ja' ? '位置(角から)と向き:' : 'Places, from one corner, and how each lies:'
  return [opening, heading, ...inOrder.map((placement) => formatPlacement(placement, items))].join('\n')
}

interface Outcome {
  readonly placed: number
  readonly all: number
  readonly size: string
  readonly share: string
  readonly asksHowMany: boolean
}

function openInEnglish({ placed, all, size, share, asksHowMany }: Outcome): string {
  if (placed === 0) return `None of them fits into ${size}.`
  const filled = `that fills ${share} % of it`
  if (asksHowMany) return `I can fit ${placed} into ${size}: ${filled}.`
  if (placed === all) return `${all === 1 ? 'Yes, it fits' : `Yes, all ${all} fit`} into ${size}: ${filled}.`
  return `Not all: I can fit ${placed} of ${all} into ${size}: ${filled}.`
}

function openInJapanese({ placed, all, size, share, asksHowMany }: Outcome): string {
  if (placed === 0) return `${size} には一つも入りません。`
  if (asksHowMany) return `${size} に ${placed} 個入ります(充填率 ${share} %)。`
  if (placed === all) return `はい、${all} 個すべてが ${size} に入ります(充填率 ${share} %)。`
  return `全部は入りません。${size} に入るのは ${all} 個のうち ${placed} 個です(充填率 ${share} %)。`
}

function percentage(bin: readonly number[], items: readonly Item[], placements: readonly Placement[]): string {
  const filled = placements.reduce((sum, { item }) => sum + volume(items[item]?.dimensions ?? []), 0)
  return ((100 * filled) / volume(bin)).toFixed(1).replace('.0', '')
}

function volume(lengths: readonly number[]): number {
  return lengths.reduce((product, length) => product * length, 1)
}

function formatPlacement({ item, orientation, origin }: Placement, items: readonly Item[]): string {
  const dimensions = items[item]?.dimensions ?? []
  const lying = orientation.map((axis) => tidy(dimensions[axis] ?? 0)).join(' × ')
  return `${item + 1}. (${origin.map(tidy).join(', ')}): ${lying}`
}

function tidy(length: number): number {
  return Number(length.toPrecision(8))
}
