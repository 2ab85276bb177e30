import { createHash } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { makeModel } from '../../../capabilities/language-model/testing/make-model.ts'
import { interfaces } from '../../../interfaces/index.ts'
import { AllSettings } from '../../foundation/config/all-settings.ts'
import type { CatalogueEntry } from '../../foundation/shelf/catalogue-entry.ts'
import { openModelsContext } from './models-context.ts'
import { pullByName } from './pull-by-name.ts'
import { startFakeHub } from './testing/start-fake-hub.ts'

const sha256Of = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

/** A hub that has a chat model with a part that sees, and another without one. */
async function open() {
  const dataFolder = await mkdtemp(join(tmpdir(), 'mainstay-pictures-'))
  await makeModel(join(dataFolder, 'model.gguf'))
  const model = await readFile(join(dataFolder, 'model.gguf'))
  const files = [
    { path: 'seeing-Q4.gguf', bytes: model },
    { path: 'seeing-mmproj.gguf', bytes: model.subarray(0, 5000) },
  ]
  const hub = await startFakeHub('some/seeing', files)
  onTestFinished(async () => {
    await hub[Symbol.asyncDispose]()
    await rm(dataFolder, { recursive: true })
  })
  const [whole, part] = files.map(({ path, bytes }) => ({ path, sha256: sha256Of(bytes) }))
  const entry: CatalogueEntry = {
    name: 'seeing',
    purpose: 'chat',
    about: 'made for a test',
    publisher: 'this test',
    licence: 'MIT',
    languages: ['en'],
    repository: 'some/seeing',
    files: whole ? [whole] : [],
    bytes: 1,
    memory: 1,
  }
  const environment = { MAINSTAY_DATA: dataFolder, MODELS_BASE_URL: hub.url }
  const context = await openModelsContext(new AllSettings(environment), interfaces)
  const catalogue = [
    { ...entry, ...(part && { picturePart: part }) },
    { ...entry, name: 'blind' },
  ]
  const pull = (name: string, pictures: boolean) =>
    pullByName(
      name,
      { pictures },
      { ...context, catalogue },
      { signal: new AbortController().signal, report: () => {}, tell: () => {} },
    )
  const listFiles = async (name: string) => (await readdir(join(dataFolder, 'models', name))).toSorted()
  return { hub, pull, listFiles }
}

test('the part that sees pictures comes where it is asked for, beside what is there already', async () => {
  const { hub, pull, listFiles } = await open()
  await pull('seeing', false)
  expect(await listFiles('seeing')).toEqual(['model.json', 'seeing-Q4.gguf'])
  hub.requests.length = 0
  const pulled = await pull('seeing', true)
  expect(pulled?.came).toBe('now')
  expect(await listFiles('seeing')).toEqual(['model.json', 'seeing-Q4.gguf', 'seeing-mmproj.gguf'])
  expect(hub.requests.some((request) => request.includes('seeing-Q4.gguf'))).toBe(false)
  expect((await pull('seeing', false))?.came).toBe('there')
})

test('a model of which no such part is known is not pulled for pictures', async () => {
  const { pull } = await open()
  await expect(pull('blind', true)).rejects.toThrow('No part of blind that sees pictures is known')
})
