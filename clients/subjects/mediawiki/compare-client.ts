import { once } from 'node:events'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import type { Subject, Trial } from '../../subject.ts'
import { compareResults, type Results } from './compare-results.ts'
import { settings, withBothWikis } from './with-both-wikis.ts'

/** Some clients wait for ever when an answer lacks what they look for. */
const maxCallMs = 10_000

/** Calls of a client by their names. */
export type ClientCalls = Readonly<Record<string, () => Promise<unknown>>>

/** Opens a client at a wiki, such as `https://en.wikipedia.org`; `load` imports what is installed for it. */
export type OpenClient = (
  load: (name: string) => Promise<ReturnType<NodeJS.Require>>,
  wikiAddress: string,
) => Promise<ClientCalls>

/** A client of npm: each of its calls goes to Mainstay and to MediaWiki. */
export function compareClient(packages: readonly string[], open: OpenClient): Subject {
  return {
    spec: 'E',
    packages,
    settings,
    original: "the same client at Debian's MediaWiki",
    run: (place) =>
      withBothWikis(place, async (ours, theirs): Promise<readonly Trial[]> => {
        const { resolve } = createRequire(join(place.folder, 'package.json'))
        const load: Parameters<OpenClient>[0] = (name) => import(pathToFileURL(resolve(name)).href)
        const own = await makeCalls(await open(load, ours))
        return compareResults(own, await makeCalls(await open(load, theirs)), [ours, theirs])
      }),
  }
}

async function makeCalls(calls: ClientCalls): Promise<Results> {
  const results: Record<string, unknown> = {}
  for (const [call, make] of Object.entries(calls)) {
    try {
      results[call] = await waitForResult(make())
    } catch (error) {
      results[call] = { failed: String(error) }
    }
  }
  return results
}

/** Some clients throw where nobody can catch it. */
async function waitForResult(result: Promise<unknown>): Promise<unknown> {
  const ended = new AbortController()
  const { signal } = ended
  const thrown = once(process, 'uncaughtException', { signal }).then(([error]) => Promise.reject(error))
  const tooLate = sleep(maxCallMs, undefined, { signal }).then(() => Promise.reject(new Error('No result came.')))
  try {
    return await Promise.race([result, thrown, tooLate])
  } finally {
    thrown.catch(() => undefined)
    tooLate.catch(() => undefined)
    ended.abort()
  }
}
