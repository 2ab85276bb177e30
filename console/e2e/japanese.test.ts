/** Pages of the Japanese interfaces in the console. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { missingChromium } from './chromium.ts'
import { serveConsole, type ServedConsole } from './serve-console.ts'
import { usePages } from './use-pages.ts'

const unrunnable = missingChromium ? ` (skipped: ${missingChromium})` : ''
const key = 'a-key-for-this-test'

describe.skipIf(missingChromium)(`Japanese in the console${unrunnable}`, () => {
  let served: ServedConsole
  const openPage = usePages()

  beforeAll(async () => {
    served = await serveConsole({ MAINSTAY_DEV_KEY: key, JAPANESE_SMALLTALK_SEED: '1' })
    // On a busy machine the first call of the engine may take longer than a poll waits.
    const body = new URLSearchParams({ apikey: key, query: 'こんにちは。' })
    await (await fetch(`${served.origin}/jp-ml/talk/v1/smalltalk`, { method: 'POST', body })).text()
  })
  afterAll(() => served?.close())

  async function open(place: string): Promise<Page> {
    const page = await openPage(`${served.origin}/#/${place}`)
    await page.getByLabel('Key').fill(key)
    await page.keyboard.press('Enter')
    return page
  }

  test('a talk goes on with what was said before', async () => {
    const page = await open('japanese-smalltalk/talk')
    const log = page.getByRole('log', { name: 'What was said' })
    const say = async (text: string) => {
      await page.getByLabel('Say something in Japanese').fill(text)
      await page.getByRole('button', { name: 'Say', exact: true }).click()
    }
    await say('私は田中です。')
    await expect.poll(() => log.locator('.talk-mainstay').first().innerText()).toMatch(/田中さん.+perplexity \d/s)
    await say('私の名前を覚えていますか')
    await expect.poll(() => log.locator('.talk-mainstay').nth(1).innerText()).toMatch(/田中さん.+perplexity \d/s)
    await page.getByRole('button', { name: 'Begin again' }).click()
    expect(await log.innerText()).toBe('')
  })

  test('the sentences of a summary are lit in the source', async () => {
    const page = await open('japanese-summary/summary')
    const text =
      '本日は質問の機会をいただき、ありがとうございます。先月は橋が一つ通行止めになりました。橋の架け替えをいつまでに終えるのか、町長の見解を伺います。以上で私の質問を終わります。'
    await page.getByLabel('Text', { exact: true }).fill(text)
    await page.getByLabel('Sentences').fill('1')
    await page.getByRole('button', { name: 'Summarise' }).click()
    const lit = page.getByRole('region', { name: 'The text with its summary lit' })
    await expect
      .poll(() => lit.locator('mark').allInnerTexts())
      .toEqual(['橋の架け替えをいつまでに終えるのか、町長の見解を伺います。'])
    expect(await lit.innerText()).toBe(text)
  })
})
