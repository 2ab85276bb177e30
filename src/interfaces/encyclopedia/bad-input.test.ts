import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { openWikiApp } from './testing/open-wiki-app.ts'

async function query(parameters: Readonly<Record<string, string>>) {
  const { get } = await openWikiApp()
  return get({ action: 'query', ...parameters })
}

test.each([
  ['', 'is empty or contains only the name of a namespace.'],
  ['_ _', 'is empty or contains only the name of a namespace.'],
  ['Talk:', 'is empty or contains only the name of a namespace.'],
  ['a[b', 'contains invalid characters: "[".'],
  ['a}b', 'contains invalid characters: "}".'],
  ['a\nb', 'contains invalid characters: "\n".'],
  ['a%20b', 'contains invalid characters: "%20".'],
  ['a\u{7f}b', 'contains invalid characters: "\u{7f}".'],
  ['x'.repeat(256), 'is too long. It must be no longer than 255 bytes in UTF-8 encoding.'],
  ['Talk:' + '海'.repeat(86), 'is too long. It must be no longer than 255 bytes in UTF-8 encoding.'],
  ['~~~~', 'contains invalid magic tilde sequence (<nowiki>~~~</nowiki>).'],
  ['::x', 'contains an invalid colon at the beginning.'],
  ['Talk:File:x', 'refers to a talk page that cannot exist.'],
])('the title %j is invalid', async (title, reason) => {
  const { body } = await query({ titles: `\u{1f}${title}\u{1f}Sea`, formatversion: '2' })
  expect(body).toMatchObject({
    query: {
      pages: [
        { title, invalid: true, invalidreason: `The requested page title ${reason}` },
        { pageid: 2, ns: 0, title: 'Sea' },
      ],
    },
  })
})

test.each(['../x', './x', 'a/../b', 'a/.'])('the relative title %s is invalid', async (titles) => {
  expect((await query({ titles })).body).toMatchObject({
    query: {
      pages: { '-1': { title: titles, invalid: '', invalidreason: expect.stringMatching(/^Title has relative path/) } },
    },
  })
})

test('NUL and other controls are replaced, with a warning', async () => {
  expect((await query({ titles: 'a\0b', formatversion: '2' })).body).toEqual({
    batchcomplete: true,
    warnings: { query: { warnings: expect.stringMatching(/^The value passed for "titles" contains invalid/) } },
    query: {
      normalized: [{ fromencoded: true, from: 'a%00b', to: 'a\u{fffd}b' }],
      pages: [
        {
          title: 'a\u{fffd}b',
          invalid: true,
          invalidreason: 'The requested page title contains an invalid UTF-8 sequence.',
        },
      ],
    },
  })
})

describe('continue parameters that were never ours', () => {
  test.each([
    { prop: 'links', titles: 'Sea', plcontinue: 'x' },
    { prop: 'links', titles: 'Sea', plcontinue: '' },
    { prop: 'links', titles: 'Sea', plcontinue: '2|0' },
    { prop: 'links', titles: 'Sea', plcontinue: '2|0|' },
    { prop: 'links', titles: 'Sea', plcontinue: '2|0|a|b' },
    { prop: 'links', titles: 'Sea', plcontinue: '-2|0|Sea' },
    { prop: 'links', titles: 'Sea', plcontinue: '2|0.5|Sea' },
    { prop: 'links', titles: 'Sea', plcontinue: `${'9'.repeat(40)}|0|Sea` },
    { generator: 'links', titles: 'Sea', gplcontinue: "2|0'; drop table" },
    { prop: 'revisions', titles: 'Sea', rvcontinue: 'x' },
    { prop: 'links', titles: 'Sea', continue: 'x' },
    { prop: 'links', titles: 'Sea', continue: 'a||b||c' },
  ])('%o', async (parameters) => {
    const { status, headers, body } = await query(parameters)
    expect([status, headers['mediawiki-api-error']]).toEqual([200, 'badcontinue'])
    expect(body).toMatchObject({
      error: {
        info: 'Invalid continue param. You should pass the original value returned by the previous query.',
      },
    })
  })

  test.each(['999999999999999|0|Sea', '2|-99|Sea', '2|999999999|\u{10ffff}', '2|0|%00'])(
    '%s begins where it would stand',
    async (plcontinue) => {
      const { status, body } = await query({ prop: 'links', titles: 'Sea', plcontinue })
      expect([status, body]).toEqual([200, expect.objectContaining({ batchcomplete: '' })])
    },
  )
})

