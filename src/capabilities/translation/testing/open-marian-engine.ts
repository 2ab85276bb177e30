import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { createWorkerPools } from '../../../kernel/foundation/workers/piscina-pools.ts'
import { createYieldToEventLoop } from '../../../kernel/foundation/workers/yield-to-event-loop.ts'
import { createMarianEngine } from '../engines/marian/create-marian-engine.ts'
import { findModels } from '../engines/marian/find-models.ts'
import type { TextFormat } from '../port.ts'
import { makeModel } from './make-model.ts'

type Model = Parameters<typeof makeModel>[1]

export const german = {
  source: 'en',
  target: 'de',
  words: [
    ['hello', 'hallo'],
    ['world', 'Welt'],
    ['good', 'gut'],
    ['morning', 'Morgen'],
    ['the', 'der'],
    ['The', 'Der'],
    ['dog', 'Hund'],
    ['see', 'sieh'],
    ['at', 'um'],
    ['now', 'jetzt'],
  ],
  doubtful: [['Maybe', 'Vielleicht']],
  hasBytes: true,
} satisfies Model

/** An engine over models of the test's own in a folder of its own. */
export async function openMarianEngine(models: readonly Model[] = [german], maxBytes = 768 * 1024 * 1024) {
  const folder = await mkdtemp(join(tmpdir(), 'mainstay-marian-'))
  const places = await Promise.all(models.map((model) => makeModel(folder, model)))
  const workers = createWorkerPools({ maxThreads: 1 })
  const engine = createMarianEngine(workers, {
    queue: 'translation',
    findModels: () => findModels(folder),
    maxBytes,
    now: Date.now,
    yieldToEventLoop: createYieldToEventLoop(),
  })
  return {
    engine,
    folder,
    places,
    async say(text: string, source = 'en', target = 'de', format: TextFormat = 'text'): Promise<string> {
      return (await engine.translate({ text, source, target, format }, new AbortController().signal)).text
    },
    async [Symbol.asyncDispose]() {
      await workers[Symbol.asyncDispose]()
      await rm(folder, { recursive: true })
    },
  }
}

/** The same, disposed of when the test ends. */
export async function openForTest(...parameters: Parameters<typeof openMarianEngine>) {
  const opened = await openMarianEngine(...parameters)
  onTestFinished(() => opened[Symbol.asyncDispose]())
  return opened
}
