/**
 * Precision and recall of tags on pictures of Debian's and Python's packages, which are not part of this project:
 *
 *   node bench/image-analysis/measure-tags.ts looked-at FOLDER
 *
 * Which pictures, and what is in them: `labels-looked-at.txt`, on which the weights were set, and `labels-kept-aside.txt`, which were
 * labelled before the engine saw them. After a slash stand tags that are neither right nor wrong there.
 */
import { existsSync, mkdtempSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { AnalysisRequest, Tag } from '../../src/interfaces/image-analysis/port.ts'
import createEngine from '../../src/interfaces/image-analysis/engines/embedded.ts'
import { defaultSettings } from '../../src/interfaces/image-analysis/testing/test-settings.ts'
import { createLogger } from '../../src/kernel/foundation/observability/logger.ts'
import { createGuardedFetch } from '../../src/kernel/foundation/outgoing/guarded-fetch.ts'
import { connectStorage } from '../../src/kernel/foundation/storage/connect-storage.ts'
import { createWorkerPools } from '../../src/kernel/foundation/workers/piscina-pools.ts'
import { createProcessPools } from '../../src/kernel/foundation/workers/process-pools.ts'
import { createYieldToEventLoop } from '../../src/kernel/foundation/workers/yield-to-event-loop.ts'

const [set = 'looked-at', folder = '.'] = process.argv.slice(2)

interface Counts {
  right: number
  wrong: number
  missed: number
}

const counts = new Map<string, Counts>()
const countsOf = (tag: string) => {
  const found = counts.get(tag) ?? { right: 0, wrong: 0, missed: 0 }
  counts.set(tag, found)
  return found
}

const log = createLogger('silent')
await using workers = createWorkerPools({ maxThreads: 1 })
const dataFolder = mkdtempSync(join(tmpdir(), 'mainstay-bench-'))
const storage = await connectStorage({ dataFolder, log })
await using processes = createProcessPools()
const engine = createEngine({
  workers,
  processes,
  storage,
  log,
  settings: defaultSettings(),
  guardedFetch: createGuardedFetch(),
  yieldToEventLoop: createYieldToEventLoop(),
  now: Date.now,
  dataFolder,
})
/** Undefined of a picture that is refused. */
async function readTags(path: string, request: AnalysisRequest): Promise<readonly Tag[] | undefined> {
  try {
    return (await engine.analyze(await readFile(path), request)).tags ?? []
  } catch (thrown) {
    console.warn(`${path}: ${String(thrown)}`)
    return undefined
  }
}

const labels = await readFile(join(import.meta.dirname, `labels-${set}.txt`), 'utf8')
const judged = new Set(labels.split(/\s+/).filter((word) => /^[a-z]+$/.test(word)))
for (const line of labels.trim().split('\n')) {
  const [name = '', ...words] = line.split(' ')
  const path = join(folder, name)
  if (!existsSync(path)) continue
  const slash = words.includes('/') ? words.indexOf('/') : words.length
  const [wanted, allowed] = [new Set(words.slice(0, slash)), new Set(words.slice(slash + 1))]
  const request = { features: new Set(['tags'] as const), maxCaptions: 1 }
  const tags = await readTags(path, request)
  if (tags === undefined) continue
  const given = new Set(tags.filter(({ confidence }) => confidence >= 0.5).map((tag) => tag.name))
  for (const tag of judged) {
    if (given.has(tag) && wanted.has(tag)) countsOf(tag).right += 1
    else if (given.has(tag) && !allowed.has(tag)) countsOf(tag).wrong += 1
    else if (!given.has(tag) && wanted.has(tag)) countsOf(tag).missed += 1
  }
}
await engine[Symbol.asyncDispose]?.()
await storage.close()
const share = (part: number, whole: number) => (whole === 0 ? '-' : (part / whole).toFixed(2))
console.table(
  [...counts].toSorted().map(([tag, { right, wrong, missed }]) => ({
    tag,
    right,
    wrong,
    missed,
    precision: share(right, right + wrong),
    recall: share(right, right + missed),
  })),
)
