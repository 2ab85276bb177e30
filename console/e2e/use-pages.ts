import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import { launchChromium } from './chromium.ts'

interface WatchedPage {
  readonly page: Page
  /** Whatever a page must not do: errors on its console, and requests that leave its origin. */
  readonly offences: readonly string[]
}

/** A way to open pages in a browser of this file's tests; after each test its pages are closed, and had no offences; to ask an origin that is allowed is none. */
export function usePages(
  mayAsk: (origin: string) => boolean = () => false,
): (address: string, options?: BrowserContextOptions) => Promise<Page> {
  let browser: Browser
  const opened: WatchedPage[] = []
  beforeAll(async () => void (browser = await launchChromium()))
  afterEach(async () => {
    for (const { page, offences } of opened.splice(0)) {
      expect(offences).toEqual([])
      await page.context().close()
    }
  })
  afterAll(() => browser?.close())
  return async (address, options) => {
    const watched = await openPage(browser, address, mayAsk, options)
    opened.push(watched)
    return watched.page
  }
}

async function openPage(
  browser: Browser,
  address: string,
  mayAsk: (origin: string) => boolean,
  options: BrowserContextOptions = {},
): Promise<WatchedPage> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, ...options })
  const page = await context.newPage()
  const offences: string[] = []
  page.on('console', (message) => {
    // Chromium also writes every answer that is no success there.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      offences.push(message.text())
  })
  page.on('pageerror', (error) => offences.push(String(error)))
  page.on('request', (request) => {
    const { origin } = new URL(request.url())
    if (origin !== new URL(address).origin && !mayAsk(origin)) offences.push(`a request to ${request.url()}`)
  })
  await page.goto(address)
  await page.waitForSelector('h1')
  await waitForPaint(page)
  return { page, offences }
}

/** What listens to the keyboard is there only after the first paint. */
function waitForPaint(page: Page): Promise<void> {
  return page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0))))
}
