/** The search's loads in the caller's words: items by index, orientations, lengths in the caller's unit. */
import type { Orientation, Packing, PackingRequest, Placement } from '../../../port.ts'
import type { Size } from './cuboid.ts'
import type { Load, PlacedBox, Problem } from './problem.ts'
import { isRotated, sameSize, toSize, turn } from './problem.ts'
import { settle } from './settling.ts'

export function toPacking(request: PackingRequest, problem: Problem, loads: readonly Load[]): Packing {
  const itemsLeft = new Map(problem.types.map((type) => [type, [...type.items].reverse()]))
  const packing: Placement[][] = request.bins.map(() => [])
  for (const { container, boxes } of loads) {
    for (const box of settle(boxes)) {
      const item = itemsLeft.get(box.type)?.pop()
      if (item !== undefined) packing[container.bin]?.push(toPlacement(request, problem, box, item))
    }
  }
  return packing
}

function toPlacement({ items }: PackingRequest, { axes, lengths }: Problem, box: PlacedBox, item: number): Placement {
  const { dimensions = [], orientations = [] } = items[item] ?? {}
  const size = { x: box.x1 - box.x0, y: box.y1 - box.y0, z: box.z1 - box.z0 }
  const units = dimensions.map(lengths.toUnits)
  return {
    item,
    orientation: orientationFor(size, units, orientations),
    origin: [box.x0, box.y0, box.z0].slice(0, axes).map(lengths.fromUnits),
  }
}

/** The first orientation that gives the item this size, an unrotated one before all others. */
function orientationFor(size: Size, units: readonly number[], orientations: readonly Orientation[]): Orientation {
  const fitting = orientations.filter((orientation) => sameSize(toSize(turn(units, orientation)), size))
  return fitting.find((orientation) => !isRotated(orientation)) ?? fitting[0] ?? []
}
