/** Models put together in every way that Mozilla's are, pulled over HTTP and run. */
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { createWorkerPools } from '../../../kernel/foundation/workers/piscina-pools.ts'
import { createYieldToEventLoop } from '../../../kernel/foundation/workers/yield-to-event-loop.ts'
import { createMarianEngine } from '../engines/marian/create-marian-engine.ts'
import { findModels } from '../engines/marian/find-models.ts'
import { makeMarianFiles, type MarianFiles } from '../testing/make-model.ts'
import { releasedModels } from '../testing/released-models.ts'
import { type RegistryModel, type RegistryRecord, startRegistry } from '../testing/start-registry.ts'
import { findReleases } from './find-releases.ts'
import { pullRelease } from './pull-pair.ts'
import type { ReleaseWishes } from './registry/choose-release.ts'
import { listPairs, listReleases } from './registry/list-pairs.ts'
import type { ModelRecord } from './registry/model-record.ts'
import { openRegistry } from './registry/open-registry.ts'
import { pairOf } from './registry/release.ts'
import { releasedDimensions } from '../testing/marian/dimensions.ts'

const signal = new AbortController().signal

async function open(models: readonly RegistryModel[], tell?: (record: RegistryRecord) => RegistryRecord) {
  const server = await startRegistry({ models, ...(tell && { tell }) })
  const folder = await mkdtemp(join(tmpdir(), 'mainstay-shapes-'))
  const workers = createWorkerPools({ maxThreads: 1 })
  onTestFinished(async () => {
    await workers[Symbol.asyncDispose]()
    await server[Symbol.asyncDispose]()
    await rm(folder, { recursive: true })
  })
  const registry = openRegistry(server.url)
  return {
    server,
    folder,
    records: () => registry.listRecords(signal),
    async pull(pair: string, wishes: ReleaseWishes = {}) {
      const options = { folder, origin: server.url, signal, retryMs: 1, report: () => undefined }
      const pulled = []
      for (const release of findReleases(await registry.listRecords(signal), pair, wishes))
        pulled.push((await pullRelease(registry, release, options)).model.card)
      return pulled
    },
    async translate(source: string, target: string) {
      const engine = createMarianEngine(workers, {
        queue: 'translation',
        findModels: () => findModels(folder),
        maxBytes: 1e9,
        now: Date.now,
        yieldToEventLoop: createYieldToEventLoop(),
      })
      return (await engine.translate({ text: 'hello world', source, target, format: 'text' }, signal)).text
    },
  }
}

const words = [
  ['hello', 'hallo'],
  ['world', 'welt'],
] as const

function make(architecture: keyof typeof releasedDimensions, hasOneVocabulary: boolean): MarianFiles {
  return makeMarianFiles({ words, dimensions: releasedDimensions[architecture], isShared: hasOneVocabulary })
}

const shapes = [
  ['ar-en', '3.0', 'base-memory', true, ''],
  ['en-ja', '3.0', 'base-memory', false, ''],
  ['en-ru', '3.0', 'base', true, "env.appinfo.OS != 'Android'"],
  ['da-en', '3.0', 'tiny', true, ''],
  ['en-tr', '2.1', 'tiny', true, ''],
  ['et-en', '1.0', 'tiny', false, ''],
] as const

test.each(shapes)('%s %s, %s, one vocabulary: %s', async (pair, version, architecture, hasOneVocabulary, filter) => {
  const [source, target] = pair.split('-') as [string, string]
  const files = make(architecture, hasOneVocabulary)
  const { folder, pull, translate } = await open([
    { source, target, version, architecture, filter, files, hasShortlist: true },
  ])
  expect(await pull(pair)).toMatchObject([{ source, target, version, architecture }])
  expect(await translate(source, target)).toBe('hallo welt')
  const name = `${source}${target}`
  expect((await readdir(join(folder, pair))).toSorted()).toEqual([
    'LICENSE.txt',
    'NOTICE.txt',
    'card.json',
    `lex.50.50.${name}.s2t.bin`,
    `model.${name}.intgemm.alphas.bin`,
    ...(hasOneVocabulary ? [`vocab.${name}.spm`] : [`srcvocab.${name}.spm`, `trgvocab.${name}.spm`]),
  ])
})

