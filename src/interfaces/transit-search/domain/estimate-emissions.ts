import type { VehicleKind } from './place.ts'

/**
 * Grams of CO2 for one passenger and kilometre: transport in Japan in the fiscal year 2019, as the Ministry of Land, Infrastructure,
 * Transport and Tourism published it. It has no figure for ships, which count as buses here.
 */
const gramsPerKilometre: Readonly<Record<VehicleKind, number>> = {
  train: 17,
  subway: 17,
  tram: 17,
  monorail: 17,
  cable: 17,
  funicular: 17,
  bus: 57,
  ship: 57,
  plane: 98,
}
const byCar = 130

export interface Emissions {
  readonly own: number
  readonly byCar: number
}

/** Grams for a way by this vehicle, and had one gone by car. */
export function estimateEmissions(vehicle: VehicleKind, metres: number): Emissions {
  return {
    own: Math.round((metres / 1000) * gramsPerKilometre[vehicle]),
    byCar: Math.round((metres / 1000) * byCar),
  }
}
