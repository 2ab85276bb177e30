import type { ImportProgress } from '../content.ts'
import type { Platform } from '../../../foundation/platform.ts'

/** What a command works with. */
export interface CommandContext<Settings = unknown> {
  /** Those of its group, by environment name; read, and found wrong, when they are asked for. */
  readonly settings: Settings
  readonly dataFolder: string
  readonly output: CommandOutput
  /** Opens storage and workers for the time of the work: a command that needs none does without. */
  withPlatform<Result>(work: (platform: Platform) => Promise<Result>): Promise<Result>
  /** Until it is disposed of, the first Ctrl-C or SIGTERM aborts the signal instead of ending the process. */
  listenForStop(): StopSignal
}

/**
 * Where a command writes. Failures are thrown: an `OperatorError` is written as its sentence, and ends with exit code 1. Under `--json`
 * what goes to standard error is an event each, a line of JSON.
 */
export interface CommandOutput {
  /** To standard output, as it is. */
  write(text: string): void
  writeTable(headings: readonly string[], rows: readonly (readonly string[])[]): void
  writeJson(value: unknown): void
  /** Says what was done while more is to come: a line on standard output, under `--json` an event on standard error. */
  note(sentence: string): void
  /** A line on standard error about something that does not end the command. */
  warn(sentence: string): void
  /** Shows on standard error how far long work has come. */
  showProgress(progress: ImportProgress): void
  /** Takes the progress off the terminal again. */
  clearProgress(): void
}

export interface StopSignal extends Disposable {
  readonly signal: AbortSignal
}
