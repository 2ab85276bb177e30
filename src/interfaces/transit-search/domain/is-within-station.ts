import type { Walk } from './journey.ts'

/** Whether a walk leads from platform to platform of one station, which riders call changing; between two names of one station they walk. */
export function isWithinStation({ from, to }: Walk): boolean {
  return 'code' in from && 'code' in to && from.code === to.code && from.name === to.name
}
