/** Which models the chat offers, and that a question does not wait for their list. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { missingChromium } from './chromium.ts'
import { serveConsole, type ServedConsole } from './serve-console.ts'
import { usePages } from './use-pages.ts'

const unrunnable = missingChromium ? ` (skipped: ${missingChromium})` : ''
const key = 'a-key-for-this-test'

describe.skipIf(missingChromium)(`the chat where a local model is wanted and none is here${unrunnable}`, () => {
  let served: ServedConsole
  const openPage = usePages()
  beforeAll(async () => void (served = await serveConsole({ MAINSTAY_DEV_KEY: key, CHAT_ENGINE: 'gguf,embedded' })))
  afterAll(() => served?.close())

  const open = async () => {
    const page = await openPage(`${served.origin}/`)
    await page.evaluate((text) => sessionStorage.setItem('mainstay.key', text), key)
    return page
  }

  test('offers the built-in assistant, which answers, and nothing that cannot chat', async () => {
    const page = await open()
    await page.goto(`${served.origin}/?#/chat-completions`)
    const choice = page.getByLabel('Model', { exact: true })
    await expect.poll(() => choice.locator('option').allTextContents()).toEqual(['mainstay-builtin'])
    await page.getByRole('button', { name: 'How much is 17 * 23?' }).click()
    await page.getByText('17 × 23 = 391').waitFor()
  })

  test('answers a question that is sent before the list of models has come', async () => {
    const page = await open()
    await page.route('**/chat/v1/models', () => {})
    await page.goto(`${served.origin}/?#/chat-completions`)
    await page.getByRole('button', { name: 'How much is 17 * 23?' }).click()
    await page.getByText('17 × 23 = 391').waitFor()
    expect(await page.getByRole('status').locator('.notice').count()).toBe(0)
  })
})
