/** The wire: where editions are, how calls are sent, and what is refused. */
import { describe, expect, test } from 'vitest'
import { languageCodes } from '../../dialects/mediawiki/languages.ts'
import { encyclopedia } from './contract.ts'
import { openWikiApp } from './testing/open-wiki-app.ts'
import { testSite, writeTestWiki } from './testing/test-wiki.ts'

const call = 'action=parse&page=Sea&prop=wikitext&format=json'

describe('editions', () => {
  test('are chosen by path or by host; "jp" is Japanese, as "ja" is', async () => {
    const { app } = await openWikiApp({}, (storage) =>
      writeTestWiki(storage, { ...testSite, language: 'ja' }, { 海: '[[水]]' }),
    )
    const query = 'action=parse&page=%E6%B5%B7&prop=wikitext&format=json'
    const answers = await Promise.all([
      app.server.inject(`/encyclopedia/ja/w/api.php?${query}`),
      app.server.inject(`/encyclopedia/jp/w/api.php?${query}`),
      app.server.inject({ url: `/w/api.php?${query}`, headers: { host: 'ja.encyclopedia.localhost:8022' } }),
      app.server.inject({ url: `/w/api.php?${query}`, headers: { host: 'JP.encyclopedia.localhost' } }),
    ])
    for (const answer of answers)
      expect(answer.json()).toEqual({ parse: { title: '海', pageid: 1, wikitext: { '*': '[[水]]' } } })
  })

  test('every code of the list answers; one that holds nothing has no pages and says how to fill it', async () => {
    const { app } = await openWikiApp({}, async () => {})
    for (const code of [...languageCodes, 'ab', 'nds-nl', 'roa-tara', 'zgh']) {
      const answer = await app.server.inject(`/encyclopedia/${code}/w/api.php?${call}`)
      expect([code, answer.statusCode, answer.json().error.code]).toEqual([code, 200, 'missingtitle'])
    }
    const siteinfo = await app.server.inject('/encyclopedia/de/w/api.php?action=query&meta=siteinfo&format=json')
    expect(siteinfo.json()).toMatchObject({
      warnings: { main: { '*': expect.stringContaining('mainstay import wiki FILE --lang de') } },
      query: { general: { lang: 'de', generator: 'MediaWiki 1.39.0' } },
    })
  })

  test.each(['xx', 'x-mywiki', 'constructor', '__proto__', 'en.', '..%2f', 'con%00', 'EN%20'])(
    'there is no edition %s',
    async (code) => {
      const { app } = await openWikiApp()
      const answer = await app.server.inject(`/encyclopedia/${code}/w/api.php?${call}`)
      expect([answer.statusCode, answer.headers['mediawiki-api-error']]).toEqual([404, 'unknown_edition'])
      expect(answer.json()).toMatchObject({ error: { code: 'unknown_edition', '*': expect.any(String) } })
    },
  )
})

describe('the sample', () => {
  test('holds the article of the contract’s example', async () => {
    const { get } = await openWikiApp({ MAINSTAY_SAMPLES: '1' }, async () => {})
    const { body } = await get(encyclopedia.operations.act.example.query)
    expect(body).toMatchObject({
      parse: { title: 'Berlin', wikitext: { '*': expect.stringContaining("'''Berlin'''") } },
    })
  })

  test.each(['en', 'ja', 'ru', 'uk'])(
    'of %s names a main page that exists, and is read under its own host',
    async (lang) => {
      const { app } = await openWikiApp({ MAINSTAY_SAMPLES: '1' }, async () => {})
      const headers = { host: `${lang}.encyclopedia.localhost:8022` }
      const ask = async (query: string) =>
        (await app.server.inject({ url: `/w/api.php?format=json&${query}`, headers })).json()
      const { query } = await ask('action=query&meta=siteinfo')
      const page = encodeURIComponent(query.general.mainpage)
      expect(await ask(`action=parse&prop=wikitext&page=${page}`)).toMatchObject({
        parse: { title: query.general.mainpage },
      })
    },
  )
})

