import { describe, expect, test } from 'vitest'
import { findLinks } from '../../../dialects/mediawiki/find-links.ts'
import { normalizeTitle } from '../../../dialects/mediawiki/normalize-title.ts'
import { sampleEditions, type SampleWiki } from './sample.ts'

const wikis = sampleEditions()

function wikiOf(language: string): SampleWiki {
  const wiki = wikis.find(({ site }) => site.language === language)
  if (!wiki) throw new Error(`There is no edition ${language}.`)
  return wiki
}

function linksOf({ site, pages }: SampleWiki, title: string): string[] {
  const page = pages.find((each) => each.title === title)
  if (!page) throw new Error(`There is no page ${title}.`)
  return findLinks(page.text, site).map((link) => link.title)
}

test('four editions, the same every time', () => {
  expect(wikis.map(({ site }) => [site.language, site.name])).toEqual([
    ['en', 'Mainstay sample encyclopedia'],
    ['ja', 'Mainstay 見本百科事典'],
    ['ru', 'Образец энциклопедии Mainstay'],
    ['uk', 'Зразок енциклопедії Mainstay'],
  ])
  expect(sampleEditions()).toEqual(wikis)
})

describe.each(wikis.map((wiki) => [wiki.site.language, wiki] as const))('%s', (_language, wiki) => {
  const { site, pages } = wiki
  const titles = new Set(pages.map(({ title }) => title))

  test('holds 39 articles and more, their main page among them, numbered from 1', () => {
    const articles = pages.filter(({ namespace, redirectTo }) => namespace === 0 && !redirectTo)
    expect(articles.length).toBeGreaterThanOrEqual(40)
    expect(titles).toContain(site.mainPage)
    expect(pages.map(({ id }) => id)).toEqual(pages.map((_page, index) => index + 1))
    expect(titles.size).toBe(pages.length)
  })

  test('writes every title in its one form', () => {
    expect(pages.map(({ title }) => normalizeTitle(title, site))).toEqual(
      pages.map(({ namespace, title }) => ({ namespace, title, fragment: undefined, interwiki: undefined })),
    )
  })

  test('leads every redirect to a page', () => {
    const targets = pages.flatMap(({ redirectTo }) => redirectTo ?? [])
    expect(targets.length).toBeGreaterThan(10)
    expect(targets.filter((target) => !titles.has(target))).toEqual([])
  })

  test('uses no template that is not there', () => {
    const used = pages.flatMap(({ text }) => [...text.matchAll(/(?<!\{)\{\{([^{}|\n]+)/g)].map(([, name = '']) => name))
    const prefix = site.namespaces.find(({ id }) => id === 10)?.name
    expect(used.filter((name) => !/^(?:PAGENAME|!|#if:)$/.test(name) && !titles.has(`${prefix}:${name}`))).toEqual([])
  })

  test('every article links to two others that are there, and is linked to', () => {
    const articles = pages.filter(({ namespace, redirectTo }) => namespace === 0 && !redirectTo)
    const present = articles.map(({ title }) => linksOf(wiki, title).filter((link) => titles.has(link)))
    const poor = articles.filter((_article, index) => (present[index]?.length ?? 0) < 2)
    expect(poor.map(({ title }) => title)).toEqual([])
    const linked = new Set(present.flat())
    expect(articles.filter(({ title }) => title !== site.mainPage && !linked.has(title))).toEqual([])
  })
})

test.each([
  ['en', 'List of days and years', ['January 1', '1989', '20th century']],
  ['ja', '日付と年の一覧', ['1月1日', '1989年', '20世紀']],
])('%s: "%s" has more than 1,400 links', (language, title, some) => {
  const links = linksOf(wikiOf(language), title)
  expect(links.length).toBe(366 + 1_100 + 12 + 11 + 2)
  expect(links).toEqual(expect.arrayContaining(some))
})

test.each([
  ['ru', 'Эйнштейн, Альберт'],
  ['uk', 'Альберт Ейнштейн'],
])('%s: a person is called %s', (language, title) => {
  expect(linksOf(wikiOf(language), language === 'ru' ? 'Берлин' : 'Берлін')).toContain(title)
})

test('what a template brings in is no link of the article', () => {
  expect(linksOf(wikiOf('en'), 'Berlin')).not.toContain('Kyiv')
})
