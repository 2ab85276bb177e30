import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { interfaces } from '../../src/interfaces/index.ts'
import { makeTestApp, type TestApp } from '../../src/kernel/testing/open-test-app.ts'
import { missingChromium } from './chromium.ts'
import { usePages } from './use-pages.ts'

const unrunnable = missingChromium ? ` (skipped: ${missingChromium})` : ''

describe.skipIf(missingChromium)(`the reference${unrunnable}`, () => {
  let served: TestApp
  let origin: string
  const openPage = usePages()

  beforeAll(async () => {
    served = await makeTestApp(interfaces)
    origin = await served.app.server.listen({ host: '127.0.0.1', port: 0 })
  })
  afterAll(() => served?.dispose())

  test.each([
    [320, '/docs'],
    [390, '/docs'],
    [768, '/docs'],
    [320, '/docs/reference/index.html'],
    [390, '/docs/reference/index.html'],
    [768, '/docs/reference/index.html'],
  ])('fits a screen %d pixels wide: nothing of %s is beyond the edge', async (width, path) => {
    const page = await openPage(`${origin}${path}`, { viewport: { width, height: 844 } })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    // Lines to paste scroll in a box of their own.
    const beyond = page.locator('main :not(pre):not(pre *)')
    expect(
      await beyond.evaluateAll(
        (all, edge) => all.filter((each) => each.getBoundingClientRect().right > edge).length,
        width,
      ),
    ).toBe(0)
  })

  test('says what a field is for that may be null as well', async () => {
    const page = await openPage(`${origin}/docs/reference/index.html#chat-completions`)
    const row = page.locator('#chat-completions tr', { hasText: 'top_p' }).first()
    expect(await row.innerText()).toMatch(/number or null\s+Only the likeliest tokens that make up this much/)
  })
})
