import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeModel } from '../../src/capabilities/language-model/testing/make-model.ts'
import { type FakeHub, startFakeHub } from '../../src/kernel/assembly/models/testing/start-fake-hub.ts'
import { missingChromium } from './chromium.ts'
import { serveConsole, type ServedConsole } from './serve-console.ts'
import { usePages } from './use-pages.ts'

const unrunnable = missingChromium ? ` (skipped: ${missingChromium})` : ''
const key = 'the-key-of-this-test'

describe.skipIf(missingChromium)(`models in the console${unrunnable}`, () => {
  let folder: string
  let hub: FakeHub
  let served: ServedConsole
  const openPage = usePages()

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'mainstay-models-page-'))
    await makeModel(join(folder, 'tiny.gguf'))
    hub = await startFakeHub('some/model', [{ path: 'tiny.gguf', bytes: await readFile(join(folder, 'tiny.gguf')) }])
    await writeFile(join(folder, 'list.json'), JSON.stringify([tiny]))
    served = await serveConsole({
      MAINSTAY_DEV_KEY: key,
      MODELS_BASE_URL: hub.url,
      MODELS_CATALOGUE: join(folder, 'list.json'),
    })
  })
  afterAll(async () => {
    await served?.close()
    await hub?.[Symbol.asyncDispose]()
    if (folder) await rm(folder, { recursive: true })
  })

  test('are listed by purpose with who answers, and got with progress', async () => {
    const page = await openPage(`${served.origin}/#/models`)
    const chat = page.getByRole('region', { name: 'Chat and completion' })
    await chat.getByText('the built-in assistant, which is no language model').waitFor()
    await page.getByRole('button', { name: 'Get tiny' }).click()
    expect(await page.getByRole('status').getByText('Enter a key first').count()).toBe(1)
    await page.getByLabel('Key').fill(key)
    const stalled = hub.stall(0.6)
    await page.getByRole('button', { name: 'Get tiny' }).click()
    const { release } = await stalled
    await page.getByRole('progressbar', { name: 'Pulling tiny' }).waitFor()
    expect(await page.getByRole('button', { name: 'Stop tiny' }).count()).toBe(1)
    release()
    await page.getByRole('button', { name: 'Remove tiny' }).waitFor()
    expect(await chat.getByText('Answers now:').innerText()).toBe('Answers now: tiny')
    await page.getByRole('button', { name: 'Remove tiny' }).click()
    await page.getByRole('button', { name: 'Get tiny' }).waitFor()
  })

  test('are offered on the first page', async () => {
    const page = await openPage(`${served.origin}/#/welcome`)
    const get = page.getByRole('button', { name: /^Get/ })
    expect(await get.isDisabled()).toBe(true)
    await page.getByLabel(/^Key/).fill(key)
    await page.getByRole('checkbox', { name: /^Chat and completion/ }).check()
    await expect.poll(() => get.innerText()).toBe('Get ~0.6 MB')
    await get.click()
    await page.getByText('It is here, and answers from now on where it is chosen.').waitFor()
  })
})

const tiny = {
  name: 'tiny',
  purpose: 'chat',
  about: 'A model of this test',
  publisher: 'This test',
  licence: 'MIT',
  languages: ['en'],
  repository: 'some/model',
  files: [{ path: 'tiny.gguf' }],
  bytes: 600_000,
  memory: 2_000_000,
  size: 'small',
}
