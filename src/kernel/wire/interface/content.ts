/**
 * Content is what people keep in an interface: posts, notes, feeds. A slice that stores some says here how it gets in and
 * out; the commands `import`, `export` and `samples` and the first start are made of it.
 *
 * Glossary:
 * - record: one row as `export` writes it, a JSON object with its `type`
 * - sample: made-up content of the first start, marked as such, removed by one command
 */
import type { Platform } from '../../foundation/platform.ts'

/** How far an import has come; reported often, and shown as a progress bar. */
export interface ImportProgress {
  readonly done: number
  /** Undefined while nobody knows. */
  readonly total: number | undefined
  readonly unit: 'bytes' | 'records'
  /** What was taken in so far, for people: `1,204 posts, 12 of them new`. */
  readonly summary: string
  /** What people should know of what was imported, a sentence each; shown once, after the import. */
  readonly warnings?: readonly string[]
}

/** One exported row. Fields beside `type` are the slice's own; values are JSON. `owner` is the id of the key whose it is. */
export interface ContentRecord {
  readonly type: string
  readonly [field: string]: unknown
}

/** What is kept here and moves along by `export` and `import all`, such as what callers leave here. */
export interface KeptContent {
  /** The word on the command line: `mainstay import social FILE`, `mainstay export --only social`. */
  readonly name: string
  /** Every record, always in the same order, so that two exports of the same content are the same bytes. */
  export(platform: Platform): AsyncIterable<ContentRecord>
  /** Takes back what `export` gave. Doing it twice changes nothing. */
  restore(records: AsyncIterable<ContentRecord>, platform: Platform): Promise<void>
}

/** What people also take in from files, and of which a first start brings a sample. */
export interface Content extends KeptContent {
  /** What can be imported, in one sentence for `--help`. */
  readonly imports: string
  /** Options of `import` beyond the path, one word each, and description: `{ account: 'The screen name it belongs to' }`. */
  readonly importOptions: Readonly<Record<string, string>>
  /**
   * Takes a file or folder in. Works in short transactions, so that a serving process beside it never waits long; what was
   * reported as done stays after a kill; the same source twice adds nothing; a source that cannot be read is an
   * `OperatorError` naming the place.
   */
  import(path: string, options: Readonly<Record<string, string>>, platform: Platform): AsyncIterable<ImportProgress>
  /** Adds the sample, once at the first start; doing it twice, or in two processes at a time, changes nothing. */
  addSample(platform: Platform): Promise<void>
  removeSample(platform: Platform): Promise<void>
}
