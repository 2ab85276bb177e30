import { createHash } from 'node:crypto'
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { zstdCompressSync } from 'node:zlib'
import { describe, expect, onTestFinished, test } from 'vitest'
import { createWorkerPools } from '../../../kernel/foundation/workers/piscina-pools.ts'
import { createYieldToEventLoop } from '../../../kernel/foundation/workers/yield-to-event-loop.ts'
import { listenOnLoopback } from '../../../kernel/testing/listen-on-loopback.ts'
import { createMarianEngine } from '../engines/marian/create-marian-engine.ts'
import { findModels } from '../engines/marian/find-models.ts'
import { makeMarianFiles } from '../testing/make-model.ts'
import { german } from '../testing/open-marian-engine.ts'
import { type RegistryOptions, startRegistry } from '../testing/start-registry.ts'
import { exportModels } from './export-models.ts'
import { findReleases } from './find-releases.ts'
import { pullRelease } from './pull-pair.ts'
import { openRegistry } from './registry/open-registry.ts'

const signal = new AbortController().signal

async function makeFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'mainstay-pull-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  return folder
}

async function pullFrom(place: string, folder: string, pair: string, stop = signal) {
  const registry = openRegistry(place)
  const options = { folder, origin: place, signal: stop, retryMs: 1, report: () => undefined }
  const pulled = []
  for (const release of findReleases(await registry.listRecords(stop), pair))
    pulled.push(await pullRelease(registry, release, options))
  return pulled
}

async function open(options: RegistryOptions) {
  const registry = await startRegistry(options)
  onTestFinished(() => registry[Symbol.asyncDispose]())
  const folder = await makeFolder()
  return { registry, folder, pull: (pair: string) => pullFrom(registry.url, folder, pair) }
}

async function translate(folder: string, text: string): Promise<string> {
  const workers = createWorkerPools({ maxThreads: 1 })
  onTestFinished(() => workers[Symbol.asyncDispose]())
  const yieldToEventLoop = createYieldToEventLoop()
  const models = { findModels: () => findModels(folder), maxBytes: 1e9 }
  const options = { queue: 'translation', ...models, now: Date.now, yieldToEventLoop }
  const engine = createMarianEngine(workers, options)
  return (await engine.translate({ text, source: 'en', target: 'de', format: 'text' }, signal)).text
}

const enDe = { source: 'en', target: 'de' }

