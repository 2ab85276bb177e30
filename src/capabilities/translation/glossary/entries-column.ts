import { Type } from 'typebox'
import { createJsonReader } from '../../../libraries/json/create-json-reader.ts'
import type { YieldToEventLoop } from '../../../kernel/foundation/workers/yield-to-event-loop.ts'
import type { GlossaryEntry } from '../domain/glossary-set.ts'

/** Entries of one line of the column: a line is written and read at once, and others have their turn between two. */
const entriesOfLine = 1_000

/** Entries as their column has them: JSON, so many on a line. */
export async function writeEntriesColumn(
  entries: readonly GlossaryEntry[],
  yieldToEventLoop: YieldToEventLoop,
): Promise<string> {
  const lines: string[] = []
  for (let begin = 0; begin < entries.length; begin += entriesOfLine) {
    await yieldToEventLoop()
    lines.push(JSON.stringify(entries.slice(begin, begin + entriesOfLine)).slice(1, -1))
  }
  return `[${lines.join(',\n')}]`
}

/** What was written so, or as JSON of another form. */
export async function readEntriesColumn(
  written: string,
  yieldToEventLoop: YieldToEventLoop,
): Promise<readonly GlossaryEntry[]> {
  // A line break stands in no string of JSON. What an earlier version wrote has none.
  const lines = written.slice(1, -1).split(',\n')
  const entries: GlossaryEntry[] = []
  for (const line of lines) {
    await yieldToEventLoop()
    for (const entry of parseEntries(`[${line}]`)) entries.push(entry)
  }
  return entries
}

export const parseEntries: (written: string) => GlossaryEntry[] = createJsonReader(
  Type.Array(Type.Tuple([Type.String(), Type.String()])),
)
