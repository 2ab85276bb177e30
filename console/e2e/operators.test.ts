/** Pages of the server itself, for whoever runs it. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { missingChromium } from './chromium.ts'
import { serveConsole, type ServedConsole } from './serve-console.ts'
import { usePages } from './use-pages.ts'

const unrunnable = missingChromium ? ` (skipped: ${missingChromium})` : ''
const key = 'a-key-for-this-test'

describe.skipIf(missingChromium)(`pages for operators${unrunnable}`, () => {
  let served: ServedConsole
  const openPage = usePages()
  beforeAll(async () => void (served = await serveConsole({ MAINSTAY_DEV_KEY: key, MAINSTAY_FAULTS: '1' })))
  afterAll(() => served?.close())

  const open = async (place: string): Promise<Page> => {
    const page = await openPage(`${served.origin}/#/${place}`)
    await page.getByLabel('Key').fill(key)
    await page.keyboard.press('Enter')
    await page.getByText('“dev” opens every interface.').waitFor()
    return page
  }

  test('a file is taken in, with how far it is, and stays listed', async () => {
    const page = await open('work')
    await page.getByLabel('What it holds').selectOption('users')
    const buffer = Buffer.from('id,display_name,score\n1,Ada of the operators,5\n')
    await page.getByLabel('File').setInputFiles({ name: 'users.csv', mimeType: 'text/csv', buffer })
    await page.getByRole('button', { name: 'Take it in' }).click()
    const item = page.locator('.work-item').filter({ hasText: 'users: users.csv' })
    await expect.poll(() => item.innerText(), { timeout: 60_000 }).toMatch(/taken in[^]*1 users, 1 of them new/)
    const found = await fetch(`${served.origin}/qa/api/v1/users/search?q=ada`)
    expect(await found.text()).toContain('Ada of the operators')
  })

  test('a file that cannot be read says why', async () => {
    const page = await open('work')
    await page.getByLabel('What it holds').selectOption('wiki')
    await page.getByLabel('File').setInputFiles({ name: 'no.xml', mimeType: 'text/xml', buffer: Buffer.from('<no>') })
    await page.getByRole('button', { name: 'Take it in' }).click()
    const item = page.locator('.work-item').filter({ hasText: 'wiki: no.xml' })
    await expect.poll(() => item.innerText(), { timeout: 60_000 }).toMatch(/failed[^]*Say which edition the dump is of/)
  })

  test('a list that holds no feeds is named as its sender names it, not by where it lay here', async () => {
    const page = await open('work')
    await page.getByLabel('What it holds').selectOption('feeds')
    const buffer = Buffer.from('<opml></opml>')
    await page.getByLabel('File').setInputFiles({ name: 'mine.opml', mimeType: 'text/xml', buffer })
    await page.getByRole('button', { name: 'Take it in' }).click()
    const item = page.locator('.work-item').filter({ hasText: 'feeds: mine.opml' })
    await expect
      .poll(() => item.innerText(), { timeout: 60_000 })
      .toMatch(/failed[^]*\smine\.opml lists no feeds: neither OPML nor one address a line\./)
  })

  test('jobs are listed, and run when they are told to', async () => {
    const page = await open('work')
    const row = page.getByRole('row').filter({ hasText: 'image-analysis.forgetReadings' })
    await row.getByRole('button', { name: /^Run now/ }).click()
    await page.getByText('It is run as soon as may be.').waitFor()
    await expect.poll(() => row.innerText()).toMatch(/done in [\d.]+ m?s/)
    await page.getByRole('link', { name: 'News feeds: Subscriptions' }).click()
    await page.getByRole('heading', { level: 1, name: 'News feeds' }).waitFor()
  })

  test('calls are listed as they come; bodies when they are asked for', async () => {
    const page = await open('calls')
    await fetch(`${served.origin}/geo/8.8.8.8`)
    const first = page.getByRole('row').nth(1)
    await expect.poll(() => first.innerText()).toMatch(/none\s+Position of an IP address\s+locate · embedded\s+200/)
    await page.getByLabel('Interface', { exact: true }).selectOption('ip-location')
    await page.getByRole('button', { name: 'Keep bodies of “Position of an IP address” for ten minutes' }).click()
    await page.getByText(/^Bodies of “Position of an IP address” are kept, redacted, until /).waitFor()
    await fetch(`${served.origin}/geo/1.1.1.1`)
    await first.getByText('What was answered').click()
    await expect.poll(() => first.locator('pre').innerText()).toContain('"1.1.1.1"')
    await page.getByRole('button', { name: 'Forget them' }).click()
    await expect.poll(() => page.getByText('What was answered').count()).toBe(0)
  })

  test('a failure on purpose is planned, seen on every page, and ended', async () => {
    const page = await open('faults')
    await page.getByText('Nothing fails on purpose.').waitFor()
    await page.getByLabel('Interface', { exact: true }).selectOption('ip-location')
    await page.getByRole('button', { name: 'Have them fail' }).click()
    await page.getByText(/an error of the engine, until/).waitFor()
    expect((await fetch(`${served.origin}/geo/8.8.8.8`)).status).toBe(502)
    await page.goto(`${served.origin}/#/bin-packing`)
    await page.getByText('Calls fail on purpose: Position of an IP address (error).').waitFor()
    await page.getByRole('link', { name: 'Look at it' }).click()
    await page.getByRole('button', { name: /^End it/ }).click()
    await page.getByText('Nothing fails on purpose.').waitFor()
    await expect.poll(() => page.locator('.fault-notice').count()).toBe(0)
    expect((await fetch(`${served.origin}/geo/8.8.8.8`)).status).toBe(200)
  })
})
