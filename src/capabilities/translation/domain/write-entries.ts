import type { GlossaryEntry } from './glossary.ts'

/** One line for each entry, a tab between the two; terms hold neither tabs nor line breaks. */
export function writeEntries(entries: readonly GlossaryEntry[]): string {
  return entries.map(([source, target]) => `${source}\t${target}`).join('\n')
}
