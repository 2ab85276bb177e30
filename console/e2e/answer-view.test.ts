import { fileURLToPath } from 'node:url'
import type { Browser, Page } from 'playwright-core'
import { build } from 'vite'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { launchChromium, missingChromium } from './chromium.ts'

const unrunnable = missingChromium ? ` (skipped: ${missingChromium})` : ''

describe.skipIf(missingChromium)(`a slice's own view of an answer${unrunnable}`, () => {
  let browser: Browser
  let page: Page

  beforeAll(async () => {
    browser = await launchChromium()
    page = await browser.newPage()
    await page.addScriptTag({ type: 'module', content: await bundle('./fixtures/answer-views.tsx') })
    await page.waitForSelector('#broken .notice')
    await page.waitForSelector('#lost .notice')
  })
  afterAll(() => browser?.close())

  test('is drawn with the operation, the request and the response', async () => {
    const picture = await page.getByRole('img').getAttribute('aria-label')
    expect(picture).toBe('pack, {"body":{"a":1}}, {"status":200,"headers":[],"body":{"size":"5 x 4"}}')
  })

  test.each(['broken', 'lost'])('that is %s says so and leaves the page as it is', async (id) => {
    expect(await page.locator(`#${id}`).innerText()).toBe(
      'This answer could not be drawn. It is complete below.\n\nThe JSON stays.',
    )
  })

  test('need not exist', async () => {
    expect(await page.locator('#plain').innerText()).toBe('The JSON stays.')
  })
})

async function bundle(path: string): Promise<string> {
  const built = await build({
    configFile: fileURLToPath(new URL('../vite.config.ts', import.meta.url)),
    logLevel: 'silent',
    build: { write: false, rolldownOptions: { input: fileURLToPath(new URL(path, import.meta.url)) } },
  })
  const [result] = [built].flat()
  const chunk = result && 'output' in result ? result.output.find((file) => file.type === 'chunk') : undefined
  if (!chunk) throw new Error(`${path} was not bundled.`)
  return chunk.code
}