describe('a pair with models for computers, for phones and for previewers', () => {
  const korean = [
    {
      source: 'en',
      target: 'ko',
      version: '3.1',
      architecture: 'base-memory',
      hasShortlist: true,
      filter: "env.appinfo.OS == 'Android'",
      files: makeMarianFiles({ words: [...words, ['phone', 'telefon']] }),
    },
    {
      source: 'en',
      target: 'ko',
      version: '3.0',
      architecture: 'base',
      hasShortlist: true,
      filter: "env.appinfo.OS != 'Android'",
      files: makeMarianFiles({ words, isShared: true }),
    },
    {
      source: 'en',
      target: 'ko',
      version: '3.2a1',
      architecture: 'tiny',
      hasShortlist: true,
      filter: "env.channel == 'nightly'",
      files: makeMarianFiles({ words: [...words, ['tiny', 'klein']] }),
    },
  ] satisfies RegistryModel[]

  test.each([
    [{}, '3.0', 'base'],
    [{ architecture: 'base-memory' }, '3.1', 'base-memory'],
    [{ architecture: 'tiny' }, '3.0', 'base'],
    [{ hasPreviews: true }, '3.2a1', 'tiny'],
    [{ architecture: 'base', hasPreviews: true }, '3.0', 'base'],
  ])('%j gets %s, %s', async (wishes, version, architecture) => {
    const { pull, translate } = await open(korean)
    expect(await pull('en-ko', wishes)).toMatchObject([{ version, architecture }])
    expect(await translate('en', 'ko')).toBe('hallo welt')
  })

  test('one takes the place of the other, whose files have the same names', async () => {
    const { folder, pull, translate } = await open(korean)
    await pull('en-ko', { architecture: 'base-memory' })
    await pull('en-ko')
    expect(await findModels(folder)).toMatchObject([{ card: { version: '3.0', architecture: 'base' } }])
    expect(await readdir(join(folder, 'en-ko'))).not.toContain('srcvocab.enko.spm')
    expect(await translate('en', 'ko')).toBe('hallo welt')
  })

  test('a file of the same name and size that was left by another is fetched anew', async () => {
    const { folder, pull, translate } = await open(korean)
    const { model } = makeMarianFiles({ words, isShared: true })
    await mkdir(join(folder, '.en-ko'))
    await writeFile(join(folder, '.en-ko', 'model.enko.intgemm.alphas.bin'), Buffer.alloc(model.length))
    await pull('en-ko')
    expect(await translate('en', 'ko')).toBe('hallo welt')
  })
})

test('previews are pulled where they are asked for by that name', async () => {
  const files = make('tiny', true)
  const norwegian = { source: 'nb', target: 'en', version: '3.0a1', architecture: 'tiny', files }
  const { pull, translate, records } = await open([
    { ...norwegian, filter: "env.channel == 'default' || env.channel == 'nightly'", hasShortlist: true },
  ])
  await expect(pull('no-en')).rejects.toThrow(
    'nb-en is a preview, not released yet: "mainstay translation pull --preview nb-en" gets it.',
  )
  expect(listReleases(await records())).toEqual([])
  expect(await pull('no-en', { hasPreviews: true })).toMatchObject([{ source: 'nb', version: '3.0a1' }])
  expect(await translate('nb', 'en')).toBe('hallo welt')
})

