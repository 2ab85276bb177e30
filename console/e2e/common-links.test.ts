/** The library L in the console, on the sample editions. */
import type { BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { missingChromium } from './chromium.ts'
import { serveConsole, type ServedConsole } from './serve-console.ts'
import { usePages } from './use-pages.ts'

const unrunnable = missingChromium ? ` (skipped: ${missingChromium})` : ''

describe.skipIf(missingChromium)(`common links in the console${unrunnable}`, () => {
  let served: ServedConsole
  const openPage = usePages()

  beforeAll(async () => {
    served = await serveConsole()
  })
  afterAll(() => served?.close())

  const open = (options?: BrowserContextOptions, origin = served.origin): Promise<Page> =>
    openPage(`${origin}/#/encyclopedia/common-links`, options)

  test('two words and an edition give what both articles link to', async () => {
    const page = await open()
    await page.getByRole('button', { name: 'Find common links' }).click()
    await page.getByRole('heading', { name: '7 common links' }).waitFor()
    expect(await titlesOf(page)).toEqual([
      'Railway',
      'Paris',
      'Second World War',
      'Albert Einstein',
      'Museum',
      'Europe',
      'University',
    ])
    // From each of the two articles to each title.
    expect(await page.locator('.links-drawing path').count()).toBe(14)
    await page.getByLabel('Edition').selectOption('uk')
    await page.getByLabel('Article', { exact: true }).fill('Марс')
    await page.getByLabel('Other article').fill('Червона планета')
    await page.keyboard.press('Enter')
    await page.getByText('Марс and Марс').waitFor()
    expect(await titlesOf(page)).toEqual(['Сонце', 'Залізо', 'Кисень', 'Земля', 'Телескоп'])
  })

  test('says why there is no result', async () => {
    const page = await open()
    await page.getByLabel('Other article').fill('Atlantis')
    await page.keyboard.press('Enter')
    expect(await page.locator('.notice').innerText()).toBe(
      `No result (missing-article). "Atlantis" is no article of the edition "en" at ${served.origin}/encyclopedia/en/w/api.php.`,
    )
  })

  test('stops a search under way', async () => {
    const page = await open()
    await page.route('**/w/api.php*', () => {})
    await page.getByRole('button', { name: 'Find common links' }).click()
    await page.getByRole('button', { name: 'Stop' }).click()
    await page.getByRole('button', { name: 'Find common links' }).waitFor()
    expect(await page.getByRole('status').allInnerTexts()).not.toContain('common links')
  })

  test('shows the same search as a program', async () => {
    const page = await open()
    await page.getByLabel('Other article').fill("Kant's house")
    await expect
      .poll(() => page.getByRole('region', { name: 'This search in TypeScript' }).innerText())
      .toBe(
        `import { listUpCommonElements } from '@mainstay-server/mainstay/common-links'

const titles = await listUpCommonElements('Berlin', 'Kant\\'s house', 'en', {
  baseUrl: '${served.origin}/encyclopedia/{lang}',
})`,
      )
  })

  test('the longest list fits a phone', async () => {
    const page = await open({ viewport: { width: 390, height: 844 } })
    await page.getByLabel('Article', { exact: true }).fill('List of days and years')
    await page.getByLabel('Other article').fill('Days and years')
    await page.getByRole('button', { name: 'Find common links' }).click()
    await page.getByRole('heading', { name: '1,491 common links' }).waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  })

  test('asks for a key where every call needs one', async () => {
    const key = 'a-key-for-this-test'
    const guarded = await serveConsole({ MAINSTAY_REQUIRE_KEY: '1', MAINSTAY_DEV_KEY: key })
    try {
      const page = await open({}, guarded.origin)
      await page.getByLabel('Key').fill(key)
      await page.keyboard.press('Enter')
      await page.getByRole('button', { name: 'Find common links' }).click()
      await page.getByRole('heading', { name: '7 common links' }).waitFor()
    } finally {
      await guarded.close()
    }
  })
})

function titlesOf(page: Page): Promise<string[]> {
  return page.getByRole('list', { name: 'Common links' }).getByRole('listitem').allInnerTexts()
}
