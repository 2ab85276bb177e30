import type { Packing, PackingRequest, WrittenCall } from '../../port.ts'
import { dimensionCountOf, invalid, parseBins, parseItems, type WireBin, type WireItem } from '../../domain/notation.ts'
import { orientationsOf } from '../../domain/orientations.ts'
import { toWirePlanarBin, toWireSolidBin } from './to-wire-bin.ts'

/** A call from its fields to the JSON of its answer; nothing when `pack` gives nothing. Runs anywhere; knows no threads. */
export function answerCall<Packed extends Packing | undefined>(
  call: WrittenCall,
  pack: (request: PackingRequest) => Packed,
): string | (Packed & undefined) {
  const items = parseItems(call.items)
  const bins = chooseBins(parseBins(call.bins), call.binId)
  const dimensionCount = dimensionCountOf(bins, items)
  const packing = pack(toDomain(bins, items, dimensionCount))
  return packing && JSON.stringify(toWire(call, bins, items, packing, dimensionCount))
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

function toDomain(bins: readonly WireBin[], items: readonly WireItem[], dimensionCount: 2 | 3): PackingRequest {
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

function toWire(
  { binId }: WrittenCall,
  bins: readonly WireBin[],
  items: readonly WireItem[],
  packing: Packing,
  dimensionCount: 2 | 3,
) {
  if (dimensionCount === 2) return bins.map((bin, index) => toWirePlanarBin(bin, packing[index] ?? [], items))
  const solid = bins.map((bin, index) => toWireSolidBin(bin, packing[index] ?? [], items))
  const [only] = solid
  return binId !== undefined && only ? only : solid
}
