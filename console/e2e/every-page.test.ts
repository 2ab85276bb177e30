/** Every page of the console, as it is and when things go wrong: one heading, a sentence that says what is wrong, no sideways scrolling, no error of its own. */
import axe, { type AxeResults } from 'axe-core'
import type { Page, Route } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { missingChromium } from './chromium.ts'
import { drawn, ofServer, operations } from './places.ts'
import { serveConsole, type ServedConsole } from './serve-console.ts'
import { usePages } from './use-pages.ts'

const unrunnable = missingChromium ? ` (skipped: ${missingChromium})` : ''
const key = 'a-key-for-this-test'

/** Whatever the console asks of the server, but for its own files and what says whose the key is. */
function isCall(route: Route): boolean {
  const { pathname } = new URL(route.request().url())
  return pathname !== '/' && !pathname.startsWith('/console/') && !['/status.json', '/keys/self'].includes(pathname)
}

const states: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  'the server is down': (route) => (isCall(route) ? route.abort('connectionrefused') : route.continue()),
  'the server is busy': (route) =>
    isCall(route)
      ? route.fulfill({ status: 503, json: { error: { code: 'busy', message: 'There is too much to do.' } } })
      : route.continue(),
  'the key is revoked meanwhile': (route) =>
    isCall(route)
      ? route.fulfill({ status: 401, json: { error: { code: 'wrong_key', message: 'This key was revoked.' } } })
      : route.continue(),
}

describe.skipIf(missingChromium)(`every page${unrunnable}`, () => {
  let served: ServedConsole
  const openPage = usePages()
  beforeAll(async () => void (served = await serveConsole({ MAINSTAY_DEV_KEY: key })))
  afterAll(() => served?.close())

  /** A page whose tab knows the key. */
  async function open(width: number, locale = 'en-US', origin = served.origin): Promise<Page> {
    const page = await openPage(`${origin}/`, { viewport: { width, height: 844 }, locale })
    await page.evaluate((text) => sessionStorage.setItem('mainstay.key', text), key)
    await page.reload()
    return page
  }

  async function go(page: Page, place: string): Promise<void> {
    await page.evaluate((hash) => void (location.hash = hash), `#/${place}`)
    await page.locator('main h1').first().waitFor()
    // What a page asks for by itself, and what comes of it.
    await page.waitForTimeout(120)
  }

  /** Presses the first button that sends something, and waits for what comes of it. */
  async function send(page: Page): Promise<void> {
    const settled = page.locator('main').locator('form, .notice, .placeholder')
    await settled
      .first()
      .waitFor({ timeout: 3_000 })
      .catch(() => {})
    const button = page.locator('main button[type=submit].send:not([disabled])').first()
    if (!(await button.isVisible())) return
    await button.click()
    await page.waitForTimeout(120)
  }

  const faultsOf = (page: Page, width: number) =>
    page.evaluate((wanted) => {
      const { scrollWidth } = document.documentElement
      const headings = document.querySelectorAll('main h1').length
      return [
        ...(scrollWidth > wanted ? [`is ${scrollWidth} px wide`] : []),
        ...(headings === 1 ? [] : [`has ${headings} headings`]),
      ]
    }, width)

  test.each([
    [390, 'en-US'],
    [390, 'ja-JP'],
    [820, 'ja-JP'],
  ] as const)(
    'fits %i px in %s',
    async (width, locale) => {
      const page = await open(width, locale)
      const faults: string[] = []
      for (const place of [...ofServer, ...drawn, ...operations]) {
        await go(page, place)
        for (const fault of await faultsOf(page, width)) faults.push(`#/${place} ${fault}`)
      }
      expect(faults).toEqual([])
    },
    240_000,
  )

  test.each(['light', 'dark'] as const)(
    'is clean to axe in the %s theme',
    async (colorScheme) => {
      const page = await open(1280)
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      // Into the page by the debugger: its policy lets no foreign script in.
      await page.evaluate(axe.source)
      const faults: string[] = []
      for (const place of [...ofServer, ...drawn, ...operations.slice(0, 3)]) {
        await go(page, place)
        await send(page)
        const found = await page.evaluate(() =>
          Reflect.get(globalThis, 'axe').run(document, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa'] }),
        )
        for (const { id, nodes } of readViolations(found)) faults.push(`#/${place}: ${id} at ${nodes}`)
      }
      expect(faults).toEqual([])
    },
    240_000,
  )

  test.each(Object.keys(states))(
    'says so where %s',
    async (state) => {
      const page = await open(390)
      const answer = states[state]
      if (!answer) throw new Error(`There is no state "${state}".`)
      const faults: string[] = []
      await page.route('**/*', answer)
      for (const place of drawn) {
        await go(page, place)
        await send(page)
        const isSilent = !asksForMore.has(place) && !(await saysSomething(page))
        for (const fault of await faultsOf(page, 390)) faults.push(`#/${place} ${fault}`)
        if (isSilent) faults.push(`#/${place} says nothing`)
      }
      expect(faults).toEqual([])
    },
    240_000,
  )

  test.each(Object.keys(states))(
    'says so in Japanese where %s',
    async (state) => {
      const page = await open(390, 'ja-JP')
      const answer = states[state]
      if (!answer) throw new Error(`There is no state "${state}".`)
      const english: string[] = []
      await page.route('**/*', answer)
      for (const place of [...ofServer, ...drawn]) {
        await go(page, place)
        await send(page)
        for (const sentence of await page.locator('main').locator('.notice, .field-fault').allInnerTexts())
          if (!/[\p{sc=Hiragana}\p{sc=Katakana}]/u.test(sentence)) english.push(`#/${place}: ${sentence}`)
      }
      expect(english).toEqual([])
    },
    240_000,
  )

  test('says so where nothing is there yet', async () => {
    const empty = await serveConsole({ MAINSTAY_DEV_KEY: key, MAINSTAY_SAMPLES: '0' })
    try {
      const page = await open(390, 'en-US', empty.origin)
      const faults: string[] = []
      for (const place of drawn) {
        await go(page, place)
        await send(page)
        for (const fault of await faultsOf(page, 390)) faults.push(`#/${place} ${fault}`)
        if (ofContent.has(place) && !(await saysSomething(page))) faults.push(`#/${place} says nothing`)
      }
      expect(faults).toEqual([])
    } finally {
      await empty.close()
    }
  }, 240_000)
})

/** What axe found, each with where it is. */
function readViolations(found: AxeResults): readonly { readonly id: string; readonly nodes: string }[] {
  return found.violations.map(({ id, nodes }) => ({
    id,
    nodes: nodes.map(({ target }) => target.join(' ')).join('; '),
  }))
}

/** Whether a sentence comes that says what is wrong, or that there is nothing. */
function saysSomething(page: Page): Promise<boolean> {
  const said = page.locator('main').locator('.notice, .field-fault, .outcome p, .placeholder, .nothing, [role=alert]')
  return said
    .filter({ visible: true })
    .first()
    .waitFor({ timeout: 60_000 })
    .then(
      () => true,
      () => false,
    )
}

/** Pages of what people keep. */
const ofContent: ReadonlySet<string> = new Set([
  'encyclopedia/article',
  'news-feeds/reader',
  'notes/notes',
  'social-timeline/timeline',
  'transit-search/departures',
  'transit-search/journeys',
])

/** Pages that send nothing before a person has filled something in. */
const asksForMore: ReadonlySet<string> = new Set(['image-analysis/pictures', 'news-feeds/subscriptions'])
