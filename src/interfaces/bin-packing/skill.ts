import type { Skill } from '../../kernel/skill.ts'
import type { BinPacker, Item } from './engine.ts'
import { orientationsOf } from './orientations.ts'
import { readPacking, type SpokenPacking } from './spoken/read-request.ts'
import { tellPacking } from './spoken/tell-packing.ts'

const longestRequest = 1000
const mostItems = 1000
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
    const packing = text.length > longestRequest ? undefined : readPacking(text, language)
    if (!packing) return undefined
    return {
      certainty: 0.97,
      async perform(engine, { signal }) {
        const items = toItems(packing)
        const bins = [{ dimensions: packing.bin, weightLimit: Number.POSITIVE_INFINITY }]
        return tellPacking(packing, items, await engine.pack({ bins, items, timeLimit }, { signal }), language)
      },
    }
  },
}

/** Every piece an item of its own that may turn freely; as many as the bin's size allows where the number is asked for. */
function toItems({ bin, kinds }: SpokenPacking): readonly Item[] {
  const items: Item[] = []
  for (const { lengths, count } of kinds) {
    const orientations = orientationsOf(0, lengths.length === 2 ? 2 : 3)
    const most = Math.floor(volume(bin) / volume(lengths))
    const wanted = Math.min(count ?? most, mostItems - items.length)
    for (let made = 0; made < wanted; made++) items.push({ dimensions: lengths, weight: 0, orientations })
  }
  return items
}

function volume(lengths: readonly number[]): number {
  return lengths.reduce((product, length) => product * length, 1)
}