describe('the registry as it was in October 2025', () => {
  let records: readonly ModelRecord[] = []
  beforeAll(async () => {
    const small = { one: makeMarianFiles({ words, isShared: true }), two: makeMarianFiles({ words }) }
    await using server = await startRegistry({
      models: releasedModels.map((each) => ({
        ...each,
        files: each.hasOneVocabulary ? small.one : small.two,
        hasShortlist: true,
      })),
    })
    records = await openRegistry(server.url).listRecords(signal)
  })

  test('has 90 pairs, of which 85 are released', () => {
    expect(records).toHaveLength(288)
    const pairs = listPairs(records)
    expect(pairs).toHaveLength(90)
    expect(pairs.flatMap(({ faults }) => faults)).toEqual([])
    const released = listReleases(records).map(pairOf)
    expect(released).toHaveLength(85)
    const others = pairs.map(pairOf).filter((name) => !released.includes(name))
    expect(others).toEqual(['az-en', 'be-en', 'bs-en', 'nb-en', 'nn-en'])
  })

  test.each([
    ['zh-en', ['zh-Hans-en 3.0 base']],
    ['zh-CN-en', ['zh-Hans-en 3.0 base']],
    ['ZH-HANS-EN-US', ['zh-Hans-en 3.0 base']],
    ['en-ZH', ['en-zh-Hans 3.0 base-memory']],
    ['iw-en', ['he-en 3.0 tiny']],
    ['EN-GB-PT-BR', ['en-pt 3.0 base-memory']],
    ['jp-kr', ['ja-en 3.0 base', 'en-ko 3.0 base']],
    ['zh-Hans-pt-BR', ['zh-Hans-en 3.0 base', 'en-pt 3.0 base-memory']],
    ['sq-uk', ['sq-en 3.0 tiny', 'en-uk 3.0 base-memory']],
  ])('%s needs %j', (asked, pulled) => {
    const releases = findReleases(records, asked)
    expect(releases.map((each) => `${pairOf(each)} ${each.version} ${each.architecture}`)).toEqual(pulled)
  })

  test.each(['zh-TW-en', 'sr-Latn-en', 'en-no', 'en-tl', 'zh-Hans-zh-CN', 'en-en', 'en', '', 'x-y', '-'])(
    'has no %s',
    (asked) => {
      expect(() => findReleases(records, asked)).toThrow(
        `There is no model for "${asked}"; "mainstay translation list --registry" shows the 85 that there are.`,
      )
    },
  )
})

describe('a registry by another hand', () => {
  const one = { source: 'en', target: 'de' }

  test.each([
    ["env.country == 'DE'", `whom it is for cannot be read: "env.country" is not known here (env.country == 'DE')`],
    ["env.appinfo.OS == 'Darwin'", "it is for others alone: env.appinfo.OS == 'Darwin'"],
    [
      'env.channel =~ /release/',
      'whom it is for cannot be read: "=" at 13 is not known here (env.channel =~ /release/)',
    ],
  ])('for %s is not offered', async (filter, reason) => {
    const { records, pull } = await open([
      { ...one, filter },
      { ...one, source: 'fr', target: 'en' },
    ])
    expect(listPairs(await records())).toMatchObject([
      { source: 'en', releases: [], faults: [reason] },
      { source: 'fr' },
    ])
    await expect(pull('en-de')).rejects.toThrow(`The model of en-de cannot be used: ${reason}.`)
    await expect(pull('fr-de')).rejects.toThrow(`The model of en-de cannot be used: ${reason}.`)
  })

  test.each([
    [['srcvocab'], 'the vocabulary of its source language is missing'],
    [['trgvocab'], 'the vocabulary of its target language is missing'],
    [['srcvocab', 'trgvocab'], 'its vocabulary is missing'],
    [['model'], 'its weights are missing'],
  ])('without %j is not offered', async (missing, reason) => {
    const { pull } = await open([one], (record) => ({
      ...record,
      fileType: missing.includes(record.fileType) ? 'qualityModel' : record.fileType,
    }))
    await expect(pull('en-de')).rejects.toThrow(`The model of en-de cannot be used: ${reason}.`)
  })

  test.each([
    [{ version: '4.0' }, 'its version, 4.0, is newer than what can be read here'],
    [{ version: 'newest' }, 'its version, "newest", is none'],
    [{ name: 'model.bin' }, 'two of its files have one name'],
  ])('with %j is not offered', async (told, reason) => {
    const { pull } = await open([one], (record) => ({ ...record, ...told }))
    await expect(pull('en-de')).rejects.toThrow(`The model of en-de cannot be used: ${reason}.`)
  })

  test('is read past what it adds, and under the names it gives', async () => {
    const { pull, translate } = await open([{ source: 'en', target: 'no' }], (record) => ({
      ...record,
      filter_expression: null,
      tags: ['new', { of: 'another hand' }],
      attachment: { ...record.attachment, signature: 'x' },
    }))
    expect(await pull('en-nb')).toMatchObject([{ target: 'no' }])
    expect(await translate('en', 'no')).toBe('hallo Welt')
  })

  test.each(['english', '--', '1', 'en_US', 'x'])('has no language %s', async (targetLanguage) => {
    const { records } = await open([one], (record) => ({ ...record, targetLanguage }))
    expect(await records()).toEqual([])
  })
})
