import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { Type } from 'typebox'
import { readSettings } from '../../../kernel/foundation/config/read-settings.ts'
import { createWorkerPools } from '../../../kernel/foundation/workers/piscina-pools.ts'
import { createYieldToEventLoop } from '../../../kernel/foundation/workers/yield-to-event-loop.ts'
import { modelsFolderOf } from '../downloads/models-folder.ts'
import type { TranslationEngine } from '../port.ts'
import { startRegistry } from '../testing/start-registry.ts'
import createEngine from './firefox.ts'
import { PullOnDemand } from './firefox/pull-on-demand.ts'
import { firefoxSettings } from './firefox/settings.ts'
import { findModels } from './marian/find-models.ts'

/** Of the engines that were opened, the last one's last. */
const folders: string[] = []

const signal = new AbortController().signal

async function open(environment: Record<string, string>): Promise<TranslationEngine> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'mainstay-firefox-'))
  folders.push(dataFolder)
  const workers = createWorkerPools({ maxThreads: 1 })
  onTestFinished(async () => {
    await workers[Symbol.asyncDispose]()
    await rm(dataFolder, { recursive: true })
  })
  const settings = readSettings(Type.Object(firefoxSettings), environment)
  return createEngine({ settings, dataFolder, workers, now: Date.now, yieldToEventLoop: createYieldToEventLoop() })
}

async function startWith(pairs: readonly (readonly [string, string])[]) {
  const registry = await startRegistry({ models: pairs.map(([source, target]) => ({ source, target })) })
  onTestFinished(() => registry[Symbol.asyncDispose]())
  return registry
}

const request = { text: 'hello world', source: 'en', target: 'de', format: 'text' } as const

test('nothing is pulled unless that is set', async () => {
  const registry = await startWith([['en', 'de']])
  const engine = await open({ TRANSLATION_REGISTRY: registry.url })
  expect(await engine.listPairs()).toEqual([])
  await expect(engine.translate(request, signal)).rejects.toMatchObject({ code: 'unsupported_pair' })
  expect(registry.requests).toEqual([])
})

test('a model is pulled at the first call that needs it, once for all calls', async () => {
  const registry = await startWith([
    ['en', 'de'],
    ['fr', 'en'],
  ])
  const engine = await open({ TRANSLATION_REGISTRY: registry.url, TRANSLATION_PULL: 'true' })
  expect(await engine.listPairs()).toEqual([
    { source: 'en', target: 'de' },
    { source: 'fr', target: 'en' },
    { source: 'fr', target: 'de' },
  ])
  const answers = await Promise.all(Array.from({ length: 5 }, () => engine.translate(request, signal)))
  expect(answers.map(({ text }) => text)).toEqual(Array.from({ length: 5 }, () => 'hallo Welt'))
  expect(registry.requests.filter((each) => each.startsWith('/cdn/'))).toHaveLength(3)
  expect(registry.requests.filter((each) => each.endsWith('/records'))).toHaveLength(1)
})

test('what is pulled is of the architecture that is set, and no preview', async () => {
  const registry = await startRegistry({
    models: [
      { source: 'en', target: 'de' },
      { source: 'en', target: 'de', version: '2.0', architecture: 'tiny' },
      { source: 'nb', target: 'en', version: '3.0a1', filter: "env.channel == 'nightly'" },
    ],
  })
  onTestFinished(() => registry[Symbol.asyncDispose]())
  const engine = await open({
    TRANSLATION_REGISTRY: registry.url,
    TRANSLATION_PULL: 'true',
    TRANSLATION_ARCHITECTURE: 'tiny',
  })
  expect(await engine.listPairs()).toEqual([{ source: 'en', target: 'de' }])
  expect((await engine.translate(request, signal)).text).toBe('hallo Welt')
  const dataFolder = folders.at(-1) ?? ''
  expect(await findModels(modelsFolderOf(dataFolder))).toMatchObject([
    { card: { version: '2.0', architecture: 'tiny' } },
  ])
})

test('a registry that is away leaves the models that are here', async () => {
  const engine = await open({ TRANSLATION_REGISTRY: 'http://127.0.0.1:9', TRANSLATION_PULL: 'true' })
  expect(await engine.listPairs()).toEqual([])
  await expect(engine.translate(request, signal)).rejects.toMatchObject({ code: 'unsupported_pair' })
})

test('a pull that fails is told, and tried again by the next call', async () => {
  const registry = await startRegistry({
    models: [{ source: 'en', target: 'de' }],
    tell: (record) => ({ ...record, decompressedHash: 'ef'.repeat(32) }),
  })
  onTestFinished(() => registry[Symbol.asyncDispose]())
  const engine = await open({ TRANSLATION_REGISTRY: registry.url, TRANSLATION_PULL: 'true' })
  await expect(engine.translate(request, signal)).rejects.toMatchObject({ code: 'model_unavailable', status: 503 })
  const asked = registry.requests.length
  await expect(engine.translate(request, signal)).rejects.toMatchObject({ code: 'model_unavailable' })
  expect(registry.requests.length).toBeGreaterThan(asked)
})

test('a pull that fails once its caller has left is heard of by nobody', async () => {
  const registry = await startWith([['en', 'de']])
  const folder = await mkdtemp(join(tmpdir(), 'mainstay-firefox-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  // No folder of models can be made below a file.
  const dataFolder = join(folder, 'file')
  await writeFile(dataFolder, '')
  const unhandled: unknown[] = []
  const note = (thrown: unknown) => void unhandled.push(thrown)
  process.on('unhandledRejection', note)
  onTestFinished(() => void process.off('unhandledRejection', note))
  const onDemand = new PullOnDemand({ dataFolder, place: registry.url, now: Date.now })
  await expect(onDemand.pull(request, signal)).rejects.toMatchObject({ code: 'model_unavailable' })
  await expect(onDemand.pull(request, AbortSignal.abort())).rejects.toThrow('given up')
  await setTimeout(100)
  expect(unhandled).toEqual([])
})
