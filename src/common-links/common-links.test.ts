/** L against a real server with the sample editions. */
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { type CommonLinksOptions, findCommonLinks, listUpCommonElements, supportedLanguageCodes } from './index.ts'
import { readEach, readText } from './read-field.ts'
import { recordingFetch } from './testing/recording-fetch.ts'
import { serveSample, type ServedSample } from './testing/serve-sample.ts'

let app: ServedSample
let baseUrl: string
beforeAll(async () => {
  app = await serveSample()
  baseUrl = app.baseUrl
})
afterAll(() => app?.close())

describe('the sample editions', () => {
  test.each([
    [
      'en',
      'Berlin',
      'Vienna',
      ['Railway', 'Paris', 'Second World War', 'Albert Einstein', 'Museum', 'Europe', 'University'],
    ],
    [
      'jp',
      'ベルリン',
      'ウィーン',
      ['鉄道', 'パリ', '第二次世界大戦', 'アルベルト・アインシュタイン', '博物館', 'ヨーロッパ', '大学'],
    ],
    [
      'ru',
      'Берлин',
      'Вена',
      ['Железная дорога', 'Париж', 'Вторая мировая война', 'Эйнштейн, Альберт', 'Музей', 'Европа', 'Университет'],
    ],
    [
      'uk',
      'Берлін',
      'Відень',
      ['Залізниця', 'Париж', 'Друга світова війна', 'Альберт Ейнштейн', 'Музей', 'Європа', 'Університет'],
    ],
  ])('%s: %s and %s, in the order of the first', async (code, word1, word2, titles) => {
    expect(await listUpCommonElements(word1, word2, code, { baseUrl })).toEqual(titles)
    const turned = await listUpCommonElements(word2, word1, code, { baseUrl })
    expect(turned).not.toEqual(titles)
    expect(turned?.toSorted()).toEqual(titles.toSorted())
  })

  test('persons go by the word order of the edition', async () => {
    expect(await listUpCommonElements('Эйнштейн, Альберт', 'Берлин', 'ru', { baseUrl })).toEqual([
      'Киото',
      'Париж',
      'Германия',
    ])
    expect(await findCommonLinks('Ейнштейн, Альберт', 'Берлін', 'uk', { baseUrl })).toMatchObject({
      ok: false,
      reason: 'missing-article',
      words: ['Ейнштейн, Альберт'],
    })
    expect(await listUpCommonElements('Альберт Ейнштейн', 'Берлін', 'uk', { baseUrl })).toEqual([
      'Кіото',
      'Париж',
      'Німеччина',
    ])
  })

  test('redirects are followed, small letters and underscores understood', async () => {
    const result = await findCommonLinks('capital_of_Germany', 'wien', 'en', {
      baseUrl,
    })
    expect(result).toMatchObject({ ok: true, articles: ['Berlin', 'Vienna'], requests: 4 })
  })

  test('articles that share nothing give an empty list, which is a result', async () => {
    expect(await listUpCommonElements('Honey bee', 'Hydrogen', 'en', { baseUrl })).toEqual(['Sun', 'Paris'])
    expect(await listUpCommonElements('Cat', 'Hydrogen', 'en', { baseUrl })).toEqual([])
  })

  test('what a template brings in is ignored', async () => {
    // Both stand above the footer that links to Kyiv, and Berlin names it in its box too.
    expect(await listUpCommonElements('Berlin', 'London', 'en', { baseUrl })).not.toContain('Kyiv')
    for (const title of ['Berlin', 'London']) expect(await listAllLinks(title)).toContain('Kyiv')
  })
})

/** What the wiki lists for a page, templates' links among them. */
async function listAllLinks(titles: string): Promise<string[]> {
  const query = new URLSearchParams({ action: 'query', prop: 'links', pllimit: 'max', titles, format: 'json' })
  const response = await fetch(`${baseUrl.replace('{lang}', 'en')}/w/api.php?${query}`)
  const pages = readEach(await response.json(), 'query', 'pages')
  return pages.flatMap((page) => readEach(page, 'links').flatMap((link) => readText(link, 'title') ?? []))
}

