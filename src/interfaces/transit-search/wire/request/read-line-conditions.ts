import type { LineConditions } from '../../domain/line-conditions.ts'
import { vehicleKinds } from '../../domain/timetable.ts'
import { readSwitch } from './read-switch.ts'
import type { VehicleKind } from '../../domain/place.ts'

export interface LineSwitches {
  readonly plane?: string | undefined
  readonly shinkansen?: string | undefined
  readonly limitedExpress?: string | undefined
  readonly bus?: string | undefined
}

/** Each is `true` unless given; undefined where all are. */
export function readLineSwitches({ plane, shinkansen, limitedExpress, bus }: LineSwitches): LineConditions | undefined {
  const without: readonly VehicleKind[] = [
    ...(readSwitch('plane', plane, 'true') ? [] : (['plane'] as const)),
    ...(readSwitch('bus', bus, 'true') ? [] : (['bus'] as const)),
  ]
  const conditions = {
    ...(without.length > 0 && { kinds: vehicleKinds.filter((kind) => !without.includes(kind)) }),
    ...(!readSwitch('shinkansen', shinkansen, 'true') && { avoidsHighSpeed: true }),
    ...(!readSwitch('limitedExpress', limitedExpress, 'true') && { avoidsLimitedExpress: true }),
  }
  return Object.keys(conditions).length === 0 ? undefined : conditions
}