describe('numbers', () => {
  test.each([
    ['0', 1],
    ['-5', 1],
    ['501', 500],
    ['9'.repeat(400), 500],
  ])('pllimit=%s is set to %i, with a warning', async (pllimit, count) => {
    const { body } = await query({ titles: 'Hub', prop: 'links', pllimit, formatversion: '2' })
    expect(body).toMatchObject({
      warnings: {
        links: { warnings: `The value "${pllimit}" for parameter "pllimit" must be between 1 and 500.` },
      },
      query: { pages: [{ links: expect.toSatisfy((links: unknown[]) => links.length === count) }] },
    })
  })

  test.each([
    ['pllimit', 'ten'],
    ['pllimit', ''],
    ['pllimit', '1.5'],
    ['pageids', '1|x'],
    ['revids', '0x10'],
  ])('%s=%s is no integer', async (name, value) => {
    const pages = name === 'pllimit' ? { titles: 'Sea' } : {}
    const wrong = value.split('|').at(-1)
    expect((await query({ prop: 'links', ...pages, [name]: value })).body).toMatchObject({
      error: { code: 'badinteger', info: `Invalid value "${wrong}" for integer parameter "${name}".` },
    })
  })

  test('ids beyond every database are missing', async () => {
    const { body } = await query({ pageids: `-3|0|${'9'.repeat(300)}`, formatversion: '2' })
    expect(body).toEqual({
      batchcomplete: true,
      query: {
        pages: [
          { pageid: -3, missing: true },
          { pageid: 0, missing: true },
          { pageid: 9007199254740991, missing: true },
        ],
      },
    })
  })
})

test('50 titles are taken, 51 refused', async () => {
  const titles = (count: number) => Array.from({ length: count }, (_, index) => `T${index}`).join('|')
  expect((await query({ titles: titles(50) })).body).toMatchObject({ batchcomplete: '' })
  expect((await query({ titles: titles(51) })).body).toMatchObject({
    error: { code: 'toomanyvalues', info: 'Too many values supplied for parameter "titles". The limit is 50.' },
  })
})

test.each([
  [{ titles: 'Sea', pageids: '2' }, 'The "pageids" parameter cannot be used with "titles".'],
  [{ pageids: '2', revids: '102' }, 'The "revids" parameter cannot be used with "pageids".'],
])('%o cannot be used together', async (parameters, info) => {
  expect((await query(parameters)).body).toMatchObject({ error: { code: 'multisource', info } })
})

test('a namespace that the wiki lacks is warned of', async () => {
  expect((await query({ titles: 'Sea', prop: 'links', plnamespace: '1|99' })).body).toMatchObject({
    warnings: { links: { '*': 'Unrecognized value for parameter "plnamespace": 99' } },
    query: { pages: { '2': { links: [{ ns: 1, title: 'Talk:Sea' }] } } },
  })
})

test('a huge form is read, one beyond the limit refused', async () => {
  const { app } = await openWikiApp()
  const post = (length: number) =>
    app.server.inject({
      method: 'POST',
      url: '/encyclopedia/en/w/api.php',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: `action=query&format=json&titles=${'x%7C'.repeat(length)}`,
    })
  expect((await post(60_000)).json()).toMatchObject({ error: { code: 'toomanyvalues' } })
  const refused = await post(70_000)
  expect([refused.statusCode, refused.json().error.code]).toEqual([413, 'body_too_large'])
})

