export interface SuiteResult {
  readonly passed: number
  readonly of: number
  /** Expectations of what a feed as read here has no place for. */
  readonly apart: number
  readonly differences: readonly string[]
}