describe('calls', () => {
  test('as a form are as good as in the address; a form’s values count before the address’s', async () => {
    const { app } = await openWikiApp()
    const url = '/encyclopedia/en/w/api.php'
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const plain = await app.server.inject(`${url}?${call}`)
    const form = await app.server.inject({ method: 'POST', url, headers, payload: call })
    const mixed = await app.server.inject({
      method: 'POST',
      url: `${url}?page=X&format=json`,
      headers,
      payload: call,
    })
    expect(form.body).toBe(plain.body)
    expect(mixed.body).toBe(plain.body)
  })

  test('of a name that repeats the last value counts', async () => {
    const { app } = await openWikiApp()
    const answer = await app.server.inject(`/encyclopedia/en/w/api.php?page=X&page=Y&${call}&foo=1&foo=2`)
    expect(answer.json()).toMatchObject({
      parse: { title: 'Sea' },
      warnings: { main: { '*': 'Unrecognized parameter: foo.' } },
    })
  })

  test('from a page of another origin may read the answer', async () => {
    const { app } = await openWikiApp()
    const answer = await app.server.inject({
      url: `/encyclopedia/en/w/api.php?${call}&origin=*`,
      headers: { origin: 'https://example.org' },
    })
    expect(answer.headers['access-control-allow-origin']).toBe('*')
    expect(answer.json()).not.toHaveProperty('warnings')
  })

  test.each([
    [{ maxage: '60', smaxage: '300' }, 'public, s-maxage=300, max-age=60'],
    [{ smaxage: '300' }, 'public, s-maxage=300, max-age=0'],
    [{ maxage: '-1', smaxage: '0' }, 'private, must-revalidate, max-age=0'],
    [{ smaxage: 'x' }, 'private'],
  ])('with %o may be kept: %s', async (ages, cacheControl) => {
    const { get } = await openWikiApp()
    const { headers } = await get({ action: 'parse', page: 'Sea', prop: '', ...ages })
    expect(headers['cache-control']).toBe(cacheControl)
  })

  test('with requestid and curtimestamp get them back', async () => {
    const { get } = await openWikiApp()
    const { body } = await get({ action: 'query', requestid: 'a\u{1}b', curtimestamp: '' })
    expect(body).toEqual({
      requestid: 'a\u{fffd}b',
      warnings: { main: { '*': expect.stringMatching(/^The value passed for "requestid"/) } },
      curtimestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/),
      batchcomplete: '',
    })
  })

  test('with parameters that nobody knows are answered with a warning', async () => {
    const { get } = await openWikiApp()
    const { body } = await get({ action: 'query', rand: '1', titels: 'x', maxlag: '5', uselang: 'de' })
    expect(body).toEqual({
      batchcomplete: '',
      warnings: { main: { '*': 'Unrecognized parameters: rand, titels.' } },
    })
  })
})

describe('what is not served', () => {
  test.each([
    [{ action: 'edit' }, 'badvalue', 'Unrecognized value for parameter "action": edit.'],
    [{ action: 'Parse' }, 'badvalue', 'Unrecognized value for parameter "action": Parse.'],
    [{}, 'missingparam', 'The "action" parameter must be set.'],
    [{ action: 'query', format: 'xml' }, 'badvalue', 'Unrecognized value for parameter "format": xml.'],
    [{ action: 'query', format: 'jsonfm' }, 'badvalue', 'Unrecognized value for parameter "format": jsonfm.'],
    [{ action: 'query', formatversion: '3' }, 'badvalue', 'Unrecognized value for parameter "formatversion": 3.'],
    [{ action: 'query', generator: 'watchlist' }, 'badgenerator', 'Unknown "generator=watchlist".'],
    [{ action: 'query', generator: 'info' }, 'badgenerator', 'Module "info" cannot be used as a generator.'],
    [
      { action: 'query', prop: 'links', titles: 'Sea', pldir: 'down' },
      'badvalue',
      'Unrecognized value for parameter "pldir": down.',
    ],
    [
      { action: 'query', assert: 'user' },
      'assertuserfailed',
      'You are no longer logged in, so the action could not be completed.',
    ],
  ])('%o answers %s', async (parameters, code, info) => {
    const { get } = await openWikiApp()
    const { status, headers, body } = await get(parameters)
    expect([status, headers['mediawiki-api-error']]).toEqual([200, code])
    expect(body).toMatchObject({ error: { code, info } })
  })

  test('modules that nobody has here are warned of, the others answer', async () => {
    const { get } = await openWikiApp()
    const { body } = await get({
      action: 'query',
      titles: 'Empty',
      prop: 'stashimageinfo|links',
      list: 'watchlist',
      meta: 'x',
    })
    expect(body).toEqual({
      batchcomplete: '',
      warnings: {
        query: {
          '*': [
            'Unrecognized value for parameter "prop": stashimageinfo',
            'Unrecognized value for parameter "list": watchlist',
            'Unrecognized value for parameter "meta": x',
          ].join('\n'),
        },
      },
      query: { pages: { '14': { pageid: 14, ns: 0, title: 'Empty' } } },
    })
  })

  test('errors of formatversion 2 say where the documentation is under "docref"', async () => {
    const { get } = await openWikiApp()
    const { body } = await get({ action: 'parse', page: 'Nowhere', formatversion: '2' })
    expect(body).toEqual({
      error: {
        code: 'missingtitle',
        info: "The page you specified doesn't exist.",
        docref: expect.stringMatching(/^See http:\/\/localhost\/encyclopedia\/en\/w\/api\.php for API usage\. /),
      },
    })
  })
})

