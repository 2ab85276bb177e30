/** The board of a station in the console, in the sample city. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { missingChromium } from './chromium.ts'
import { serveConsole, type ServedConsole } from './serve-console.ts'
import { usePages } from './use-pages.ts'

const unrunnable = missingChromium ? ` (skipped: ${missingChromium})` : ''
const key = 'a-key-for-this-test'

describe.skipIf(missingChromium)(`departures in the console${unrunnable}`, () => {
  let served: ServedConsole
  const openPage = usePages()

  beforeAll(async () => {
    served = await serveConsole({ MAINSTAY_DEV_KEY: key })
  })
  afterAll(() => served?.close())

  test('what leaves a station, by its time, and on a phone', async () => {
    const page = await openPage(`${served.origin}/#/transit-search/departures`, {
      viewport: { width: 390, height: 844 },
    })
    await page.getByLabel('Key').fill(key)
    await page.keyboard.press('Enter')
    await page.getByLabel('Date (today unless given)').fill('2026-11-24')
    await page.getByLabel('Time (now unless given)').fill('08:00')
    await page.getByRole('button', { name: 'Show departures' }).click()
    const rows = page.getByRole('table', { name: 'Departures' }).getByRole('row')
    await rows.nth(1).waitFor()
    expect((await rows.nth(1).innerText()).replaceAll(/\s+/g, ' ')).toMatch(/^08:0\d .* /)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  })

  test('where nothing leaves now, the first that leaves after that', async () => {
    const page = await openPage(`${served.origin}/#/transit-search/departures`)
    // The hour of the machine may be one at which trains run.
    await page.route(
      ({ pathname, searchParams }) => pathname === '/transit/departures' && !searchParams.has('minutes'),
      async (route) => {
        const response = await route.fetch()
        await route.fulfill({ response, json: { ...(await response.json()), departures: [] } })
      },
    )
    await page.getByLabel('Key').fill(key)
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Show departures' }).click()
    await page.getByText('Nothing leaves now. The first after that:').waitFor()
    const rows = page.getByRole('table', { name: 'Departures' }).getByRole('row')
    expect((await rows.nth(1).innerText()).replaceAll(/\s+/g, ' ')).toMatch(/^\d\d:\d0 地下鉄中央線 緑橋 1$/)
  })

  test('a course before and after another', async () => {
    const page = await openPage(
      `${served.origin}/?from=凪浜&to=大学前&date=20261124&time=0814#/transit-search/journeys`,
    )
    await page.getByLabel('Key').fill(key)
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Find journeys' }).click()
    const times = page.getByRole('region', { name: 'Journey' }).getByRole('heading')
    await expect.poll(() => times.innerText()).toMatch(/^08:15 – 08:27/)
    await page.getByRole('button', { name: 'Later' }).click()
    await expect.poll(() => times.innerText()).toMatch(/^08:30 – 08:42/)
    await page.getByRole('button', { name: 'Earlier' }).click()
    await expect.poll(() => times.innerText()).toMatch(/^08:15 – 08:27/)
  })

  test('what is reached from a station: a list, and a map that says so, on a phone too', async () => {
    const page = await openPage(`${served.origin}/#/transit-search/reach`, { viewport: { width: 390, height: 844 } })
    await page.getByLabel('Key').fill(key)
    await page.keyboard.press('Enter')
    await page.getByLabel('Station').fill('凪浜')
    await page.getByLabel('Minutes').fill('15')
    await page.getByLabel('Date (today unless given)').fill('2026-11-24')
    await page.getByLabel('Time (an average unless given)').fill('09:00')
    await page.getByRole('button', { name: 'Show what is reached' }).click()
    const rows = page.getByRole('table', { name: 'Stations that are reached' }).getByRole('row')
    await rows.nth(1).waitFor()
    expect((await rows.allInnerTexts()).map((row) => row.replaceAll(/\s+/g, ' '))).toContain('4 本町 no change')
    await page
      .getByRole('img', { name: /^Map of what is reached from 凪浜 within 15 minutes: \d+ stations$/ })
      .waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  })

  test('a route that is kept is searched at a click, after a reload too, and forgotten', async () => {
    const address = `${served.origin}/?from=凪浜&to=大学前&date=20261124&time=0814#/transit-search/journeys`
    const page = await openPage(address)
    await page.getByLabel('Key').fill(key)
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Find journeys' }).click()
    await page.getByRole('button', { name: 'Keep' }).click()
    const kept = page
      .getByRole('list', { name: 'Kept routes' })
      .getByRole('button', { name: '凪浜 – 大学前', exact: true })
    await kept.waitFor()
    await page.goto(address.replace('from=凪浜', 'from=港'))
    await kept.click()
    const times = page.getByRole('region', { name: 'Journey' }).getByRole('heading')
    await expect.poll(() => times.innerText()).toMatch(/^08:15 – 08:27/)
    expect(await page.getByLabel('From').inputValue()).toBe('凪浜')
    await page.getByRole('button', { name: 'Forget 凪浜 – 大学前' }).click()
    await expect.poll(() => kept.count()).toBe(0)
  })
})
