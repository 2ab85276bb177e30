/**
 * The port of G9. What every engine keeps, and `engines/conformance.ts` checks:
 * - findings are in the order of the text and do not overlap, none is empty
 * - a higher sensitivity finds what a lower one does, or more
 * - no more than three suggestions, none of which is what stands there
 */
export interface Proofreader {
  proofread(request: ProofreadingRequest, signal: AbortSignal): Promise<ProofreadingResult>
}

export type Sensitivity = 'low' | 'medium' | 'high'

export interface ProofreadingRequest {
  readonly text: string
  readonly sensitivity: Sensitivity
}

export interface ProofreadingResult {
  /** The text in one spelling. */
  readonly normalized: string
  readonly findings: readonly Finding[]
}

export interface Finding {
  /** Places in the text as it was given, in UTF-16 code units. */
  readonly begin: number
  readonly end: number
  /** What may have been meant, the best first. */
  readonly suggestions: readonly string[]
  /** From 0 to 1. */
  readonly score: number
}