test('whatever is sent, the answer is one of MediaWiki’s', async () => {
  const { get } = await openWikiApp()
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 40 }),
    fc.constantFrom(
      'Sea',
      '2',
      '|',
      '*',
      'max',
      '\u{1f}',
      '2|0|Sea',
      'search',
      'allpages|categorymembers',
      'categories|extracts',
    ),
  )
  const names =
    'page pageid titles pageids revids prop plcontinue pllimit plnamespace pltitles generator gplcontinue continue ' +
    'meta siprop redirects rvprop formatversion requestid list section text title rvsection rvstart apfrom apcontinue apnamespace ' +
    'cmtitle cmcontinue cmpageid blcontinue bltitle srsearch srwhat sroffset clcontinue clcategories lhcontinue exchars exsentences ' +
    'explaintext pssearch psoffset rncontinue tlcontinue errorformat search modules'
  const name = fc.constantFrom(...names.split(' '))
  const action = fc.constantFrom('parse', 'query', 'opensearch', 'paraminfo')
  await fc.assert(
    fc.asyncProperty(action, fc.dictionary(name, text, { maxKeys: 5 }), async (chosen, parameters) => {
      const { status, body } = await get({ action: chosen, ...parameters })
      expect(status).toBe(200)
      const known = ['error', 'errors', 'parse', 'batchcomplete', 'continue', 'paraminfo']
      const fields = Object.keys(Object(body)).filter((field) => known.includes(field))
      expect(Array.isArray(body) || fields.length > 0, JSON.stringify([chosen, parameters, body])).toBe(true)
    }),
    { numRuns: 300 },
  )
})

describe('every parameter', () => {
  const call = { action: 'query', titles: 'Sea', prop: 'info|links|revisions', rvprop: 'ids|content', pllimit: '5' }

  test('doubled is read once, as it was sent last', async () => {
    const { app } = await openWikiApp()
    const doubled = new URLSearchParams([...Object.entries(call), ...Object.entries(call)]).toString()
    const ask = async (query: string) =>
      (await app.server.inject(`/encyclopedia/en/w/api.php?format=json&${query}`)).json()
    expect(await ask(doubled)).toEqual(await ask(new URLSearchParams(call).toString()))
  })

  test.each([
    [{ action: '' }, 'badvalue', 'Unrecognized value for parameter "action": .'],
    [{ formatversion: '' }, 'badvalue', 'Unrecognized value for parameter "formatversion": .'],
    [{ generator: '' }, 'badgenerator', 'Unknown "generator=".'],
    [{ pageids: '', titles: 'Sea' }, 'multisource', 'The "pageids" parameter cannot be used with "titles".'],
    [{ pllimit: '', prop: 'links' }, 'badinteger', 'Invalid value "" for integer parameter "pllimit".'],
    [{ rvdir: '', prop: 'revisions' }, 'badvalue', 'Unrecognized value for parameter "rvdir": .'],
    [{ rvstart: '', prop: 'revisions' }, 'badtimestamp', 'Invalid value "" for timestamp parameter "rvstart".'],
  ])('empty is refused where nothing is no value: %o', async (parameters, code, info) => {
    expect((await query(parameters)).body).toMatchObject({ error: { code, info } })
  })

  test('empty is nothing where lists are taken', async () => {
    expect((await query({ titles: '', pageids: 'x', prop: '', meta: '' })).body).toMatchObject({
      error: { code: 'badinteger' },
    })
    expect((await query({ titles: '', prop: '', meta: '', list: '' })).body).toEqual({ batchcomplete: '' })
  })
})

test('501 titles are refused with the limits', async () => {
  const titles = Array.from({ length: 501 }, (_, index) => `T${index}`).join('|')
  expect((await query({ titles })).body).toMatchObject({
    error: { code: 'toomanyvalues', limit: 50, lowlimit: 50, highlimit: 500 },
  })
})