describe('pulling', () => {
  test('brings a model that translates, with its licence', async () => {
    const { registry, folder, pull } = await open({ models: [enDe] })
    const [pulled] = await pull('en-de')
    expect(pulled).toMatchObject({ wasThere: false, model: { card: { ...enDe, version: '3.0', licence: 'MPL-2.0' } } })
    expect(await readdir(folder)).toEqual(['en-de'])
    expect((await readdir(join(folder, 'en-de'))).toSorted()).toEqual([
      'LICENSE.txt',
      'NOTICE.txt',
      'card.json',
      'model.ende.intgemm.alphas.bin',
      'srcvocab.ende.spm',
      'trgvocab.ende.spm',
    ])
    expect(await readFile(join(folder, 'en-de', 'LICENSE.txt'), 'utf8')).toMatch(/^Mozilla Public License Version 2\.0/)
    expect(await translate(folder, 'hello world')).toBe('hallo Welt')
    const asked = registry.requests.length
    expect(await pull('en-de')).toMatchObject([{ wasThere: true }])
    expect(registry.requests).toHaveLength(asked + 1)
  })

  test('takes the newest that is released for everybody', async () => {
    const { pull } = await open({
      models: [
        { ...enDe, version: '2.9' },
        { ...enDe, version: '3.10', architecture: 'tiny' },
        { ...enDe, version: '3.10', architecture: 'base-memory' },
        { ...enDe, version: '3.9' },
        { ...enDe, version: '3.11a1' },
        { ...enDe, version: '3.12', filter: "env.channel == 'nightly'" },
        { ...enDe, version: '4.0' },
      ],
    })
    expect(await pull('en-de')).toMatchObject([{ model: { card: { version: '3.10', architecture: 'base-memory' } } }])
  })

  test('a newer one takes the place of an older one', async () => {
    const older = await open({ models: [{ ...enDe, version: '3.0' }] })
    await older.pull('en-de')
    const newer = await open({ models: [{ ...enDe, version: '3.1' }] })
    expect(await pullFrom(newer.registry.url, older.folder, 'en-de')).toMatchObject([{ wasThere: false }])
    expect(await findModels(older.folder)).toMatchObject([{ card: { version: '3.1' } }])
  })

  test('gets two models for a pair without English', async () => {
    const { folder, pull } = await open({ models: [enDe, { source: 'zh-Hant', target: 'en' }] })
    await pull('zh-Hant-de')
    expect((await readdir(folder)).toSorted()).toEqual(['en-de', 'zh-Hant-en'])
  })

  test('goes on where it broke off', async () => {
    const files = makeMarianFiles(german)
    const { registry, folder, pull } = await open({ models: [{ ...enDe, files }] })
    const packed = zstdCompressSync(files.model)
    const part = join(folder, '.en-de', 'model.ende.intgemm.alphas.bin.part')
    await mkdir(join(folder, '.en-de'))
    await writeFile(part, packed.subarray(0, 1000))
    await writeFile(`${part}.tag`, `"store-${packed.length}"`)
    registry.breakOff(1)
    await pull('en-de')
    expect(registry.requests.some((request) => request.endsWith(' bytes=1000-'))).toBe(true)
    expect((await readFile(join(folder, 'en-de', 'model.ende.intgemm.alphas.bin'))).equals(files.model)).toBe(true)
  })
})

describe('a registry that is not as it should be', () => {
  test('lacks the pair', async () => {
    const { pull } = await open({ models: [enDe] })
    await expect(pull('en-tlh')).rejects.toThrow('There is no model for "en-tlh"; the registry has: en-de.')
  })

  test('is away', async () => {
    const { registry, pull } = await open({ models: [enDe] })
    const { host } = new URL(registry.url)
    await registry[Symbol.asyncDispose]()
    await expect(pull('en-de')).rejects.toThrow(`${host} cannot be reached; TRANSLATION_REGISTRY names another place.`)
  })

  test('is no registry', async () => {
    const { registry } = await open({ models: [] })
    await expect(pullFrom(`${registry.url}/elsewhere`, await makeFolder(), 'en-de')).rejects.toThrow(
      'answers with no list of models; TRANSLATION_REGISTRY names another place.',
    )
  })

  test.each([
    ['a wrong hash', 'hash', 'ab'.repeat(32), 'with a wrong checksum and was taken away; ask for it again.'],
    ['a smaller size', 'size', 100, 'sends more of model.ende.intgemm.alphas.bin than the 100 bytes'],
    [
      'a larger size',
      'size',
      100_000_000,
      'bytes instead of the 100000000 that the registry says; nothing of it is kept.',
    ],
  ])('tells %s', async (_, field, value, sentence) => {
    const { folder, pull } = await open({
      models: [enDe],
      tell: (record) => ({ ...record, attachment: { ...record.attachment, [field]: value } }),
    })
    await expect(pull('en-de')).rejects.toThrow(sentence)
    expect(await findModels(folder)).toEqual([])
  })

  test.each([
    ['hash of what comes out', { decompressedHash: 'cd'.repeat(32) }, 'has a wrong checksum; nothing of it is kept.'],
    ['size of what comes out', { decompressedSize: 1000 }, 'cannot be unpacked; nothing of it is kept.'],
  ])('tells another %s', async (_, told, sentence) => {
    const { folder, pull } = await open({ models: [enDe], tell: (record) => ({ ...record, ...told }) })
    await expect(pull('en-de')).rejects.toThrow(sentence)
    expect(await readdir(join(folder, '.en-de'))).toEqual([])
  })

  test('gives a page instead of a file', async () => {
    const { pull } = await open({ models: [enDe], give: () => Buffer.from('<html>Sign in</html>') })
    await expect(pull('en-de')).rejects.toThrow('with a wrong checksum and was taken away; ask for it again.')
  })

  test('has a vocabulary of another model', async () => {
    const other = makeMarianFiles({ words: [] })
    const files = { ...makeMarianFiles(german), targetVocabulary: other.targetVocabulary }
    const { folder, pull } = await open({ models: [{ ...enDe, files }] })
    await expect(pull('en-de')).rejects.toThrow(
      'The model en-de cannot be used: its target vocabulary has 104 pieces, and its weights are for 376. It was taken away again.',
    )
    expect(await readdir(folder)).toEqual([])
  })

  test('has half a model', async () => {
    const files = makeMarianFiles(german)
    const { pull } = await open({ models: [{ ...enDe, files: { ...files, model: files.model.subarray(0, 200_000) } }] })
    await expect(pull('en-de')).rejects.toThrow(
      /its weights have 200000 bytes instead of \d+\. It was taken away again\.$/,
    )
  })

  test('names places outside', async () => {
    const { folder, pull } = await open({
      models: [enDe],
      tell: (record) => ({ ...record, name: '../../outside.bin' }),
    })
    await expect(pull('en-de')).rejects.toThrow('The registry has no models that this version can use.')
    expect(await readdir(folder)).toEqual([])
  })
})

