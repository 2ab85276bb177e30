import type { Skill } from '../../kernel/wire/interface/skill.ts'
import type { BinPacker, Item } from './port.ts'
import { orientationsOf } from './domain/orientations.ts'
import { readPacking, type RequestedPacking } from './assistant/read-request.ts'
import { formatPacking } from './assistant/format-packing.ts'

const maxRequestLength = 1000
const maxItems = 1000
/** Milliseconds of search: somebody waits for the answer. */
const timeLimit = 1000

/** Packs boxes that are described in words. */
export const skill: Skill<BinPacker> = {
  offer: { en: 'pack boxes', ja: '箱詰め' },
  example: {
    en: 'How many 20x30x15 boxes fit into a 100x80x60 container?',
    ja: '20x30x15の箱は100x80x60のコンテナにいくつ入る?',
  },
  match({ text, language }) {
    const packing = text.length > maxRequestLength ? undefined : readPacking(text, language)
    if (!packing) return undefined
    return {
      confidence: 0.97,
      async perform(engine, { signal }) {
        const items = toItems(packing)
        const bins = [{ dimensions: packing.bin, weightLimit: Number.POSITIVE_INFINITY }]
        return formatPacking(packing, items, await engine.pack({ bins, items, timeLimit }, { signal }), language)
      },
    }
  },
}

/** Every piece an item of its own that may turn freely; as many as the bin's size allows where the number is asked for. */
function toItems({ bin, kinds }: RequestedPacking): readonly Item[] {
  const items: Item[] = []
  for (const { lengths, count } of kinds) {
    const orientations = orientationsOf(0, lengths.length === 2 ? 2 : 3)
    const max = Math.floor(volume(bin) / volume(lengths))
    const wanted = Math.min(count ?? max, maxItems - items.length)
    for (let made = 0; made < wanted; made++) items.push({ dimensions: lengths, weight: 0, orientations })
  }
  return items
}

function volume(lengths: readonly number[]): number {
  return lengths.reduce((product, length) => product * length, 1)
}
