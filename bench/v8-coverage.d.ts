/** @bcoe/v8-coverage, as far as it is used here; it comes without types. */
declare module '@bcoe/v8-coverage' {
  import type { Profiler } from 'node:inspector'

  export type ScriptCov = Profiler.ScriptCoverage
  /** Several runs of one script as one. */
  export function mergeScriptCovs(scripts: readonly ScriptCov[]): ScriptCov | undefined
}
