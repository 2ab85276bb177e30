import type { ImportProgress } from '../kernel/wire/interface/content.ts'

/** What a command says under `--json` while it works, and why it failed. */
export type CommandEvent =
  | { readonly progress: Pick<ImportProgress, 'done' | 'total' | 'unit' | 'summary'> }
  | { readonly note: string }
  | { readonly warning: string }
  | { readonly error: CommandFailure }

export interface CommandFailure {
  readonly message: string
  readonly exitCode: number
  /** Where it happened, at the log level `debug`. */
  readonly details?: string
}

/** A line of JSON on standard error: standard output is for the result alone. */
export function writeEvent(event: CommandEvent): void {
  process.stderr.write(`${JSON.stringify(event)}\n`)
}
