/** The site of /docs in a browser: as a server has it, and as a folder of files. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { writeSite } from '../../scripts/site/write-site.ts'
import { missingChromium } from './chromium.ts'
import { serveConsole, type ServedConsole } from './serve-console.ts'
import { usePages } from './use-pages.ts'

const unrunnable = missingChromium ? ` (skipped: ${missingChromium})` : ''
const key = 'a-key-for-this-test'

describe.skipIf(missingChromium)(`the site of /docs${unrunnable}`, () => {
  let served: ServedConsole
  let folder: string
  const openPage = usePages()

  beforeAll(async () => {
    served = await serveConsole({ MAINSTAY_DEV_KEY: key })
    folder = await mkdtemp(join(tmpdir(), 'mainstay-site-'))
    await writeSite(join(folder, 'docs'))
  })
  afterAll(async () => {
    await served?.close()
    await rm(folder, { recursive: true, force: true })
  })

  const places = () => [`${served.origin}/docs/`, `${pathToFileURL(folder)}/docs/index.html`]

  test.each([0, 1])('leads from its first page to any other, and on (%d)', async (place) => {
    const page = await openPage(places()[place] ?? '')
    await page.getByRole('link', { name: /^Use it/ }).click()
    await page.getByRole('heading', { level: 1, name: 'First steps' }).waitFor()
    await page.getByText('Extend it', { exact: true }).click()
    await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Decisions' }).click()
    await page.getByRole('link', { name: '0009 The package is compiled, a clone is not' }).click()
    await page.getByRole('heading', { level: 1, name: '0009 The package is compiled, a clone is not' }).waitFor()
    await page.getByRole('banner').getByRole('link', { name: 'Mainstay' }).click()
    await page.getByRole('heading', { level: 1, name: 'Mainstay' }).waitFor()
  })

  test.each([0, 1])('finds what people look for, by the keyboard alone (%d)', async (place) => {
    const page = await openPage(places()[place] ?? '')
    await page.keyboard.press('/')
    const found = page.locator('#site-found').getByRole('link')
    for (const [question, first] of [
      ['spamc port', 'The port for spamc Spam score'],
      ['deepl', 'Translation'],
      ['SPAM_SCORE_SPAMC_PORT', 'Mail servers Scoring mail'],
      ['校正', 'README'],
    ] as const) {
      await page.getByRole('searchbox').fill(question)
      if (first === 'README') await expect.poll(() => found.count()).toBeGreaterThan(0)
      else
        await expect
          .poll(async () => (await found.allInnerTexts()).map((text) => text.replaceAll(/\s+/g, ' ')))
          .toContain(first)
    }
    await page.getByRole('searchbox').fill('spamc postfix')
    await found.first().waitFor()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await page.waitForURL(/\.html/)
    await page.getByRole('searchbox').fill('zzzzzzzz')
    await page.getByText('Nothing holds all these words.').waitFor()
    await page.keyboard.press('Escape')
    await expect.poll(() => page.locator('#site-found').innerText()).toBe('')
  })

  test('writes commands as a clone has them, or as an installed one has, and remembers which', async () => {
    const page = await openPage(`${served.origin}/docs/models.html`)
    const block = page.locator('pre', { hasText: 'models pull' }).first()
    await page.getByText('Installed', { exact: true }).click()
    expect(await block.innerText()).toMatch(/^mainstay models /m)
    await page.getByText('Clone', { exact: true }).click()
    expect(await block.innerText()).toMatch(/^npm run mainstay -- models /m)
    await page.goto(`${served.origin}/docs/embeddings.html`)
    await expect
      .poll(() => page.locator('pre', { hasText: 'models pull' }).first().innerText())
      .toMatch(/^npm run mainstay -- models pull all-minilm/m)
  })

  test('shows a call in several languages, and remembers in which', async () => {
    const page = await openPage(`${served.origin}/docs/reference/translate-header-key/translate.html`)
    const tabs = page.getByRole('tab')
    expect(await tabs.allInnerTexts()).toEqual(['curl', 'TypeScript', 'Python', 'deepl-node'])
    await tabs.first().focus()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    expect(await page.getByRole('tabpanel').innerText()).toContain('from urllib.request import Request, urlopen')
    await page.goto(`${served.origin}/docs/reference/ip-location/locate.html`)
    expect(await page.getByRole('tabpanel').innerText()).toContain(`"${served.origin}/geo/8.8.8.8"`)
  })

  test('an operation is tried from its page', async () => {
    const page = await openPage(`${served.origin}/docs/reference/ip-location/locate.html`)
    await page.getByRole('heading', { name: 'Try it' }).scrollIntoViewIfNeeded()
    const trial = page.locator('.trial')
    await trial.getByLabel('address').fill('1.1.1.1')
    await trial.getByRole('button', { name: 'Send' }).click()
    await trial.getByText('200 OK').waitFor()
    expect(
      await trial
        .getByRole('region', { name: /answer/i })
        .first()
        .innerText(),
    ).toContain('Sydney')
  })

  test('an operation that needs a key takes it there', async () => {
    const page = await openPage(`${served.origin}/docs/reference/moderations/createModeration.html`)
    await page.getByRole('heading', { name: 'Try it' }).scrollIntoViewIfNeeded()
    const trial = page.locator('.trial')
    await trial.getByLabel(/^Key/).fill(key)
    await trial.getByRole('button', { name: 'Send' }).click()
    await trial.getByText('200 OK').waitFor()
  })

  test('a folder of files has no form, as no server stands behind it', async () => {
    const page = await openPage(`${pathToFileURL(folder)}/docs/reference/ip-location/locate.html`)
    expect(await page.getByRole('heading', { name: 'Try it' }).count()).toBe(0)
    expect(await page.getByRole('tabpanel').innerText()).toContain('curl -s http://127.0.0.1:8022/geo/8.8.8.8')
  })

  test('speaks Japanese around its pages where the browser or the console does, and says that they are English', async () => {
    const page = await openPage(`${served.origin}/docs/run.html`, { locale: 'ja-JP' })
    const pages = page.getByRole('navigation', { name: 'ページ一覧' })
    await expect.poll(() => pages.locator('a[href*="first-tasks"]').textContent()).toBe('最初の二十のこと')
    expect(await pages.locator('summary').allInnerTexts()).toEqual(['使う', '動かす', '広げる'])
    const titles = await pages.locator('a').allTextContents()
    expect(titles.filter((title) => !/[\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Han}]/u.test(title))).toEqual([])
    expect(await page.locator('html').getAttribute('lang')).toBe('ja')
    expect(await page.locator('.site-text').getAttribute('lang')).toBe('en')
    await page.getByRole('searchbox', { name: 'ドキュメントを検索' }).fill('校正')
    await page.locator('#site-found').getByRole('link', { name: '日本語の校正' }).first().waitFor()
    await page.keyboard.press('Escape')
    await page.getByText('このページは英語です。').waitFor()
    await page.getByRole('link', { name: '日本語の紹介を読む' }).click()
    await page.getByRole('heading', { level: 2, name: '起動する' }).waitFor()
    expect(await page.getByText('このページは英語です。').count()).toBe(0)
    await page.getByText('English', { exact: true }).first().click()
    await page.getByRole('navigation', { name: 'Pages' }).waitFor()
    await page.goto(`${served.origin}/`)
    await page.getByRole('heading', { level: 1, name: 'What runs here' }).waitFor()
  })

  test('the first tasks have a Japanese page, which the list leads to', async () => {
    const page = await openPage(`${served.origin}/docs/run.html`, { locale: 'ja-JP' })
    await page.locator('.site-pages summary', { hasText: '使う' }).click()
    await page.locator('.site-pages a[href$="first-tasks.ja.html"]').click()
    await page.getByRole('heading', { level: 1, name: '最初の二十のこと' }).waitFor()
    expect(await page.getByText('このページは英語です。').count()).toBe(0)
    expect(await page.locator('.site-pages [aria-current=page]').count()).toBe(1)
    await page.goto(`${served.origin}/docs/first-tasks.html`)
    await page.getByRole('link', { name: 'このページを日本語で読む' }).click()
    await page.getByRole('heading', { level: 1, name: '最初の二十のこと' }).waitFor()
  })

  test('the first page and the reference are Japanese but for code', async () => {
    for (const path of ['', 'reference/index.html', 'reference/chat-completions/createChatCompletion.html']) {
      const page = await openPage(`${served.origin}/docs/${path}`, { locale: 'ja-JP' })
      const text = page.locator('.site-text')
      await expect.poll(() => text.locator('h2').first().innerText()).toMatch(/[\p{sc=Hiragana}\p{sc=Katakana}]/u)
      const said = await text
        .locator('h1, h2, h3, p, li, th small, td:nth-child(3)')
        .filter({ visible: true })
        .evaluateAll((elements) =>
          elements
            .filter((element) => !element.closest('.tabs, .trial') && !element.querySelector('code'))
            .map((element) => (element instanceof HTMLElement ? element.innerText.trim() : '')),
        )
      const english = said.filter(
        (each) => /[a-z]{3} [a-z]{2}/.test(each) && !/[\p{sc=Hiragana}\p{sc=Katakana}]/u.test(each),
      )
      expect([path, english]).toEqual([path, []])
      expect(said.length).toBeGreaterThan(20)
    }
  })

  test('the form of an operation is Japanese, too', async () => {
    const page = await openPage(`${served.origin}/docs/reference/ip-location/locate.html`, { locale: 'ja-JP' })
    await page.getByRole('heading', { name: '試す' }).scrollIntoViewIfNeeded()
    const trial = page.locator('.trial')
    await trial.getByRole('button', { name: '送信' }).click()
    await trial.getByText('200 OK').waitFor()
  })

  test('is dark where that is chosen, before it is drawn, on the next page too', async () => {
    const page = await openPage(`${served.origin}/docs/`, { colorScheme: 'light' })
    const groundOf = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
    expect(await groundOf()).toBe('rgb(253, 253, 252)')
    await page.getByText('Dark', { exact: true }).click()
    await page.goto(`${served.origin}/docs/run.html`, { waitUntil: 'commit' })
    await expect.poll(groundOf).toBe('rgb(19, 23, 25)')
  })

  test.each([390, 820, 1280])('fits a screen %d pixels wide', async (width) => {
    for (const path of [
      '',
      'run.html',
      'figures.html',
      'interfaces/transit-search.html',
      'reference/chat-completions/createChatCompletion.html',
      'decisions/0017-what-is-installed.html',
      'ja.html',
    ]) {
      const page = await openPage(`${served.origin}/docs/${path}`, { viewport: { width, height: 844 } })
      expect([path, await page.evaluate(() => document.documentElement.scrollWidth)]).toEqual([path, width])
    }
  })

  test('on a phone the list of pages waits behind a button', async () => {
    const page = await openPage(`${served.origin}/docs/run.html`, { viewport: { width: 390, height: 844 } })
    const pages = page.getByRole('navigation', { name: 'Pages' })
    expect(await pages.isVisible()).toBe(false)
    await page.getByRole('button', { name: 'Pages' }).click()
    expect(await pages.getByRole('link', { name: 'Running Mainstay' }).getAttribute('aria-current')).toBe('page')
    await pages.getByRole('link', { name: 'Models', exact: true }).focus()
    await page.keyboard.press('Escape')
    expect(await pages.isVisible()).toBe(false)
  })
})
