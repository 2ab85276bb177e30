import type { Sensitivity } from '../../../port.ts'

/** What is written wrongly whatever stands around it. */
export interface Rule {
  /** With the flags `g` and `u`; nothing in it may take more than linear time. */
  readonly pattern: RegExp
  /** What may have been meant, as `String.replace` writes it (`$1`). */
  readonly suggestions: readonly string[]
  readonly score: number
  /** The least sensitivity at which it speaks. */
  readonly from: Sensitivity
}

const levels: readonly Sensitivity[] = ['low', 'medium', 'high']

export function speaksAt({ from }: Rule, sensitivity: Sensitivity): boolean {
  return levels.indexOf(from) <= levels.indexOf(sensitivity)
}
