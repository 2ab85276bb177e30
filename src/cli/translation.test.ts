import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { type RegistryModel, startRegistry } from '../capabilities/translation/testing/start-registry.ts'
import { runCommand } from './testing/run-command.ts'

async function open(models: readonly RegistryModel[]) {
  const registry = await startRegistry({ models })
  const data = await mkdtemp(join(tmpdir(), 'mainstay-cli-'))
  onTestFinished(async () => {
    await registry[Symbol.asyncDispose]()
    await rm(data, { recursive: true })
  })
  const environment = { MAINSTAY_DATA: data, TRANSLATION_REGISTRY: registry.url }
  return async (words: string, more: Readonly<Record<string, string>> = {}) => {
    const { code, out, err } = await runCommand(['translation', ...words.split(' ')], { ...environment, ...more })
    return { code, out: out.split('\n').slice(0, -1), err }
  }
}

const models: readonly RegistryModel[] = [
  { source: 'en', target: 'ru', version: '3.1', filter: "env.appinfo.OS == 'Android'" },
  { source: 'en', target: 'ru', architecture: 'base', filter: "env.appinfo.OS != 'Android'" },
  { source: 'nb', target: 'en', version: '3.0a1', architecture: 'tiny', filter: "env.channel == 'nightly'" },
  { source: 'sq', target: 'en', architecture: 'tiny' },
  { source: 'xh', target: 'en', filter: "env.country == 'ZA'" },
  { source: 'zu', target: 'en', filter: "env.appinfo.OS == 'Android'" },
]

test('all pairs of a registry are listed, with what is offered of them', async () => {
  const run = await open(models)
  const { out } = await run('list --registry')
  expect(out.map((line) => line.replace(/\d\.\d MB/, 'SIZE').replaceAll(/ {2,}/g, ' | '))).toEqual([
    'pair | version | architecture | size | offered',
    'en-ru | 3.0 | base | SIZE | yes; also base-memory 3.1',
    'nb-en | 3.0a1 | tiny | SIZE | as a preview',
    'sq-en | 3.0 | tiny | SIZE | yes',
    `xh-en | no: whom it is for cannot be read: "env.country" is not known here (env.country == 'ZA')`,
    'zu-en | no: it is for phones alone; also base-memory 3.0',
  ])
  const listed = JSON.parse((await run('list --registry --json')).out.join('\n'))
  expect(listed).toMatchObject([
    { pair: 'en-ru', status: 'released', others: [{ version: '3.1', architecture: 'base-memory' }] },
    { pair: 'nb-en', status: 'preview', others: [] },
    { pair: 'sq-en', status: 'released', others: [] },
    { pair: 'xh-en', status: 'not offered', reason: expect.stringContaining('"env.country"') },
    { pair: 'zu-en', status: 'not offered', reason: 'it is for phones alone' },
  ])
})

test('a pull tells the size first, takes the architecture that is wanted, and previews by that name', async () => {
  const run = await open(models)
  const pulled = await run('pull en-ru')
  expect(pulled).toMatchObject({ code: 0, err: '' })
  expect(pulled.out).toEqual([
    expect.stringMatching(/^en-ru 3\.0, base: \d\.\d MB to fetch\.$/),
    expect.stringMatching(/^en-ru 3\.0, base, \d\.\d MB, is here\.$/),
  ])
  expect((await run('pull en-ru')).out).toEqual([
    expect.stringMatching(/^en-ru 3\.0, base, \d\.\d MB, was there already\.$/),
  ])
  expect((await run('pull --architecture base-memory en-RU')).out[0]).toMatch(/^en-ru 3\.1, base-memory: /)
  expect((await run('pull sq-en', { TRANSLATION_ARCHITECTURE: 'base' })).out[0]).toMatch(
    /^sq-en 3\.0, tiny, there is no base one: /,
  )
  expect(await run('pull nb-en')).toEqual({
    code: 1,
    out: [],
    err: 'mainstay: nb-en is a preview, not released yet: "mainstay translation pull --preview nb-en" gets it.\n',
  })
  expect((await run('pull --preview no-ru')).out.slice(0, 2)).toEqual([
    expect.stringMatching(/^nb-en 3\.0a1, tiny: /),
    expect.stringMatching(/^en-ru 3\.0, base: /),
  ])
  expect((await run('pull zu-en')).err).toBe(
    'mainstay: zu-en is for phones alone: "mainstay translation pull --architecture base-memory zu-en" gets it.\n',
  )
  expect((await run('list')).out.map((line) => line.split(/ +/, 3))).toEqual([
    ['pair', 'version', 'architecture'],
    ['en-ru', '3.0', 'base'],
    ['nb-en', '3.0a1', 'tiny'],
    ['sq-en', '3.0', 'tiny'],
  ])
})
