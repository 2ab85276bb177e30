import type { Handlers } from '../../kernel/interface.ts'
import type { binPacking } from './contract.ts'
import type { BinPacker } from './engine.ts'
import { dimensionCountOf, invalid, parseBins, parseItems, type WireBin, type WireItem } from './notation.ts'
import { orientationsOf } from './orientations.ts'
import { toWirePlanarBin, toWireSolidBin } from './to-wire-bin.ts'

export const handlers: Handlers<typeof binPacking, BinPacker> = {
  async pack({ body }, { engine, signal }) {
    const items = parseItems(body.items)
    const bins = chooseBins(parseBins(body.bins), body.binId)
    const dimensionCount = dimensionCountOf(bins, items)
    const packing = await engine.pack(toDomain(bins, items, dimensionCount), { signal })
    if (dimensionCount === 2) return bins.map((bin, index) => toWirePlanarBin(bin, packing[index] ?? [], items))
    const solid = bins.map((bin, index) => toWireSolidBin(bin, packing[index] ?? [], items))
    const [only] = solid
    return body.binId !== undefined && only ? only : solid
  },
}

/** `binId` names the one bin to fill; without it every bin may be filled. */
function chooseBins(bins: WireBin[], binId: string | undefined): WireBin[] {
  if (binId === undefined) return bins
  const chosen = bins.find(({ id }) => id === binId.trim())
  if (chosen) return [chosen]
  const known = bins.slice(0, 10).map(({ id }) => `"${id}"`)
  throw invalid(
    `There is no bin "${binId}"; the request describes ${known.join(', ')}${bins.length > 10 ? ' and more' : ''}.`,
  )
}

function toDomain(bins: readonly WireBin[], items: readonly WireItem[], dimensionCount: 2 | 3) {
  return {
    bins: bins.map(({ dimensions, weightLimit }) => ({
      dimensions,
      weightLimit: weightLimit || Number.POSITIVE_INFINITY,
    })),
    items: items.map(({ dimensions, weight, constraints }) => ({
      dimensions,
      weight,
      orientations: orientationsOf(constraints, dimensionCount),
    })),
  }
}
