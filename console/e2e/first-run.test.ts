/** From the printed link to a first key, and the keys that others get. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { missingChromium } from './chromium.ts'
import { serveConsole, type ServedConsole } from './serve-console.ts'
import { usePages } from './use-pages.ts'

const unrunnable = missingChromium ? ` (skipped: ${missingChromium})` : ''

describe.skipIf(missingChromium)(`a first run in the browser${unrunnable}`, () => {
  let served: ServedConsole
  const openPage = usePages()

  beforeAll(async () => {
    served = await serveConsole()
  })
  afterAll(() => served?.close())

  test('the printed link makes a key once, remembers it, and leads to its uses', async () => {
    const link = `${served.origin}/#/welcome/${served.invitation}`
    const page = await openPage(link)
    const key = await page.getByText(/^ms_[0-9a-f]{12}_/).innerText()
    expect(page.url()).toBe(`${served.origin}/#/welcome`)
    expect(await page.getByRole('heading', { level: 3 }).allInnerTexts()).toEqual([
      'Ask something',
      'Translate a sentence',
      'Load a lorry',
    ])
    expect(await storages(page)).toEqual([expect.stringContaining(key), '{}'])
    await page.getByLabel('in this browser').check()
    expect(await storages(page)).toEqual(['{}', expect.stringContaining(key)])

    await page.goto(`${served.origin}/#/keys`)
    const own = page.getByRole('row').filter({ hasText: 'this page’s' })
    expect(await own.innerText()).toMatch(/^console this page’s\s+ms_[0-9a-f]{12}\s+every interface\s+paid/)

    const other = await openPage(link)
    await other.getByText('This link was used already, or is more than an hour old.').waitFor()
  })

  test('an operator makes a key for one interface, and revokes it', async () => {
    const page = await openPage(`${served.origin}/#/keys`)
    await page.getByLabel(/^Key/).fill(await served.makeKey({ scopes: '*' }))
    await page.getByLabel('What it is for').fill('a phone')
    await page.getByText('It opens every interface').click()
    await page.getByLabel('Spam score').check()
    await page.getByRole('button', { name: 'Make it' }).click()
    const made = await page.getByText(/^ms_[0-9a-f]{12}_/).innerText()
    const row = page.getByRole('row').filter({ hasText: 'a phone' })
    expect(await row.innerText()).toMatch(/^a phone\s+ms_[0-9a-f]{12}\s+Spam score\s+free/)
    const ask = async () => {
      const answer = await fetch(`${served.origin}/keys/self`, { headers: { authorization: `Bearer ${made}` } })
      return answer.status
    }
    expect(await ask()).toBe(200)
    await row.getByRole('button', { name: 'Revoke' }).click()
    await row.getByRole('button', { name: 'Revoke it' }).click()
    await page.getByText('“a phone” is revoked.').waitFor()
    expect(await ask()).toBe(401)
  })

  test('a wrong key is said at once, and one that opens something else before it is used', async () => {
    const page = await openPage(`${served.origin}/#/japanese-proofreading`)
    let sent = 0
    page.on('request', (request) => (sent += Number(request.url().includes('/jp-ml/'))))
    await page.getByLabel(/^Key/).fill('ms_wrong')
    await page
      .getByRole('alert')
      .getByText('This key is not known here, was revoked or has expired; check it for missing letters.')
      .waitFor()
    await page.getByLabel(/^Key/).fill(await served.makeKey({ scopes: ['notes'] }))
    await page.getByText('This key does not open Japanese proofreading. Use one that does.').waitFor()
    expect(sent).toBe(0)
  })
})

/** What the tab keeps, and what the browser keeps. */
function storages(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => [JSON.stringify(sessionStorage), JSON.stringify(localStorage)])
}
