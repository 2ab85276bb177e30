/** What wheelchairs can use, as GTFS counts it (wheelchair_boarding, wheelchair_accessible). */
export const wheelchairAccess = { unknown: 0, yes: 1, no: 2 } as const

/** `known`: what is said to be possible alone; `possible`: what is not said to be impossible. */
export type WheelchairNeed = 'known' | 'possible'

export function suits(need: WheelchairNeed, access: number | undefined): boolean {
  return need === 'known' ? access === wheelchairAccess.yes : access !== wheelchairAccess.no
}
