/** The page that shows a text and its translation side by side. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { missingChromium } from './chromium.ts'
import { serveConsole, type ServedConsole } from './serve-console.ts'
import { usePages } from './use-pages.ts'

const key = 'the-key-of-this-test'
/** Port 9 is closed. */
const nobody = 'http://127.0.0.1:9'
const unrunnable = missingChromium ? ` (skipped: ${missingChromium})` : ''

describe.skipIf(missingChromium)(`translation in the console${unrunnable}`, () => {
  let served: ServedConsole
  const openPage = usePages()
  beforeAll(async () => {
    served = await serveConsole({ MAINSTAY_DEV_KEY: key, TRANSLATION_ENGINE: 'embedded', TRANSLATION_REGISTRY: nobody })
  })
  afterAll(() => served?.close())

  async function translate(text: string) {
    const page = await openPage(`${served.origin}/#/translate-header-key/translate`)
    await page.getByLabel('Key').fill(key)
    await page.keyboard.press('Enter')
    await page.getByLabel('Into').selectOption('JA')
    await page.getByLabel('Text', { exact: true }).fill(text)
    await page.getByRole('button', { name: 'Translate' }).click()
    await page.locator('.outcome p').first().waitFor({ timeout: 60_000 })
    return page
  }

  test('the translation stands beside its text, with the engine that made it', async () => {
    const page = await translate('Tom is taller than his father.')
    expect(await page.locator('output').innerText()).toBe('トムは父親より背が高い。')
    expect(await page.locator('.outcome').innerText()).toMatch(/^Translated from EN by embedded in \d+ ms\.$/)
  })
  test('what the model is not sure of says so', async () => {
    const page = await translate('Calibrate the pressure transducer against a dead-weight tester before each series.')
    expect(await page.locator('output').innerText()).not.toBe('')
    expect(await page.locator('.outcome .notice').innerText()).toMatch(
      /^Not sure of this: confidence \d\d? in 100\. Read it with care\.$/,
    )
  })

  test('a translation is taken for the next text, the other way round', async () => {
    const page = await translate('Tom is taller than his father.')
    await page.getByRole('button', { name: 'Swap' }).click()
    expect(await page.getByLabel('Text', { exact: true }).inputValue()).toBe('トムは父親より背が高い。')
    expect([await page.getByLabel('From').inputValue(), await page.getByLabel('Into').inputValue()]).toEqual([
      'JA',
      'EN',
    ])
  })

  test('why a pair is not pulled is said in a sentence', async () => {
    const page = await openPage(`${served.origin}/#/translate-header-key/translate`)
    await page.getByLabel('Key').fill(key)
    await page.keyboard.press('Enter')
    await page.getByText('More languages').click()
    await page.getByLabel('Languages, such as').fill('de-en')
    await page.getByRole('button', { name: 'Pull this pair' }).click()
    const notice = page.locator('.pair-pull .notice')
    await notice.waitFor({ timeout: 60_000 })
    expect(await notice.innerText()).toBe('127.0.0.1:9 cannot be reached; TRANSLATION_REGISTRY names another place.')
  })

  test('a document is sent, watched and saved, under a name that says its language', async () => {
    const page = await openPage(`${served.origin}/#/translate-header-key/translate`)
    await page.getByLabel('Key').fill(key)
    await page.keyboard.press('Enter')
    await page.getByLabel('Into').selectOption('JA')
    const file = { name: 'letter.txt', mimeType: 'text/plain', buffer: Buffer.from('Where is the station?') }
    await page.getByLabel('Drop a document here').setInputFiles(file)
    const link = page.getByRole('link', { name: 'Save the translated letter.txt' })
    await link.waitFor({ timeout: 60_000 })
    const [download] = await Promise.all([page.waitForEvent('download'), link.click()])
    expect(download.suggestedFilename()).toBe('letter.ja.txt')
    const saved: Buffer[] = []
    for await (const part of await download.createReadStream()) saved.push(Buffer.from(part))
    expect(Buffer.concat(saved).toString()).toBe('駅はどこですか。')
  })

  test('why a document is refused is said in a sentence', async () => {
    const page = await openPage(`${served.origin}/#/translate-header-key/translate`)
    await page.getByLabel('Key').fill(key)
    await page.keyboard.press('Enter')
    const file = { name: 'letter.docx', mimeType: 'application/octet-stream', buffer: Buffer.from('no archive') }
    await page.getByLabel('Drop a document here').setInputFiles(file)
    const notice = page.locator('.document-drop .notice')
    await notice.waitFor({ timeout: 60_000 })
    expect(await notice.innerText()).toMatch(/^This document cannot be read: it is no archive/)
  })
})
