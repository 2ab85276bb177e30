import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { missingChromium } from './chromium.ts'
import { serveConsole, type ServedConsole } from './serve-console.ts'
import { usePages } from './use-pages.ts'

const unrunnable = missingChromium ? ` (skipped: ${missingChromium})` : ''
const run = promisify(execFile)

describe.skipIf(missingChromium)(`the console${unrunnable}`, () => {
  let served: ServedConsole
  const openPage = usePages()

  beforeAll(async () => {
    served = await serveConsole()
  })
  afterAll(() => served?.close())

  const open = (hash: string, options?: BrowserContextOptions, origin = served.origin): Promise<Page> =>
    openPage(`${origin}/${hash}`, options)

  test('lists the interfaces with the engines they were started with', async () => {
    const page = await open('')
    const cards = page.getByRole('main').getByRole('listitem')
    await cards.getByText('embedded').first().waitFor()
    expect(await page.getByRole('heading', { level: 2 }).allInnerTexts()).toEqual([
      'Language models',
      'Translation',
      'Text',
      'Japanese',
      'Mail',
      'Pictures and places',
      'Content',
      'Testing',
    ])
    const card = cards.filter({ has: page.getByRole('heading', { name: 'Position of an IP address' }) })
    expect(await card.innerText()).toMatch(
      /^Position of an IP address\s[^]*\/geo\s[^]*embedded\s+Data: [^]*\d{4}-\d\d-\d\d$/,
    )
    await fetch(`${served.origin}/geo/8.8.8.8`)
    await fetch(`${served.origin}/geo/nowhere`)
    await page.reload()
    await expect.poll(() => card.innerText()).toMatch(/2 calls\s+1 refused\s+0 errors\s+[\d.]+ ms$/)
  })

  test('sends the example and shows its answer', async () => {
    const page = await open('#/ip-location/operations/locate')
    expect(await page.getByLabel('address').inputValue()).toBe('8.8.8.8')
    await page.getByRole('button', { name: 'Send' }).click()
    expect(await answerLine(page)).toMatch(/^200 OK\s+[\d.]+ m?s\s+\d+ B$/)
    expect(await page.locator('.answer-headers').innerText()).toMatch(/x-mainstay-engine\s+embedded\s+x-request-id/)
    expect(JSON.parse(await bodyOf(page))).toMatchObject({ ip: '8.8.8.8', country: 'US' })
  })

  test('shows an error of the interface as its answer', async () => {
    const page = await open('#/ip-location/operations/locate')
    await page.getByLabel('address').fill('nowhere')
    await page.keyboard.press('Enter')
    expect(await answerLine(page)).toMatch(/^404 Not Found/)
  })

  test('asks for what a call cannot do without, and does not send it', async () => {
    const page = await open('#/ip-location/operations/locate')
    await page.getByLabel('address').fill('')
    await page.keyboard.press('Control+Enter')
    expect(await page.locator('.field-fault').innerText()).toBe('The address needs this.')
    await expect.poll(() => page.getByLabel('address').evaluate((input) => input === document.activeElement)).toBe(true)
    expect(await page.locator('.answer').innerText()).toContain('Send the call to see its answer here.')
  })

  test('says in a sentence that no answer came', async () => {
    const page = await open('#/ip-location/operations/locate')
    await page.route('**/geo/**', (route) => route.abort())
    await page.keyboard.press('Control+Enter')
    expect(await page.getByRole('alert').innerText()).toBe(
      'Mainstay did not answer. See whether it is still running, then send the call again.',
    )
  })

  test('stops a call under way', async () => {
    const page = await open('#/ip-location/operations/locate')
    await page.route('**/geo/**', () => {})
    await page.keyboard.press('Control+Enter')
    await page.getByRole('button', { name: 'Stop' }).click()
    expect(await page.getByRole('alert').innerText()).toBe('You stopped this call before its answer came.')
  })

  test('the curl command works as pasted, whatever is filled in', async () => {
    const page = await open('#/bin-packing/operations/pack')
    await page.getByLabel('items').fill(`it's "$HOME" \\ 日本:0:1:2x4x2`)
    await showCode(page)
    const curl = page.getByRole('region', { name: 'This call in curl' })
    await curl.getByText('日本').waitFor()
    const command = await curl.innerText()
    await page.keyboard.press('Control+Enter')
    await answerLine(page)
    const { stdout } = await run('sh', ['-c', `${command} --silent`])
    expect(stdout).toContain('日本')
    expect(JSON.parse(stdout)).toEqual(JSON.parse(await bodyOf(page)))
  })

  test('the TypeScript program keeps up with the form', async () => {
    const page = await open('#/ip-location/operations/locate')
    await page.getByLabel('address').fill('2001:db8::1')
    await showCode(page)
    await expect
      .poll(() => page.getByRole('region', { name: 'This call in TypeScript' }).innerText())
      .toBe(
        `import { createClient } from '@mainstay-server/mainstay/client'

const mainstay = createClient({
  baseUrl: '${served.origin}',
})
const result = await mainstay.ipLocation.locate({
  params: { address: '2001:db8::1' },
})`,
      )
  })

  test('copies what is shown', async () => {
    const page = await open('#/ip-location/operations/locate', { permissions: ['clipboard-read', 'clipboard-write'] })
    await showCode(page)
    await page.getByRole('button', { name: 'Copy the curl command' }).click()
    await page.getByText('Copied the curl command').waitFor({ state: 'attached' })
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`curl ${served.origin}/geo/8.8.8.8`)
  })

  test('is worked by the keyboard alone', async () => {
    const page = await open('')
    const search = page.getByRole('searchbox', { name: 'Search interfaces and operations' })
    // The page listens only once it has been painted.
    const pressSlash = async () => {
      await page.keyboard.press('/')
      return hasFocus(page, 'searchbox')
    }
    await expect.poll(pressSlash).toBe(true)
    await page.keyboard.type('pack')
    await page.keyboard.press('Escape')
    await expect.poll(() => search.inputValue()).toBe('')
    await expect.poll(() => hasFocus(page, 'searchbox')).toBe(false)
    await page.keyboard.press('/')
    await expect.poll(() => hasFocus(page, 'searchbox')).toBe(true)
    await page.keyboard.type('binpack post')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1, name: 'Pack items into bins' }).waitFor()
    await page.keyboard.press('Control+Enter')
    expect(await answerLine(page)).toMatch(/^200 OK/)
  })

  test('every control is reached by Tab, and seen to be', async () => {
    const page = await open('#/bin-packing/operations/pack')
    const reached: string[] = []
    const unseen: string[] = []
    for (;;) {
      await page.keyboard.press('Tab')
      const focused = await describeFocus(page)
      if (!focused) break
      reached.push(focused.name)
      if (!focused.visible) unseen.push(focused.name)
    }
    expect(unseen).toEqual([])
    expect(reached.slice(0, 3)).toEqual(['Skip to the content', 'Mainstay', 'Search interfaces and operations'])
    expect(reached.slice(reached.indexOf('Auto'))).toEqual([
      'Auto',
      'English',
      'Models',
      'Keys',
      'Imports and jobs',
      'Calls',
      'Failures on purpose',
      'Documentation',
      'OpenAPI',
      'Bin packing',
      expect.stringMatching(/^Send/),
      expect.stringMatching(/^bins/),
      expect.stringMatching(/^items/),
      expect.stringMatching(/^binId/),
      'This call as code',
    ])
  })

  test('a link and a reload keep the place; the way back finds the form as it was', async () => {
    const page = await open('#/ip-location/operations/locate')
    await page.getByLabel('address').fill('1.1.1.1')
    await page.goto(`${served.origin}/#/bin-packing/operations/pack`)
    await page.getByRole('heading', { level: 1, name: 'Pack items into bins' }).waitFor()
    await page.goBack()
    expect(await page.getByLabel('address').inputValue()).toBe('1.1.1.1')
    await page.reload()
    await page.getByRole('heading', { level: 1, name: 'Look an address up' }).waitFor()
    await expect.poll(() => page.title()).toBe('Look an address up - Mainstay')
  })

  test('a link to nothing says so', async () => {
    const page = await open('#/ip-location/gone')
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('There is no such operation here')
  })

  test('follows the system in light and dark, until one is chosen, which is remembered', async () => {
    const page = await open('', { colorScheme: 'dark' })
    await expect.poll(() => backgroundOf(page)).toBe('rgb(19, 23, 25)')
    await page.getByText('Light', { exact: true }).click()
    await expect.poll(() => backgroundOf(page)).toBe('rgb(253, 253, 252)')
    await page.reload()
    await page.waitForSelector('h1')
    await expect.poll(() => backgroundOf(page)).toBe('rgb(253, 253, 252)')
    await page.getByText('Auto', { exact: true }).click()
    await expect.poll(() => backgroundOf(page)).toBe('rgb(19, 23, 25)')
  })

  test('on a phone the list is a drawer, and nothing is wider than the screen', async () => {
    const page = await open('', { viewport: { width: 390, height: 844 } })
    await page.getByRole('button', { name: 'Interfaces' }).click()
    await page.getByRole('dialog').getByRole('link', { name: 'Position of an IP address' }).click()
    await page.getByRole('heading', { level: 1, name: 'Position of an IP address' }).waitFor()
    await page.getByRole('complementary').getByRole('link', { name: 'Look an address up' }).click()
    await page.getByRole('heading', { level: 1, name: 'Look an address up' }).waitFor()
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    await page.getByRole('button', { name: 'Send' }).click()
    expect(await answerLine(page)).toMatch(/^200 OK/)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  })

  describe('where every call needs a key', () => {
    const key = 'a-key-for-this-test'
    let guarded: ServedConsole

    beforeAll(async () => {
      guarded = await serveConsole({ MAINSTAY_REQUIRE_KEY: '1', MAINSTAY_DEV_KEY: key })
    })
    afterAll(() => guarded?.close())

    test('asks for it, sends it, shows it nowhere, and forgets it with the tab', async () => {
      const page = await open('#/ip-location/operations/locate', {}, guarded.origin)
      await page.getByLabel('Key').waitFor()
      await page.keyboard.press('Control+Enter')
      expect(await answerLine(page)).toMatch(/^401 /)
      await page.getByLabel('Key').fill(key)
      await page.keyboard.press('Control+Enter')
      await page.getByText('200 OK').waitFor()
      expect(await page.getByRole('main').innerText()).not.toContain(key)
      await showCode(page)
      await expect
        .poll(() => page.getByRole('region', { name: 'This call in curl' }).innerText())
        .toBe(`curl ${guarded.origin}/geo/8.8.8.8 \\\n  -H 'Authorization: Bearer ********'`)
      expect(await page.evaluate(() => JSON.stringify(localStorage))).toBe('{}')
      expect(await page.evaluate(() => JSON.stringify(sessionStorage))).toContain(key)
    })
  })
})

