/** Several containers with their loads, and what stays outside; better means more volume inside, then fewer containers. */
import type { BoxType, Load } from './problem.ts'

export interface LoadingPlan {
  /** Loads that hold at least one box. */
  readonly loads: readonly Load[]
  readonly left: readonly BoxType[]
}

export function volumeIn(loads: readonly Load[]): number {
  return loads.reduce((sum, { volume }) => sum + volume, 0)
}

export function isBetter(a: LoadingPlan, b: LoadingPlan): boolean {
  if (a.left.length === 0 && b.left.length === 0) return a.loads.length < b.loads.length
  const gain = volumeIn(a.loads) - volumeIn(b.loads)
  return gain > 0 || (gain === 0 && a.loads.length < b.loads.length)
}
