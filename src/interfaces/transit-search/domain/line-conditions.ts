import type { VehicleKind } from './place.ts'

/** Which lines may be taken; all unless something is said. */
export interface LineConditions {
  /** Kinds of vehicles that may be taken; any unless given. */
  readonly kinds?: readonly VehicleKind[]
  /** Such as the Shinkansen. */
  readonly avoidsHighSpeed?: boolean
  readonly avoidsLimitedExpress?: boolean
  readonly avoidsCoaches?: boolean
  readonly avoidsLocalBuses?: boolean
  /** Parts of names, such as のぞみ. */
  readonly avoidedParts?: readonly string[]
  /** Names of operators and of lines, as the feeds have them; of lines also without what stands after "・". */
  readonly avoidedOperators?: readonly string[]
  readonly avoidedLines?: readonly string[]
}