/** The code is folded until it is asked for. */
function showCode(page: Page): Promise<void> {
  return page.getByText('This call as code').click()
}

/** Waits for the answer to come. */
function answerLine(page: Page): Promise<string> {
  return page.locator('.answer-line:has(.status)').innerText()
}

function bodyOf(page: Page): Promise<string> {
  return page.getByRole('region', { name: 'Body of the answer' }).innerText()
}

function hasFocus(page: Page, role: string): Promise<boolean> {
  return page.evaluate((wanted) => document.activeElement?.getAttribute('role') === wanted, role)
}

function backgroundOf(page: Page): Promise<string> {
  return page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
}

interface Focused {
  readonly name: string
  /** Whether a ring around it says so. */
  readonly visible: boolean
}

/** What has the focus; nothing once Tab has left the page. */
function describeFocus(page: Page): Promise<Focused | undefined> {
  return page.evaluate(() => {
    const focused = document.activeElement
    if (!(focused instanceof HTMLElement) || focused === document.body) return undefined
    const isInput = focused instanceof HTMLInputElement || focused instanceof HTMLTextAreaElement
    const label = (isInput && focused.labels?.[0]) || focused
    const name = focused.getAttribute('aria-label') ?? label.innerText.replace(/^Copy\s+/, '').trim()
    // The ring of a radio button is drawn around the text beside it.
    const styles = [focused, focused.nextElementSibling].map((element) => element && getComputedStyle(element))
    return { name, visible: styles.some((style) => style?.outlineStyle === 'solid') }
  })
}
