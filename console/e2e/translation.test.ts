/** The page that shows a text and its translation side by side. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { missingChromium } from './chromium.ts'
import { serveConsole, type ServedConsole } from './serve-console.ts'
import { usePages } from './use-pages.ts'

const key = 'the-key-of-this-test'
const unrunnable = missingChromium ? ` (skipped: ${missingChromium})` : ''

describe.skipIf(missingChromium)(`translation in the console${unrunnable}`, () => {
  let served: ServedConsole
  const openPage = usePages()
  beforeAll(async () => {
    served = await serveConsole({ MAINSTAY_DEV_KEY: key, TRANSLATION_ENGINE: 'embedded' })
  })
  afterAll(() => served?.close())

  async function translate(text: string) {
    const page = await openPage(`${served.origin}/#/translate-header-key/translate`)
    await page.getByLabel('Key').fill(key)
    await page.keyboard.press('Enter')
    await page.getByLabel('Into').selectOption('JA')
    await page.getByLabel('Text', { exact: true }).fill(text)
    await page.getByRole('button', { name: 'Translate' }).click()
    await page.locator('.outcome p').waitFor({ timeout: 60_000 })
    return page
  }

  test('the translation stands beside its text, with the engine that made it', async () => {
    const page = await translate('Tom is taller than his father.')
    expect(await page.locator('output').innerText()).toBe('トムは父親より背が高い。')
    expect(await page.locator('.outcome').innerText()).toMatch(/^Translated from EN by embedded in \d+ ms\.$/)
  }, 120_000)

  test('what no engine can translate is said in a sentence', async () => {
    const page = await translate('See https://example.org/help for details.')
    expect(await page.locator('.outcome').innerText()).toBe(
      'The model from en into ja is not sure enough of this text.',
    )
    expect(await page.locator('output').innerText()).toBe('')
  }, 120_000)
})
