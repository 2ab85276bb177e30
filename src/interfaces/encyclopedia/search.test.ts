import { describe, expect, test } from 'vitest'
import { indexedPages } from './testing/indexed-pages.ts'
import { openWikiApp } from './testing/open-wiki-app.ts'
import { testSite, writeTestWiki } from './testing/test-wiki.ts'

async function query(parameters: Readonly<Record<string, string>>) {
  const { get } = await openWikiApp({}, (storage) => writeTestWiki(storage, testSite, indexedPages))
  return (await get({ action: 'query', formatversion: '2', ...parameters })).body
}

describe('searching', () => {
  test.each([
    [{ srsearch: 'salt' }, ['Salt lake']],
    [{ srsearch: 'tides' }, ['Ocean', 'Sea']],
    [{ srsearch: 'ocean', srwhat: 'title' }, ['Ocean']],
    [{ srsearch: 'APPLE' }, ['Apple', 'Apple tree', 'Apple, dried']],
    [{ srsearch: 'appl*' }, ['Apple', 'Apple tree', 'Apple, dried']],
    [{ srsearch: 'appl' }, []],
    [{ srsearch: 'deep salty', srwhat: 'text' }, ['Sea']],
    [{ srsearch: 'deep', srwhat: 'text', srnamespace: '*' }, ['Sea', 'Talk:Sea']],
    [{ srsearch: '港区', srwhat: 'text' }, ['東京タワー']],
    [{ srsearch: 'タワー' }, ['東京タワー']],
    [{ srsearch: 'sea', srwhat: 'nearmatch' }, ['Sea']],
    [{ srsearch: '"*() OR' }, []],
  ])('list=search with %o', async (parameters, titles) => {
    const body = await query({ list: 'search', srprop: '', ...parameters })
    const found = Reflect.get(Object(Reflect.get(Object(body), 'query')), 'search')
    expect(found.map(({ title }: { title: string }) => title).toSorted()).toEqual(titles.toSorted())
    expect(body).toMatchObject({ query: { searchinfo: { totalhits: titles.length } } })
  })

  test('puts pages first that have the words in their titles', async () => {
    expect(await query({ list: 'search', srsearch: 'fruit', srprop: '' })).toMatchObject({
      query: { search: [{ title: 'Apple' }, { title: 'Apple, dried' }] },
    })
    expect(await query({ list: 'search', srsearch: 'sea', srprop: '', srlimit: '1' })).toMatchObject({
      query: { search: [{ title: 'Sea' }] },
    })
  })

  test('says where the words are', async () => {
    expect(await query({ list: 'search', srsearch: 'tree', srwhat: 'text' })).toMatchObject({
      query: {
        search: [
          {
            ns: 0,
            title: 'Apple tree',
            pageid: 6,
            size: 7,
            wordcount: 2,
            snippet: "A <span class='searchmatch'>tree</span>.",
            timestamp: '2024-01-01T12:00:05Z',
          },
        ],
      },
    })
  })

  test('goes on by numbers', async () => {
    expect(await query({ list: 'search', srsearch: 'apple', srlimit: '2' })).toMatchObject({
      continue: { sroffset: 2, continue: '-||' },
    })
    expect(await query({ generator: 'search', gsrsearch: 'apple', gsrlimit: '2', gsroffset: '2' })).toEqual({
      batchcomplete: true,
      query: { pages: [{ pageid: 7, ns: 0, title: 'Apple, dried', index: 3 }] },
    })
  })

  test('action=opensearch and list=prefixsearch: titles that begin so', async () => {
    const { get } = await openWikiApp({}, (storage) => writeTestWiki(storage, testSite, indexedPages))
    const address = 'http://localhost/encyclopedia/en/wiki/'
    expect((await get({ action: 'opensearch', search: 'apple t' })).body).toEqual([
      'apple t',
      ['Apple tree'],
      [''],
      [`${address}Apple_tree`],
    ])
    expect((await get({ action: 'opensearch', search: 'oc', redirects: 'resolve' })).body).toEqual([
      'oc',
      ['Sea'],
      [''],
      [`${address}Sea`],
    ])
    expect((await get({ action: 'opensearch', search: '' })).body).toMatchObject({
      error: { code: 'missingparam', info: 'The "search" parameter must be set.' },
    })
    expect((await get({ action: 'query', list: 'prefixsearch', pssearch: 'Category:W' })).body).toEqual({
      batchcomplete: '',
      query: { prefixsearch: [{ ns: 14, title: 'Category:Water', pageid: 8 }] },
    })
  })
})

test('list=random draws pages of the namespaces that were asked for', async () => {
  const body = await query({ list: 'random', rnnamespace: '14', rnlimit: '5' })
  const drawn = Reflect.get(Object(Reflect.get(Object(body), 'query')), 'random')
  expect(drawn.map(({ title }: { title: string }) => title).toSorted()).toEqual(['Category:Nature', 'Category:Water'])
  expect(body).toMatchObject({ continue: { rncontinue: expect.stringMatching(/^0\.\d+\|0\.\d+\|\d+\|0$/) } })
})
