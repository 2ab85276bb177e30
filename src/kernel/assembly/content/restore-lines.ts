import type { ReadStream } from 'node:fs'
import { OperatorError } from '../../../libraries/errors/operator-error.ts'
import type { ContentRecord, ImportProgress, KeptContent } from '../../wire/interface/content.ts'
import type { Platform } from '../../foundation/platform.ts'
import { openSource } from './open-source.ts'
import { type JsonLine, readJsonLines } from './read-json-lines.ts'
import { noteSample } from './samples.ts'

export interface RestoreOptions {
  readonly report: (progress: ImportProgress) => void
  /** Ends the work early; what was taken in until then stays. */
  readonly signal: AbortSignal
  /** Who becomes whose records: keys have other ids elsewhere. */
  readonly newOwners?: ReadonlyMap<string, string>
}

/** Takes back a file that `exportLines` wrote. Neighbouring lines of one content are handed to it together. */
export async function restoreLines(
  path: string,
  contents: readonly KeptContent[],
  platform: Platform,
  { report, signal, newOwners = new Map() }: RestoreOptions,
): Promise<void> {
  const { stream, size } = await openSource(path)
  const lines = new LineQueue(stream, path)
  const progress = () =>
    report({
      done: stream.bytesRead,
      total: size,
      unit: 'bytes',
      summary: `${lines.taken.toLocaleString('en')} records`,
    })
  try {
    for (let line = await lines.peek(); line && !signal.aborted; line = await lines.peek()) {
      const content = findContent(line, contents, path)
      // Noted first: no start may add a sample to what was taken back without one.
      await noteSample(content, platform)
      await content
        .restore(giveTo(newOwners, takeRun(lines, content.name, signal, progress)), platform)
        .catch((thrown: unknown) => {
          throw thrown instanceof OperatorError ? near(lines.lastNumber, path, thrown) : thrown
        })
    }
  } finally {
    stream.destroy()
  }
  progress()
}

function findContent({ value, number }: JsonLine, contents: readonly KeptContent[], path: string): KeptContent {
  const content = contents.find(({ name }) => name === value.content)
  if (content) return content
  throw new OperatorError(
    `Line ${number} of ${path} is of no content that is kept here; its field "content" must be one of ` +
      `${contents.map(({ name }) => name).join(', ')}.`,
  )
}

const linesPerReport = 500

async function* takeRun(
  lines: LineQueue,
  name: string,
  signal: AbortSignal,
  progress: () => void,
): AsyncGenerator<ContentRecord> {
  for (let line = await lines.peek(); line?.value.content === name && !signal.aborted; line = await lines.peek()) {
    const { content: _name, type, ...fields } = line.value
    if (typeof type !== 'string') throw new OperatorError('A record needs a field "type" that is a text.')
    lines.take()
    yield { type, ...fields }
    if (lines.taken % linesPerReport === 0) progress()
  }
}

async function* giveTo(
  newOwners: ReadonlyMap<string, string>,
  records: AsyncIterable<ContentRecord>,
): AsyncGenerator<ContentRecord> {
  for await (const record of records) {
    const owner = typeof record['owner'] === 'string' ? newOwners.get(record['owner']) : undefined
    yield owner === undefined ? record : { ...record, owner }
  }
}

function near(line: number, path: string, { message, cause }: OperatorError): OperatorError {
  return new OperatorError(`Near line ${line} of ${path}: ${message}`, { cause })
}

/** Lines that can be looked at before they are taken. */
class LineQueue {
  readonly #lines: AsyncGenerator<JsonLine>
  #next: JsonLine | undefined
  taken = 0
  lastNumber = 0

  constructor(stream: ReadStream, path: string) {
    this.#lines = readJsonLines(stream, path)
  }

  async peek(): Promise<JsonLine | undefined> {
    if (this.#next) return this.#next
    const result = await this.#lines.next()
    this.#next = result.done ? undefined : result.value
    if (this.#next) this.lastNumber = this.#next.number
    return this.#next
  }

  take(): void {
    this.#next = undefined
    this.taken += 1
  }
}