describe('a mirror', () => {
  test('is what was exported, as a folder or served', async () => {
    const { registry, folder, pull } = await open({ models: [enDe, { source: 'de', target: 'en' }] })
    await pull('en-de')
    await pull('de-en')
    await registry[Symbol.asyncDispose]()
    const mirror = await makeFolder()
    await exportModels(folder, mirror)
    const second = await makeFolder()
    await pullFrom(mirror, second, 'en-de')
    expect(await translate(second, 'good morning')).toBe('gut Morgen')
    const served = await startFolder(mirror)
    const third = await makeFolder()
    await pullFrom(served, third, 'en-de')
    expect(await findModels(third)).toMatchObject([{ card: { ...enDe, version: '3.0', architecture: 'base-memory' } }])
  })

  test('that points outside of its folder is refused', async () => {
    const { folder, pull } = await open({ models: [enDe] })
    await pull('en-de')
    const mirror = await makeFolder()
    await exportModels(folder, mirror)
    const records = join(mirror, 'v1/buckets/main/collections/translations-models-v2/records')
    await writeFile(records, (await readFile(records, 'utf8')).replaceAll('attachments/', '../secret/'))
    await cp(join(mirror, 'attachments'), join(mirror, 'secret'), { recursive: true })
    await expect(pullFrom(mirror, await makeFolder(), 'en-de')).rejects.toThrow('lies outside of')
  })
})

/** Any web server: files of a folder, and no more. */
async function startFolder(folder: string): Promise<string> {
  const server = createServer((request, response) => {
    readFile(join(folder, request.url ?? '')).then(
      (bytes) => response.end(bytes),
      () => response.writeHead(404).end(),
    )
  })
  const { origin, stop } = await listenOnLoopback(server)
  onTestFinished(stop)
  return origin
}

test('compressed bombs are cut off at the size that the registry tells', async () => {
  const { pull } = await open({
    models: [enDe],
    tell: (record) => {
      const bomb = zstdCompressSync(Buffer.alloc(50_000_000))
      return { ...record, attachment: { ...record.attachment, size: bomb.length, hash: hashOf(bomb) } }
    },
    give: () => zstdCompressSync(Buffer.alloc(50_000_000)),
  })
  await expect(pull('en-de')).rejects.toThrow('cannot be unpacked; nothing of it is kept.')
})

function hashOf(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex')
}
