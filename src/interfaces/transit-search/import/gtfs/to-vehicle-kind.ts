import type { VehicleKind } from '../../domain/place.ts'

const basicTypes: Readonly<Record<number, VehicleKind>> = {
  0: 'tram',
  1: 'subway',
  2: 'train',
  3: 'bus',
  4: 'ship',
  5: 'tram',
  6: 'cable',
  7: 'funicular',
  11: 'bus',
  12: 'monorail',
  405: 'monorail',
}

/** By the hundred, as the extended types of GTFS are grouped. */
const extendedTypes: Readonly<Record<number, VehicleKind>> = {
  1: 'train',
  2: 'bus',
  3: 'train',
  4: 'subway',
  5: 'subway',
  6: 'subway',
  7: 'bus',
  8: 'bus',
  9: 'tram',
  10: 'ship',
  11: 'plane',
  12: 'ship',
  13: 'cable',
  14: 'funicular',
  15: 'bus',
}

/** From route_type, basic or extended; undefined for a number that means none. */
export function toVehicleKind(routeType: number): VehicleKind | undefined {
  return basicTypes[routeType] ?? extendedTypes[Math.floor(routeType / 100)]
}
