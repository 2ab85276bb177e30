import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { launchChromium, missingChromium } from './chromium.ts'
import { serveConsole, type ServedConsole } from './serve-console.ts'
import { usePages } from './use-pages.ts'

const unrunnable = missingChromium ? ` (skipped: ${missingChromium})` : ''

/** Bytes of the page and all that it asks for until it stands, compressed. */
const maxBytes = 200_000

describe.skipIf(missingChromium)(`the first look at the console${unrunnable}`, () => {
  let served: ServedConsole
  const openPage = usePages()
  beforeAll(async () => void (served = await serveConsole()))
  afterAll(() => served?.close())

  test.each(['en-US', 'ja-JP'])('in %s it takes little, and nothing from elsewhere', async (locale) => {
    const browser = await launchChromium()
    const page = await (await browser.newContext({ locale })).newPage()
    const bodies: Promise<Buffer>[] = []
    page.on('response', (response) => bodies.push(response.body().catch(() => Buffer.alloc(0))))
    await page.goto(`${served.origin}/`, { waitUntil: 'networkidle' })
    const bytes = (await Promise.all(bodies)).reduce((sum, body) => sum + gzipSync(body).length, 0)
    await browser.close()
    expect(bodies.length).toBeGreaterThan(4)
    expect(bytes).toBeLessThan(maxBytes)
  })

  test('speaks the language of the browser, or the one that is chosen, which is remembered', async () => {
    const page = await openPage(`${served.origin}/`, { locale: 'ja-JP' })
    await page.getByRole('heading', { level: 1, name: 'ここで動いているもの' }).waitFor()
    expect(await page.evaluate(() => document.documentElement.lang)).toBe('ja')
    await page.getByText('English', { exact: true }).click()
    await page.getByRole('heading', { level: 1, name: 'What runs here' }).waitFor()
    await page.reload()
    await page.getByRole('heading', { level: 1, name: 'What runs here' }).waitFor()
  })

  test('home finds what people call things', async () => {
    const page = await openPage(`${served.origin}/`)
    const search = page.getByRole('searchbox', { name: 'Find an interface' })
    for (const [word, title] of [
      ['deepl', 'Translation'],
      ['wikipedia', 'Encyclopedia'],
      ['ocr', 'Image analysis'],
    ] as const) {
      await search.fill(word)
      await expect
        .poll(() => page.getByRole('main').getByRole('heading', { level: 3 }).allInnerTexts())
        .toEqual([title])
    }
  })
})
