/** The keyboard alone: what is pressed may go away or be switched off, but the focus stays in its place. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { missingChromium } from './chromium.ts'
import { serveConsole, type ServedConsole } from './serve-console.ts'
import { usePages } from './use-pages.ts'

const unrunnable = missingChromium ? ` (skipped: ${missingChromium})` : ''
const key = 'a-key-for-this-test'

describe.skipIf(missingChromium)(`the keyboard alone${unrunnable}`, () => {
  let served: ServedConsole
  const openPage = usePages()
  beforeAll(async () => void (served = await serveConsole({ MAINSTAY_DEV_KEY: key, MAINSTAY_FAULTS: '1' })))
  afterAll(() => served?.close())

  /** A page whose tab knows the key. */
  async function open(place: string): Promise<Page> {
    const page = await openPage(`${served.origin}/`)
    await page.evaluate((text) => sessionStorage.setItem('mainstay.key', text), key)
    await page.goto(`${served.origin}/?#/${place}`)
    return page
  }

  const focused = (page: Page) =>
    page.evaluate(() => {
      const { activeElement } = document
      return activeElement?.getAttribute('aria-label') ?? activeElement?.textContent?.trim()
    })

  /** Presses Enter on a button, as somebody does who has come to it by Tab. */
  async function press(page: Page, name: string | RegExp): Promise<void> {
    await page.getByRole('button', { name, exact: true }).focus()
    await page.keyboard.press('Enter')
  }

  test('in a chat, the place for the next message has it', async () => {
    const page = await open('chat-completions')
    await press(page, 'How much is 17 * 23?')
    await page.locator('.chat-model').waitFor()
    expect(await focused(page)).toBe('Your message')
    await press(page, 'New conversation')
    expect(await focused(page)).toBe('Your message')
    await page.route('**/chat/v1/chat/completions', () => {})
    await page.keyboard.type('Hello')
    await page.keyboard.press('Enter')
    await press(page, 'Stop')
    expect(await focused(page)).toBe('Your message')
  })

  test('a button that is switched off while its work goes on has it again', async () => {
    const page = await open('bin-packing')
    await press(page, 'Pack')
    await page.getByRole('img', { name: /^The hold with \d+ boxes in it$/ }).waitFor()
    await expect.poll(() => focused(page)).toBe('Pack')
  })

  test('the key can be typed at once where it is to be changed', async () => {
    const page = await open('calls')
    await press(page, 'Change the key')
    await expect.poll(() => page.getByLabel(/^Key/).evaluate((input) => input === document.activeElement)).toBe(true)
  })

  test('a failure on purpose that was ended leaves it at the list', async () => {
    const page = await open('faults')
    await press(page, 'Have them fail')
    await press(page, /^End it/)
    await page.getByText('Nothing fails on purpose.').waitFor()
    expect(await focused(page)).toBe('Planned now')
  })

  test('what the search found first is gone to', async () => {
    const page = await open('')
    await page
      .getByRole('link', { name: /Translation/ })
      .first()
      .waitFor()
    // A busy page may be drawn before it listens.
    await expect
      .poll(async () => {
        const role = await page.evaluate(() => document.activeElement?.getAttribute('role'))
        if (role !== 'searchbox') await page.keyboard.press('/')
        return role
      })
      .toBe('searchbox')
    await page.keyboard.type('deepl')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1, name: 'Translation' }).waitFor()
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('main')
  })

  test('the list of pages of /docs is gone to when it opens on a phone', async () => {
    const page = await openPage(`${served.origin}/docs/run.html`, { viewport: { width: 390, height: 844 } })
    await press(page, 'Pages')
    expect(await focused(page)).toBe('Running Mainstay')
    await page.keyboard.press('Escape')
    expect(await focused(page)).toBe('Pages')
  })
})
