import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { startMainstay } from '../../src/main.ts'

export interface ServedConsole {
  /** Such as `http://127.0.0.1:41234`. */
  readonly origin: string
  close(): Promise<void>
}

/** Starts a whole Mainstay on a free port, with the console as it was built last. */
export async function serveConsole(environment: Readonly<Record<string, string>> = {}): Promise<ServedConsole> {
  if (!existsSync(new URL('../dist/index.html', import.meta.url))) {
    throw new Error('The console is not built yet: run "npx vite build console".')
  }
  const folder = await mkdtemp(join(tmpdir(), 'mainstay-console-'))
  const defaults = { PORT: '0', MAINSTAY_DATA: folder, MAINSTAY_LOG_LEVEL: 'silent' }
  const { origin, house } = await startMainstay({ ...defaults, ...environment })
  const close = async () => {
    await house.close()
    await rm(folder, { recursive: true, force: true })
  }
  return { origin, close }
}

export interface WatchedPage {
  readonly page: Page
  /** Whatever a page must not do: errors on its console, and requests that leave its origin. */
  readonly offences: readonly string[]
}

export async function openPage(
  browser: Browser,
  address: string,
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
    if (new URL(request.url()).origin !== new URL(address).origin) offences.push(`a request to ${request.url()}`)
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