describe('an answer as a script', () => {
  test('calls the function that was named', async () => {
    const { app } = await openWikiApp()
    const answer = await app.server.inject(
      '/encyclopedia/en/w/api.php?action=query&titles=Sea&format=json&callback=a.b',
    )
    expect(answer.headers['content-type']).toBe('text/javascript; charset=utf-8')
    expect(answer.body).toBe('/**/a.b({"batchcomplete":"","query":{"pages":{"2":{"pageid":2,"ns":0,"title":"Sea"}}}})')
  })

  test.each([
    ['alert(1)//', '/**/alert1('],
    ['</script>', '/**/script('],
    ['\u2028', '/**/('],
  ])('runs nothing else: %j', async (callback, beginning) => {
    const { app } = await openWikiApp()
    const query = new URLSearchParams({ action: 'query', titles: '\u2028x', format: 'json', callback }).toString()
    const { body } = await app.server.inject(`/encyclopedia/en/w/api.php?${query}`)
    expect(body.startsWith(beginning)).toBe(true)
    expect(body).not.toContain('\u2028')
  })

  test('gives no tokens', async () => {
    const { app } = await openWikiApp()
    const { body } = await app.server.inject(
      '/encyclopedia/en/w/api.php?action=query&meta=tokens&format=json&callback=f',
    )
    expect(body).toBe(
      '/**/f({"batchcomplete":"","warnings":{"tokens":{"*":"Tokens may not be obtained when the same-origin policy is not applied."}}})',
    )
  })
})

test('format=none answers nothing', async () => {
  const { app } = await openWikiApp()
  const answer = await app.server.inject('/encyclopedia/en/w/api.php?action=parse&page=Nowhere&format=none')
  expect([answer.statusCode, answer.headers['content-type'], answer.body]).toEqual([
    200,
    'text/plain; charset=utf-8',
    '',
  ])
  expect(answer.headers['mediawiki-api-error']).toBe('missingtitle')
})

describe('errorformat', () => {
  test('plaintext lists failures and warnings', async () => {
    const { get } = await openWikiApp()
    const parameters = { action: 'parse', page: 'Nowhere', prop: 'x', errorformat: 'plaintext', formatversion: '2' }
    expect((await get(parameters)).body).toEqual({
      errors: [{ code: 'missingtitle', text: "The page you specified doesn't exist.", module: 'parse' }],
      docref: expect.stringMatching(/^See http/),
      warnings: [
        {
          code: 'unrecognizedvalues',
          data: { values: ['x'] },
          text: 'Unrecognized value for parameter "prop": x',
          module: 'parse',
        },
      ],
    })
  })

  test('none leaves the sentences out', async () => {
    const { get } = await openWikiApp()
    expect((await get({ action: 'parse', page: 'Nowhere', errorformat: 'none' })).body).toMatchObject({
      errors: [{ code: 'missingtitle', module: 'parse' }],
    })
  })
})

test('paraminfo tells what a module takes, as it is checked', async () => {
  const { get } = await openWikiApp()
  const { body } = await get({ action: 'paraminfo', modules: 'query+links|nothing', formatversion: '2' })
  expect(body).toMatchObject({
    warnings: { paraminfo: { warnings: 'The module "main" does not have a submodule "nothing".' } },
    paraminfo: {
      helpformat: 'none',
      modules: [
        {
          name: 'links',
          path: 'query+links',
          group: 'prop',
          prefix: 'pl',
          generator: true,
          parameters: [
            { index: 1, name: 'namespace', type: 'namespace', multi: true, limit: 50, allspecifier: '*' },
            { index: 2, name: 'limit', type: 'limit', default: 10, min: 1, max: 500, highmax: 5000, multi: false },
            { index: 3, name: 'continue', type: 'string', required: false },
            { index: 4, name: 'titles', type: 'string', multi: true, lowlimit: 50, highlimit: 500 },
            { index: 5, name: 'dir', default: 'ascending' },
          ],
        },
      ],
    },
  })
})
