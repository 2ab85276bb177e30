/** The page that marks what is wrong in a Japanese text. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { missingChromium } from './chromium.ts'
import { serveConsole, type ServedConsole } from './serve-console.ts'
import { usePages } from './use-pages.ts'

const key = 'the-key-of-this-test'
const unrunnable = missingChromium ? ` (skipped: ${missingChromium})` : ''

describe.skipIf(missingChromium)(`proofreading in the console${unrunnable}`, () => {
  let served: ServedConsole
  const openPage = usePages()
  beforeAll(async () => {
    served = await serveConsole({ MAINSTAY_DEV_KEY: key })
  })
  afterAll(() => served?.close())

  test('words are marked in their place, with what may have been meant', async () => {
    const page = await openPage(`${served.origin}/#/japanese-proofreading/proofread`)
    await page.getByLabel('Key').fill(key)
    await page.keyboard.press('Enter')
    await page.getByLabel('Text', { exact: true }).fill('私は刺身が食べれない。彼の話は完壁だった。')
    await page.getByRole('button', { name: 'Check' }).click()
    await page.locator('mark').first().waitFor({ timeout: 60_000 })
    expect(await page.locator('mark').allTextContents()).toEqual(['食べれ', '完壁'])
    expect(await page.locator('rt').allTextContents()).toEqual(['食べられ', '完璧'])
  })
})
