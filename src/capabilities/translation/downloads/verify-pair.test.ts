import { appendFile, mkdtemp, readFile, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { AllSettings } from '../../../kernel/foundation/config/all-settings.ts'
import { models } from '../models.ts'
import { startRegistry } from '../testing/start-registry.ts'

/** A pair that was pulled from a registry, as `mainstay models pull en-de` does. */
async function pull() {
  const dataFolder = await mkdtemp(join(tmpdir(), 'mainstay-verify-'))
  const registry = await startRegistry({ models: [{ source: 'en', target: 'de' }] })
  onTestFinished(async () => {
    await registry[Symbol.asyncDispose]()
    await rm(dataFolder, { recursive: true })
  })
  const provider = models[0]?.provider
  if (!provider) throw new Error('Translation models are kept by a provider.')
  const settings = new AllSettings({ MAINSTAY_DATA: dataFolder, TRANSLATION_REGISTRY: registry.url })
  const following = { signal: new AbortController().signal, report: () => {}, tell: () => {} }
  await provider.pull(['en-de'], { dataFolder, settings, ...following })
  const folder = join(dataFolder, 'translation-models/en-de')
  const card = JSON.parse(await readFile(join(folder, 'card.json'), 'utf8'))
  return { folder, card, verify: () => provider.verify('en-de', dataFolder) }
}

test('each file is compared with its checksum', async () => {
  const { folder, card, verify } = await pull()
  expect(await verify()).toBe(true)
  const model = join(folder, card.files.model)
  const bytes = await readFile(model)
  bytes.writeUInt8(bytes.readUInt8(bytes.length - 1) ^ 1, bytes.length - 1)
  await writeFile(model, bytes)
  await expect(verify()).rejects.toThrow(`${card.files.model} has another checksum than when it came.`)
  await appendFile(model, 'x')
  await expect(verify()).rejects.toThrow(`has ${bytes.length + 1} bytes instead of ${bytes.length}.`)
})

test('one whose pull kept no checksums is seen to be a model that runs', async () => {
  const { folder, card, verify } = await pull()
  await writeFile(join(folder, 'card.json'), JSON.stringify({ ...card, checksums: undefined }))
  expect(await verify()).toBe(false)
  await truncate(join(folder, card.files.model), 100)
  await expect(verify()).rejects.toThrow('It cannot be used: its weights')
})
