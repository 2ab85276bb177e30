import type { YieldToEventLoop } from '../../../kernel/foundation/workers/yield-to-event-loop.ts'
import type { GlossaryEntry } from './glossary-set.ts'

/** One line for each entry, a tab between the two; terms hold neither tabs nor line breaks. */
export async function writeEntries(
  entries: readonly GlossaryEntry[],
  yieldToEventLoop: YieldToEventLoop,
): Promise<string> {
  let text = ''
  for (const [index, [source, target]] of entries.entries()) {
    await yieldToEventLoop()
    text += `${index === 0 ? '' : '\n'}${source}\t${target}`
  }
  return text
}
