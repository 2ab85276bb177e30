/** Pages where people look: each shows what its interface answers, as it would look. */
import type { BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { missingChromium } from './chromium.ts'
import { serveConsole, type ServedConsole } from './serve-console.ts'
import { usePages } from './use-pages.ts'

const unrunnable = missingChromium ? ` (skipped: ${missingChromium})` : ''
const key = 'a-key-for-this-test'

describe.skipIf(missingChromium)(`what interfaces answer, drawn${unrunnable}`, () => {
  let served: ServedConsole
  const openPage = usePages()

  beforeAll(async () => {
    served = await serveConsole({ MAINSTAY_DEV_KEY: key })
    // On a busy machine the first call of an engine may take longer than a page waits: its code is read then.
    const body = JSON.stringify({ messages: [{ role: 'user', content: '1 + 1' }], stream: true })
    const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' }
    await (await fetch(`${served.origin}/chat/v1/chat/completions`, { method: 'POST', headers, body })).text()
  })
  afterAll(() => served?.close())

  async function open(place: string, options?: BrowserContextOptions): Promise<Page> {
    const page = await openPage(`${served.origin}/#/${place}`, options)
    const input = page.getByLabel(/^Key/)
    await input.or(page.locator('.interface-content form')).first().waitFor()
    if (await input.isVisible()) {
      await input.fill(key)
      await page.keyboard.press('Enter')
    }
    return page
  }

  test('a chat goes on word by word, and another can be begun', async () => {
    const page = await open('chat-completions')
    const log = page.getByRole('log', { name: 'What was said' })
    await log.getByRole('button', { name: 'How much is 17 * 23?' }).click()
    await expect.poll(() => log.locator('.chat-assistant').innerText()).toMatch(/^17 × 23 = 391\s+mainstay-builtin$/)
    // A reply is whole before the next message goes out.
    await page.getByRole('button', { name: 'Send' }).waitFor()
    await page.getByLabel('Your message').fill('And 2 + 2?')
    await page.keyboard.press('Enter')
    await expect.poll(() => log.locator('.chat-assistant').nth(1).innerText()).toMatch(/4/)
    await page.getByRole('button', { name: 'New conversation' }).click()
    await expect.poll(() => log.locator('.chat-user').count()).toBe(0)
    await page.getByLabel('Conversation').selectOption({ label: 'How much is 17 * 23?' })
    await expect.poll(() => log.locator('.chat-user').count()).toBe(2)
  })

  test('a chat is stopped while it answers', async () => {
    const page = await open('chat-completions')
    await page.route('**/chat/v1/chat/completions', () => {})
    await page.getByLabel('Your message').fill('Tell me a long story.')
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Stop' }).click()
    await page.getByRole('button', { name: 'Send' }).waitFor()
    expect(await page.getByRole('status').locator('.notice').count()).toBe(0)
  })

  test('moderation is bars, the gravest first', async () => {
    const page = await open('moderations')
    await page.getByRole('button', { name: 'Judge' }).click()
    await page.getByText(/^Flagged/).waitFor()
    const rows = await page.getByRole('row').allInnerTexts()
    expect(rows[0]).toMatch(/^violence\s+\(flagged\)\s+9\d\.\d %$/)
    expect(rows.length).toBe(7)
  })

  test('spam is a gauge and a table of rules, without a key', async () => {
    const page = await open('spam-score')
    await page.getByRole('button', { name: 'Score it' }).click()
    const gauge = page.getByRole('img', { name: /^Spam: [\d.]+ points$/ })
    await gauge.waitFor()
    const points = await page.getByRole('row').locator('.number').allInnerTexts()
    const sum = points.slice(1).reduce((total, each) => total + Number(each), 0)
    expect(`Spam: ${sum.toFixed(1)} points`).toBe(await gauge.getAttribute('aria-label'))
  })

  test('lines are held against each other', async () => {
    const page = await open('embeddings')
    await page.getByLabel('Texts, one a line').fill('the sea\nthe ocean\ninvoice')
    await page.getByRole('button', { name: 'Compare' }).click()
    const first = page.getByRole('row', { name: /^1\. the sea/ })
    await expect.poll(() => first.getByRole('cell').first().innerText()).toBe('1.00')
    expect(await first.locator('.matrix-nearest').getAttribute('title')).toBe('the sea / the ocean')
  })

  test('a packing is drawn, and loaded step by step; what does not fit is said', async () => {
    const page = await open('bin-packing')
    await page.getByLabel('Hold: length').fill('100')
    await page.getByLabel('How many crate').fill('2')
    await page.getByLabel('How many carton').fill('3')
    await page.getByLabel('How many case').fill('100')
    await page.getByRole('button', { name: 'Pack', exact: true }).click()
    const drawing = page.getByRole('img', { name: /^The hold with \d+ boxes in it$/ })
    await drawing.waitFor()
    expect(await page.getByText(/^Did not fit:/).innerText()).toMatch(/^Did not fit: .*\d+ × case$/)
    const all = await drawing.locator('g').count()
    await page.getByRole('button', { name: 'One back' }).click()
    await expect.poll(() => drawing.locator('g').count()).toBe(all - 1)
    const before = await drawing.locator('g').first().innerHTML()
    await page.getByLabel('Turn').fill('200')
    await expect.poll(() => drawing.locator('g').first().innerHTML()).not.toBe(before)
    await page.getByLabel(/^Step/).fill('1')
    await page.getByText(/^Now: \w+, 0 from the end wall, 0 from the side, 0 above the floor\.$/).waitFor()
  })

  test('a load is turned by dragging and by keys, and names the box that is pointed at', async () => {
    const page = await open('bin-packing')
    await page.getByRole('button', { name: 'Pack', exact: true }).click()
    const drawing = page.getByRole('img', { name: /^The hold with \d+ boxes in it$/ })
    await drawing.waitFor()
    const turnOf = () => page.getByLabel('Turn').inputValue()
    const tiltOf = () => page.getByLabel('From above').inputValue()
    const [turn, tilt] = [await turnOf(), await tiltOf()]
    await drawing.focus()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowUp')
    await expect
      .poll(async () => [await turnOf(), await tiltOf()])
      .toEqual([`${Number(turn) + 5}`, `${Number(tilt) + 5}`])
    await drawing.hover()
    await page.mouse.down()
    await page.mouse.move(0, 300)
    await page.mouse.up()
    await expect.poll(turnOf).not.toBe(`${Number(turn) + 5}`)
    await page.mouse.move(0, 0)
    await drawing.hover()
    const said = page.locator('figcaption')
    await expect
      .poll(() => said.innerText())
      .toMatch(/^(crate|carton|case): \d+ × \d+ × \d+ cm, \d+ kg; [\d.]+ from the end wall/)
  })

  test('parts are cut out of a sheet, which is drawn from above', async () => {
    const page = await open('bin-packing')
    await page.getByLabel('What is loaded').selectOption({ label: 'Sheet to cut, 2.5 × 1.25 m' })
    await page.getByLabel('How many shelf').fill('20')
    await page.getByRole('button', { name: 'Pack', exact: true }).click()
    const drawing = page.getByRole('img', { name: /^The sheet with \d+ parts on it$/ })
    await drawing.waitFor()
    await page.getByText(/^\d+ of 23 parts are on the sheet; [\d.]+ % of it is used\.$/).waitFor()
    expect(await page.getByText(/^Did not fit:/).innerText()).toMatch(/^Did not fit: .*\d+ × shelf$/)
    expect(await drawing.locator('text').first().innerHTML()).toMatch(/^(side|shelf|door)$/)
    await drawing.locator('g').first().hover()
    const said = page.locator('figcaption')
    await expect.poll(() => said.innerText()).toMatch(/^\w+: [\d.]+ × [\d.]+ cm, [\d.]+ and [\d.]+ from the corner$/)
  })

  test('positions stand on a map that is drawn here', async () => {
    const page = await open('ip-location')
    await page.getByLabel('Addresses').fill('1.1.1.1 10.0.0.1')
    await page.getByRole('button', { name: 'Locate' }).click()
    const map = page.getByRole('img', { name: /^Map: 1\.1\.1\.1 Sydney/ })
    await expect.poll(() => map.locator('path').count()).toBe(177)
    expect(await map.locator('circle').count()).toBe(1)
    expect(await page.getByRole('row').nth(2).innerText()).toMatch(
      /10\.0\.0\.1\s+Nowhere: a private or reserved address/,
    )
    await page.getByRole('button', { name: '1.1.1.1' }).click()
    await expect.poll(() => map.getAttribute('viewBox')).toMatch(/ 60 24$/)
  })

  test('feeds are read: entries, an article, stars that stay', async () => {
    const page = await open('news-feeds')
    const entries = page.getByRole('list', { name: 'Entries' })
    await entries.getByRole('button', { name: /^The night ferry gets its cabins back/ }).click()
    await page.getByRole('heading', { level: 2, name: 'The night ferry gets its cabins back' }).waitFor()
    expect(await page.locator('.reader-text').innerText()).toMatch(
      /^After two seasons with seats only, .+ still travel free\.$/,
    )
    await page.getByRole('button', { name: '☆ Star it' }).click()
    await page.reload()
    await page.getByLabel('Starred').check()
    await expect.poll(() => entries.getByRole('button').count()).toBe(1)
  })

  test('a name is told by country', async () => {
    const page = await open('name-gender')
    await page.getByLabel('A name, in any script').fill('Andrea')
    await page.getByRole('button', { name: 'Tell the gender' }).click()
    await page.getByText(/^Andrea: female, \d+ %$/).waitFor()
    expect(await page.getByRole('row', { name: /^Italy/ }).innerText()).toMatch(/^Italy\s+male, \d+ %$/)
  })

  test('notes are shown as text, however their HTML is', async () => {
    const page = await open('notes')
    const note = page.getByRole('article').filter({ hasText: 'Angle brackets < and >, & friends' }).last()
    await note.getByText('such as <b>, & and "quotes". In the body').waitFor()
    await page.getByLabel('Account').fill('nobody-of-that-name')
    await page.getByRole('button', { name: 'Show' }).click()
    await page.getByRole('status').locator('.notice').waitFor()
    expect(await page.locator('.note').count()).toBe(0)
  })

  test('posts are read as their readers see them, and their tags and names lead on', async () => {
    const page = await open('social-timeline')
    const posts = page.locator('.post')
    await expect.poll(() => posts.count()).toBe(20)
    await page.getByRole('heading', { level: 2, name: 'Mainstay (sample)' }).waitFor()
    await posts.first().getByRole('button', { name: '#mainstay' }).click()
    await expect.poll(() => posts.count()).toBe(1)
    await posts.first().getByRole('button', { name: '@mainstay' }).click()
    await expect.poll(() => posts.count()).toBe(20)
    await page.getByRole('button', { name: 'Older' }).click()
    await page.getByRole('button', { name: 'The newest' }).waitFor()
    await page.getByLabel('Account', { exact: true }).fill('nobody-here')
    await page.getByRole('button', { name: 'Show', exact: true }).click()
    await page.getByRole('status').locator('.notice').waitFor()
  })

  test('an article is read, and its links lead on and back', async () => {
    const page = await open('encyclopedia')
    await page.getByRole('heading', { level: 2, name: 'Berlin' }).waitFor()
    await page.locator('.article').getByRole('link', { name: 'Germany', exact: true }).first().click()
    await page.getByRole('heading', { level: 2, name: 'Germany' }).waitFor()
    await page.getByRole('button', { name: /Back$/ }).click()
    await page.getByRole('heading', { level: 2, name: 'Berlin' }).waitFor()
    await page.getByLabel('Title of an article').fill('No such thing')
    await page.getByRole('button', { name: 'Read', exact: true }).click()
    await page.getByText('There is no such article here.').waitFor()
  })

  test.each([
    'chat-completions',
    'chat-completions/operations/createChatCompletion',
    'embeddings',
    'bin-packing',
    'ip-location',
    'news-feeds',
    'encyclopedia',
    'spam-score',
    'social-timeline',
    'keys',
    'work',
    'calls',
    'faults',
  ])('%s fits a phone, in Japanese as well', async (place) => {
    for (const locale of ['en-US', 'ja-JP']) {
      const page = await openPage(`${served.origin}/#/${place}`, { viewport: { width: 390, height: 844 }, locale })
      await page.locator('input[type=password]').or(page.locator('.send')).first().waitFor()
      const submit = page.locator('main button[type=submit].send:not([disabled])').first()
      if (await submit.isVisible()) await submit.click()
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    }
  })
})
