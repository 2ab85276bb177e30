/** Journeys in the console, in the sample city. */
import type { BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { missingChromium } from './chromium.ts'
import { serveConsole, type ServedConsole } from './serve-console.ts'
import { usePages } from './use-pages.ts'

const unrunnable = missingChromium ? ` (skipped: ${missingChromium})` : ''
const key = 'a-key-for-this-test'

describe.skipIf(missingChromium)(`journeys in the console${unrunnable}`, () => {
  let served: ServedConsole
  const openPage = usePages()

  beforeAll(async () => {
    served = await serveConsole({ MAINSTAY_DEV_KEY: key })
  })
  afterAll(() => served?.close())

  async function open(options?: BrowserContextOptions): Promise<Page> {
    const page = await openPage(`${served.origin}/#/transit-search/journeys`, options)
    await page.getByLabel('Key').fill(key)
    await page.keyboard.press('Enter')
    await page.getByLabel('Date').fill('2026-11-24')
    await page.getByLabel('Time').fill('08:00')
    return page
  }

  const search = (page: Page) => page.getByRole('button', { name: 'Find journeys' }).click()

  test('a journey is a line, a time line with platforms and a map', async () => {
    const page = await open()
    await page.getByLabel('To', { exact: true }).fill('大学前')
    await search(page)
    await page.getByRole('heading', { name: '港 to 大学前, 2026-11-24' }).waitFor()
    const line = page.getByRole('list', { name: 'Journeys' }).getByRole('button').first()
    expect(await line.innerText()).toMatch(/08:10 – 08:27\s+17 min\s+1 change\s+¥390/)
    const timeline = await page.getByRole('list', { name: 'Time line' }).innerText()
    expect(timeline.replaceAll(/\s+/g, ' ')).toMatch(
      /^08:10 港 platform 1 地下鉄中央線・緑橋行 10 min 3 stops between 08:20 08:23 緑橋 platform 3 → 1 浜北線・空港行 4 min 08:27 大学前 platform 1$/,
    )
    const map = page.getByRole('img', { name: 'Map of the way: 港, 緑橋, 大学前' })
    // Two lines, the first bent at the three stops between.
    await expect.poll(() => map.locator('polyline').first().getAttribute('points')).toMatch(/^(?:\S+ ){4}\S+$/)
  })

  test('names of stations are offered while one types', async () => {
    const page = await open()
    await page.getByLabel('To', { exact: true }).fill('なぎ')
    await expect
      .poll(() =>
        page
          .locator('datalist')
          .nth(1)
          .locator('option')
          .evaluateAll((options) => options.map((option) => option.getAttribute('value'))),
      )
      .toEqual(['凪浜', '凪浜駅前'])
  })

  test('says why there is none', async () => {
    const page = await open()
    await page.getByLabel('To', { exact: true }).fill('月')
    await search(page)
    await expect.poll(() => page.locator('.notice').innerText()).toMatch(/^指定された駅が見つかりません。 /)
  })

  test('fits a phone, and prints without what is for the screen', async () => {
    const page = await open({ viewport: { width: 390, height: 844 } })
    await search(page)
    await page.getByRole('list', { name: 'Time line' }).waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    await page.emulateMedia({ media: 'print' })
    expect(await page.getByRole('button', { name: 'Find journeys' }).isVisible()).toBe(false)
    expect(await page.getByRole('list', { name: 'Time line' }).isVisible()).toBe(true)
  })
})
