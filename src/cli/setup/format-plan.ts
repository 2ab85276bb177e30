import { writeSize } from '../../libraries/numbers/write-size.ts'
import { readMemory } from '../../kernel/assembly/models/assert-room.ts'
import type { ModelsContext } from '../../kernel/assembly/models/models-context.ts'
import { writeTable } from '../table.ts'

/** What is going to be fetched, for people to see before it is. */
export function formatPlan(names: readonly string[], { catalogue }: ModelsContext): string {
  if (names.length === 0) return 'No models are pulled: the built-in engines answer.\n'
  const entries = names.map((name) => catalogue.find((entry) => entry.name === name))
  const rows = entries.map((entry, index) => [
    names[index] ?? '',
    entry ? `~${writeSize(entry.bytes)}` : '',
    entry ? writeSize(entry.memory) : '',
    entry?.licence ?? '',
    entry?.about ?? '',
  ])
  const total = entries.reduce((sum, entry) => sum + (entry?.bytes ?? 0), 0)
  const unknown = entries.includes(undefined) ? ', and those whose size is only known when they are pulled' : ''
  return `${writeTable(['model', 'to fetch', 'memory', 'licence', ''], rows)}Together ~${writeSize(total)}${unknown}. This machine has ${writeSize(readMemory())} of memory.\n`
}
