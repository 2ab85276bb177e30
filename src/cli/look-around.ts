import { setTimeout as sleep } from 'node:timers/promises'
import { lookUp } from '../libraries/json/look-up.ts'
import type { Capability, EngineSuggestion } from '../kernel/wire/interface/engine.ts'

/** Milliseconds for which the table waits at most for what has not been found while everything started. */
const maxWaitMs = 100

/**
 * Begins to look for what the operator may want to set, for capabilities whose engine no setting chooses. The function that is given returns what
 * was found, once the start is over: it has gone on meanwhile.
 */
export function lookAround(
  capabilities: readonly Capability<object>[],
  environment: Readonly<Record<string, string | undefined>>,
): () => Promise<readonly string[]> {
  const found: string[] = []
  const looking = capabilities.map(async ({ prefix, title, suggest }) => {
    if (!suggest || lookUp(environment, `${prefix}_ENGINE`)) return
    // It is a courtesy: whatever keeps it from being done is no concern of the start.
    const suggestion = await suggest().catch(() => undefined)
    if (suggestion) found.push(writeSuggestion(suggestion, title))
  })
  return async () => {
    const done = new AbortController()
    const waiting = sleep(maxWaitMs, undefined, { signal: done.signal }).catch(() => {})
    await Promise.race([Promise.all(looking), waiting])
    done.abort()
    return [...found]
  }
}

function writeSuggestion({ about, settings }: EngineSuggestion, title: string): string {
  const words = Object.entries(settings).map(([name, value]) => `${name}=${value}`)
  return `${about} To have it answer ${title}:\n${words.join(' ')} mainstay serve`
}
