import { readFile } from 'node:fs/promises'
import type { BrowserContextOptions, Locator, Page } from 'playwright-core'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { numberItems, startFeedServer, writeRss } from '../../src/interfaces/news-feeds/testing/feed-server.ts'
import { openLibrary } from '../../src/interfaces/news-feeds/testing/open-library.ts'
import { createSqliteDatabase } from '../../src/kernel/foundation/storage/testing/test-databases.ts'
import { missingChromium } from './chromium.ts'
import { serveConsole, type ServedConsole } from './serve-console.ts'
import { usePages } from './use-pages.ts'

const unrunnable = missingChromium ? ` (skipped: ${missingChromium})` : ''
const key = 'a-key-for-this-test'

describe.skipIf(missingChromium)(`the page of subscriptions${unrunnable}`, () => {
  let served: ServedConsole

  beforeEach(async () => {
    served = await serveConsole({ MAINSTAY_DEV_KEY: key })
  })
  afterEach(() => served?.close())
  // Hooks after a test run last to first: pages are closed before their server.
  const openPage = usePages()

  const open = (options?: BrowserContextOptions, hash = '#/news-feeds/subscriptions'): Promise<Page> =>
    openPage(`${served.origin}/${hash}`, options)
  const openWithKey = async (options?: BrowserContextOptions, heading = '8 subscriptions'): Promise<Page> => {
    const page = await open(options)
    await page.getByLabel('Key').fill(key)
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: heading }).waitFor()
    return page
  }

  test('is found in the list, asks for a key, and says why one will not do', async () => {
    const page = await open({}, '#/news-feeds')
    await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Subscriptions' }).click()
    await expect.poll(() => page.title()).toBe('Subscriptions - Mainstay')
    expect(await page.getByRole('table').count()).toBe(0)
    await page.getByLabel('Key').fill('another-key')
    await page.getByRole('button', { name: 'Open' }).click()
    expect(await page.getByRole('alert').innerText()).toBe(
      'This key is not known here, was revoked or has expired; check it for missing letters.',
    )
    await page.getByLabel('Key').fill('鍵')
    await page.getByRole('button', { name: 'Open' }).click()
    await page.getByText('A key must be printable ASCII, on one line, and not empty.').waitFor()
    await page.getByLabel('Key').fill(key)
    await page.getByRole('button', { name: 'Open' }).click()
    expect(await rowOf(page, 'Harbour Lines').innerText()).toMatch(
      /^Harbour Lines \(sample\)\s+came with Mainstay\s+travel\s+6\s+sample\s+never fetched\s+never\s+Remove/,
    )
  })

  test('by the keyboard alone: a feed is added, into a category that is new, and removed', async () => {
    const page = await openWithKey()
    await page.getByLabel('Address of the feed').focus()
    await page.keyboard.type('https://one.example/feed')
    await page.keyboard.press('Tab')
    await page.keyboard.type('a new one')
    await page.keyboard.press('Tab')
    await page.keyboard.type('music')
    await page.keyboard.press('Tab')
    await page.keyboard.type('40')
    await page.keyboard.press('Enter')
    await page.getByText('Subscribed to https://one.example/feed in music. It is read within a minute.').waitFor()
    await page.getByRole('heading', { name: '9 subscriptions' }).waitFor()
    expect(await rowOf(page, 'one.example').innerText()).toMatch(
      /^Not read yet\s+https:\/\/one\.example\/feed\s+music\s+0\s+waiting\s+never\s+within a minute\s+Remove/,
    )
    await rowOf(page, 'one.example').getByRole('button', { name: 'Remove' }).focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => focusedText(page)).toBe('Keep')
    await page.keyboard.press('Enter')
    await expect.poll(() => focusedText(page)).toMatch(/^Remove/)
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await expect.poll(() => focusedText(page)).toBe('Remove it')
    await page.keyboard.press('Enter')
    await page.getByText('https://one.example/feed was removed from music.').waitFor()
    await page.getByRole('heading', { name: '8 subscriptions' }).waitFor()
    await expect.poll(() => focusedText(page)).toBe('8 subscriptions')
  })

  test('says before it removes how much is lost', async () => {
    const page = await openWithKey()
    await rowOf(page, 'Harbour Lines').getByRole('button', { name: 'Remove' }).click()
    await page.getByRole('button', { name: 'Remove, with 6 entries' }).click()
    await page.getByText('Harbour Lines (sample) was removed from travel.').waitFor()
    await expect.poll(() => rowOf(page, 'Harbour Lines').count()).toBe(0)
  })

  test('shows what the server says of a wrong input, and keeps it to be mended', async () => {
    const page = await openWithKey()
    await page.getByLabel('Address of the feed').fill('ftp://one.example/feed')
    await page.getByRole('button', { name: 'Subscribe' }).click()
    await page.getByText('"ftp://one.example/feed" is not the http or https address of a feed.').waitFor()
    expect(await page.getByLabel('Address of the feed').inputValue()).toBe('ftp://one.example/feed')
    const address = page.getByLabel('Address of the feed')
    await expect.poll(() => address.evaluate((input) => input === document.activeElement)).toBe(true)
  })

  test('takes an OPML file in and gives one out, which says the same', async () => {
    const page = await openWithKey()
    const opml =
      '<opml><body><outline text="Travel"><outline text="Näher" xmlUrl="https://one.example/"/></outline><outline text="Odd"><outline xmlUrl="https://two.example/"/></outline></body></opml>'
    await page
      .getByLabel('OPML file')
      .setInputFiles({ name: 'mine.opml', mimeType: 'text/x-opml', buffer: Buffer.from(opml) })
    await page.getByRole('button', { name: 'Import' }).click()
    await page.getByText(/mine\.opml: 2 subscriptions, 2 of them new: 1 in travel, 1 in odd \(new, 4\d\)\./).waitFor()
    await page.getByRole('heading', { name: '10 subscriptions' }).waitFor()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download as OPML' }).click(),
    ])
    expect(download.suggestedFilename()).toBe('feeds.opml')
    const written = await readFile(await download.path(), 'utf8')
    expect(written.match(/text="[^"]*"|xmlUrl="[^"]*"/g)).toEqual([
      'text="travel"',
      'text="Näher"',
      'xmlUrl="https://one.example/"',
      'text="odd"',
      'text="https://two.example/"',
      'xmlUrl="https://two.example/"',
    ])
  })

  test('shows how each feed fares, and why one could not be read', async () => {
    const database = await createSqliteDatabase()
    const library = await openLibrary(database)
    library.clock.time = Date.now()
    const site = await startFeedServer()
    site.pages.set('/feed', writeRss(numberItems(3), 'The Quay Gazette'))
    await library.subscribe(`${site.origin}/feed`)
    await library.subscribe(`${site.origin}/missing`)
    await library.refresh()
    await served.close()
    served = await serveConsole({ MAINSTAY_DEV_KEY: key, MAINSTAY_DATA: database.options.dataFolder })
    const page = await openWithKey({ timezoneId: 'Asia/Tokyo' }, '10 subscriptions')
    const [read, next] = [0, 30].map((minutes) => toTokyo(library.clock.time + minutes * 60_000))
    expect(await textsOf(rowOf(page, 'The Quay Gazette'))).toEqual(['travel', '3', 'working', read, next, 'Remove'])
    expect(await textsOf(rowOf(page, '/missing'))).toEqual([
      'travel',
      '0',
      `failing The server answered 404. ${read}`,
      'never',
      expect.stringMatching(/^2\d{3}-\d\d-\d\d \d\d:\d\d$/),
      'Remove',
    ])
  })

  test.each(['light', 'dark'] as const)('on a phone in %s nothing is wider than the screen', async (colorScheme) => {
    const page = await openWithKey({ viewport: { width: 390, height: 844 }, colorScheme })
    await page.getByLabel('Address of the feed').fill(`https://one.example/${'long'.repeat(100)}`)
    await page.getByRole('button', { name: 'Subscribe' }).click()
    await page.getByRole('heading', { name: '9 subscriptions' }).waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  })
})

function rowOf(page: Page, text: string) {
  return page.getByRole('row').filter({ hasText: text })
}

/** The cells of a row, without what only screen readers are told. */
async function textsOf(row: Locator): Promise<string[]> {
  const texts = await row.getByRole('cell').allInnerTexts()
  return texts.map((text) => (text.split('Remove', 1)[0] === '' ? 'Remove' : text.replaceAll(/\s+/g, ' ').trim()))
}

/** Nine hours ahead of UTC all the year. */
function toTokyo(time: number): string {
  return new Date(time + 9 * 3_600_000).toISOString().slice(0, 16).replace('T', ' ')
}

function focusedText(page: Page): Promise<string> {
  return page.evaluate(() => (document.activeElement instanceof HTMLElement ? document.activeElement.innerText : ''))
}