test('all pages of a list of more than 1,400 links are read', async () => {
  const { fetch, requests } = recordingFetch()
  const result = await findCommonLinks('日付と年の一覧', '年の一覧', 'jp', { baseUrl, fetch })
  expect(result).toMatchObject({ ok: true, articles: ['日付と年の一覧', '日付と年の一覧'], requests: 8 })
  expect(result.ok && result.titles.length).toBe(366 + 1_100 + 12 + 11 + 2)
  expect(result.ok && result.titles.slice(0, 4)).toEqual(['地球', '太陽', '1月', '1月1日'])
  const listings = requests.filter(({ prop }) => prop === 'links')
  expect(listings.map(({ pllimit }) => pllimit)).toEqual(['500', '500', '500', '500', '500', '500'])
  expect(listings.filter(({ plcontinue }) => plcontinue).length).toBe(4)
  expect(requests.filter(({ action, prop }) => action === 'parse' && prop === 'wikitext').length).toBe(2)
})

describe('no result', () => {
  test.each([
    [['Berlin', 'Atlantis'], 'missing-article', ['Atlantis'], '"Atlantis" is no article of the edition "en" at '],
    [
      ['Atlantis', 'Lemuria'],
      'missing-article',
      ['Atlantis', 'Lemuria'],
      '"Atlantis" and "Lemuria" are no articles of',
    ],
    [['Berlin', ''], 'invalid-title', [''], '"" cannot be a title.'],
    [['Berlin', '[[Vienna]]'], 'invalid-title', ['[[Vienna]]'], '"[[Vienna]]" cannot be a title.'],
    [['Berlin|Paris', 'Vienna'], 'invalid-title', ['Berlin|Paris'], '"Berlin|Paris" cannot be a title.'],
    [['Berlin', 'x'.repeat(10_000)], 'invalid-title', ['x'.repeat(10_000)], '"xxx'],
    [['Special:Random', 'Berlin'], 'missing-article', ['Special:Random'], '"Special:Random" is no article'],
    [['\ud800', 'Berlin'], 'invalid-title', ['\ud800'], ''],
  ])('%j', async ([word1 = '', word2 = ''], reason, words, beginning) => {
    const result = await findCommonLinks(word1, word2, 'en', { baseUrl })
    expect(result).toMatchObject({ ok: false, reason, words })
    expect(!result.ok && result.message.startsWith(beginning)).toBe(true)
    expect(result.requests).toBeLessThanOrEqual(2)
    expect(await listUpCommonElements(word1, word2, 'en', { baseUrl })).toBeUndefined()
  })

  test('an edition that nobody imported', async () => {
    expect(await findCommonLinks('Berlin', 'Wien', 'bg', { baseUrl })).toEqual({
      ok: false,
      reason: 'missing-article',
      words: ['Berlin', 'Wien'],
      message: `"Berlin" and "Wien" are no articles of the edition "bg" at ${app.origin}/encyclopedia/bg/w/api.php. Not every server has this edition.`,
      requests: 2,
    })
  })

  test('a server without any edition: each code of the list gives a reason, and none throws', async () => {
    const fetch = async () => new Response('', { status: 404 })
    for (const code of supportedLanguageCodes()) {
      expect(await findCommonLinks('Berlin', 'Paris', code, { fetch })).toMatchObject({ reason: 'missing-edition' })
      expect(await listUpCommonElements('Berlin', 'Paris', code, { fetch })).toBeUndefined()
    }
  })

  test.each(['', 'xx', 'english', 'en/../..', '__proto__'])('the code %j is not asked for', async (code) => {
    const { fetch, requests } = recordingFetch()
    expect(await findCommonLinks('Berlin', 'Paris', code, { fetch })).toMatchObject({
      ok: false,
      reason: 'unsupported-language',
      requests: 0,
    })
    expect(requests).toEqual([])
  })
})

test('a server that asks for a key gets it', async () => {
  const key = 'a-key-for-this-test'
  const guarded = await serveSample({ MAINSTAY_REQUIRE_KEY: '1', MAINSTAY_DEV_KEY: key })
  onTestFinished(guarded.close)
  const search = (options: CommonLinksOptions) =>
    findCommonLinks('Berlin', 'Vienna', 'en', { baseUrl: guarded.baseUrl, ...options })
  expect(await search({})).toMatchObject({ ok: false, reason: 'no-answer' })
  expect(await search({ key })).toMatchObject({ ok: true })
})

test('supportedLanguageCodes gives the list of the specification, each caller a copy', () => {
  const codes = supportedLanguageCodes()
  expect(codes.length).toBe(148)
  expect(codes.slice(0, 14).join(' ')).toBe('en ceb sv de fr nl ru it es pl war vi jp zh')
  expect(codes.slice(-4)).toEqual(['mrj', 'frr', 'zh-classical', 'mhr'])
  codes.length = 0
  expect(supportedLanguageCodes().length).toBe(148)
})
