/**
 * Pictures of every page in both themes, both languages and three widths, and sheets of them to look at:
 * `node console/e2e/take-pictures.ts FOLDER [WIDTH…]`. The console has to be built.
 */
import { mkdir, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Browser, Page } from 'playwright-core'
import { launchChromium } from './chromium.ts'
import { drawn, ofServer, operations } from './places.ts'
import { serveConsole } from './serve-console.ts'

const key = 'a-key-for-these-pictures'
const themes = ['light', 'dark'] as const
const locales = ['en-US', 'ja-JP'] as const
const places = [...ofServer, ...drawn, ...operations]
/** Pictures on a sheet, and how wide each is there. */
const onSheet = 6
const sheetWidth = 1_900

const [folder = '', ...given] = process.argv.slice(2)
if (folder === '') throw new Error('Usage: node console/e2e/take-pictures.ts FOLDER [WIDTH…]')
const widths = given.length > 0 ? given.map(Number) : [390, 820, 1280]
const served = await serveConsole({ MAINSTAY_DEV_KEY: key })
const browser = await launchChromium()
try {
  for (const width of widths) for (const locale of locales) await takeAll(browser, width, locale)
} finally {
  await browser.close()
  await served.close()
}

async function takeAll(opened: Browser, width: number, locale: string): Promise<void> {
  const context = await opened.newContext({ viewport: { width, height: 844 }, locale, reducedMotion: 'reduce' })
  const page = await context.newPage()
  await page.goto(`${served.origin}/`)
  await page.evaluate((text) => sessionStorage.setItem('mainstay.key', text), key)
  await page.reload()
  const nameOf = (theme: string) => join(resolve(folder), `${width}-${locale}-${theme}`)
  for (const theme of themes) await mkdir(nameOf(theme), { recursive: true })
  for (const [number, place] of places.entries()) {
    await show(page, place)
    for (const colorScheme of themes) {
      await page.emulateMedia({ colorScheme })
      const scrollHeight = await page.evaluate(() => document.documentElement.scrollHeight)
      const clip = { x: 0, y: 0, width, height: Math.min(Math.max(scrollHeight, 844), 2 * width + 400) }
      await page.screenshot({ path: join(nameOf(colorScheme), `${number}.png`), fullPage: true, clip })
    }
  }
  for (const theme of themes) await writeSheets(page, nameOf(theme), width)
  await context.close()
}

/** Goes there, sends what the page sends, and waits for what comes of it. */
async function show(page: Page, place: string): Promise<void> {
  await page.evaluate((hash) => void (location.hash = hash), `#/${place}`)
  await page.locator('main h1').first().waitFor()
  const button = page.locator('main button[type=submit].send:not([disabled])').first()
  const isThere = await button.waitFor({ timeout: 400 }).then(
    () => true,
    () => false,
  )
  if (isThere && !place.startsWith('work') && !place.startsWith('faults')) await button.click()
  await page.waitForTimeout(500)
  // The first call of an engine loads it.
  await page
    .waitForFunction(() => !document.querySelector('[aria-busy=true], main .send:disabled'), undefined, {
      timeout: 6_000,
    })
    .catch(() => {})
}

/** Sheets of the pictures in a folder, each named by its place. */
async function writeSheets(page: Page, pictures: string, width: number): Promise<void> {
  const columns = Math.min(6, Math.max(3, Math.floor(sheetWidth / (width / 2.5))))
  for (let first = 0; first < places.length; first += onSheet) {
    const figures = places
      .slice(first, first + onSheet)
      .map((place, index) => `<figure><figcaption>#/${place}</figcaption><img src="${first + index}.png"></figure>`)
    const style = `body{margin:8px;font:14px sans-serif;background:#888;display:grid;grid-template-columns:repeat(${columns},1fr);gap:8px;align-items:start}figure{margin:0}img{width:100%}`
    const path = join(pictures, `sheet-${first / onSheet}.html`)
    await writeFile(path, `<!doctype html><meta charset="utf-8"><style>${style}</style>${figures.join('')}`)
    const sheet = await page.context().newPage()
    await sheet.setViewportSize({ width: sheetWidth, height: 1_000 })
    await sheet.goto(pathToFileURL(path).href)
    await sheet.screenshot({ path: path.replace(/html$/, 'png'), fullPage: true })
    await sheet.close()
  }
}
