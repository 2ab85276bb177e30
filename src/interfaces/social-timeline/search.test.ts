import { describe, expect, test } from 'vitest'
import { social } from './content.ts'
import { openSocialApp } from './testing/open-social-app.ts'

const path = '/1.1/search/tweets.json'

const accounts = [
  { type: 'account', id: '1', screen_name: 'Ada', name: 'Ada' },
  { type: 'account', id: '2', screen_name: 'bob', name: 'Bob' },
  { type: 'account', id: '3', screen_name: 'shy', name: 'Shy', protected: true },
]
const post = (id: number, accountId: string, text: string, fields: object = {}) => ({
  type: 'post',
  id: String(id),
  account_id: accountId,
  created_at: `2020-01-${String(id).padStart(2, '0')}T12:00:00Z`,
  text,
  ...fields,
})
const photo = {
  id: '900',
  kind: 'photo',
  url: 'https://t.co/x',
  expandedUrl: 'https://example.com/photo/1',
  displayUrl: 'example.com/photo/1',
  mediaUrl: 'https://example.com/x.jpg',
  indices: [8, 22],
}
const noEntities = { hashtags: [], symbols: [], mentions: [], links: [], media: [] }
const shortened = {
  url: 'https://t.co/y',
  expandedUrl: 'https://example.org/gardening',
  displayUrl: 'example.org/…',
  indices: [5, 19],
}

const records = [
  ...accounts,
  post(1, '1', 'The quick brown Fox jumps'),
  post(2, '1', 'A brown quick dog &amp; a #fox_terrier'),
  post(3, '2', '@Ada have you seen the fox?', { reply_to: { accountId: '1', screenName: 'Ada' }, favourite_count: 7 }),
  post(4, '2', 'RT @Ada: The quick brown Fox jumps', { repost: true }),
  post(5, '1', '今日は東京都の図書館へ', { language: 'ja' }),
  post(6, '2', '京都は遠い', { language: 'ja', sensitive: true }),
  post(7, '2', 'picture https://t.co/x', { entities: { ...noEntities, media: [photo] } }),
  post(8, '1', 'read https://t.co/y :)', { entities: { ...noEntities, links: [shortened] }, repost_count: 3 }),
  post(9, '2', 'Ｆｕｌｌ width ÀÉ straße #Ada 🦊 don’t', { language: 'de' }),
  post(10, '3', 'a secret fox'),
]

interface Page {
  readonly statuses: readonly { readonly id_str: string }[]
  readonly search_metadata: { readonly next_results?: string }
}

const idsOf = ({ statuses }: Pick<Page, 'statuses'>) => statuses.map(({ id_str: id }) => Number(id))

describe('q', () => {
  test.each([
    ['fox', [4, 3, 1]],
    ['FOX', [4, 3, 1]],
    ['quick brown', [4, 2, 1]],
    ['"quick brown"', [4, 1]],
    ['“quick brown”', [4, 1]],
    ['"quick brown', [4, 1]],
    ['quick -fox', [2]],
    ['quick -"brown fox"', [2]],
    ['dog OR picture', [7, 2]],
    ['brown dog OR picture', [7, 2]],
    ['brown (dog OR jumps)', [4, 2, 1]],
    ['brown -(dog OR jumps)', []],
    ['(dog OR picture', [7, 2]],
    ['dog) OR picture', [7, 2]],
    ['#fox_terrier', [2]],
    ['#FOX_terrier', [2]],
    ['＃fox_terrier', [2]],
    ['#fox', []],
    ['#ada', [9]],
    ['@ada', [4, 3]],
    ['ada', [9, 4, 3]],
    ['from:ada', [8, 5, 2, 1]],
    ['from:@ADA fox', [1]],
    ['-from:ada fox', [4, 3]],
    ['from:nobody', []],
    ['from:ada OR from:bob picture', [8, 7, 5, 2, 1]],
    ['to:ada', [3]],
    ['京都', [6, 5]],
    ['東京都', [5]],
    ['京', [6, 5]],
    ['東京 図書館', [5]],
    ['"東京 図書館"', []],
    ['都京', []],
    ['full', [9]],
    ['STRASSE', []],
    ['àé', [9]],
    ['ae', []],
    ['don’t', [9]],
    ['🦊', [9]],
    ['gardening', [8]],
    ['url:example.org', [8]],
    ['url:"', []],
    ['fox t.co', []],
    [':)', [8]],
    ['fox ?', [3]],
    ['filter:media', [7]],
    ['filter:images -filter:videos', [7]],
    ['filter:links', [8]],
    ['fox filter:replies', [3]],
    ['fox -filter:retweets', [3, 1]],
    ['fox exclude:nativeretweets include:replies', [3, 1]],
    ['都 filter:safe', [5]],
    ['lang:ja', [6, 5]],
    ['fox since:2020-01-03', [4, 3]],
    ['fox until:2020-01-3', [1]],
    ['min_faves:7', [3]],
    ['min_retweets:1', [8]],
    ['secret', []],
    ['jump', []],
    ['lorem:ipsum', []],
    ['!!!', []],
    ['OR', []],
    ["' or '1'='1", []],
    ['fox\0', [4, 3, 1]],
    ['%', []],
  ])('%s', async (q, expected) => {
    const { get } = await openSocialApp(records)
    const answered = await get(`${path}?q=${encodeURIComponent(q)}`)
    expect([answered.statusCode, idsOf(answered.json())]).toEqual([200, expected])
  })

  test.each([
    ['', 25, /Query parameters are missing/],
    ['q=', 25, /Query parameters are missing/],
    ['q=%20', 25, /Query parameters are missing/],
    ['q=near%3Alondon', 44, /near:/],
    ['q=list%3Aada%2Ffriends', 44, /list:/],
    ['q=filter%3Anews', 44, /hashtags, images, links/],
    ['q=since%3Ayesterday', 44, /2015-12-21/],
    ['q=since%3A2020-02-31', 44, /2015-12-21/],
    ['q=min_faves%3Amany', 44, /number/],
    ['q=fox&until=2020', 44, /2015-12-21/],
    ['q=fox&geocode=37.7,-122.4,1mi', 44, /without places/],
    ['q=fox&max_id=x', 44, /max_id/],
    [`q=${'x'.repeat(501)}`, 44, /500 characters/],
    [`q=${encodeURIComponent('(a OR b) '.repeat(5))}`, 44, /too complex/],
  ])('%s is refused', async (query, code, message) => {
    const { get } = await openSocialApp(records)
    const answered = await get(`${path}?${query}`)
    expect(answered.statusCode).toBe(400)
    expect(answered.json()).toEqual({ errors: [{ code, message: expect.stringMatching(message) }] })
  })
})

describe('a page', () => {
  test('tells its place, and how the search goes on', async () => {
    const { get } = await openSocialApp(records)
    const first = (await get(`${path}?q=fox%20-dog&count=2&lang=und`)).json()
    expect(idsOf(first)).toEqual([4, 3])
    expect(first.search_metadata).toEqual({
      completed_in: expect.any(Number),
      max_id: 4,
      max_id_str: '4',
      next_results: '?max_id=2&q=fox+-dog&count=2&lang=und&include_entities=1',
      query: 'fox+-dog',
      refresh_url: '?since_id=4&q=fox+-dog&count=2&lang=und&include_entities=1',
      count: 2,
      since_id: 0,
      since_id_str: '0',
    })
    const second = (await get(`${path}${first.search_metadata.next_results}`)).json()
    expect(idsOf(second)).toEqual([1])
    expect(second.search_metadata).toMatchObject({ max_id_str: '2', count: 2 })
    expect(second.search_metadata).not.toHaveProperty('next_results')
    const later = (await get(`${path}${first.search_metadata.refresh_url}`)).json()
    expect([idsOf(later), later.search_metadata.since_id_str]).toEqual([[], '4'])
  })

  test('a post has its account, its language and the kind of the result', async () => {
    const { get } = await openSocialApp(records)
    const [found] = (await get(`${path}?q=${encodeURIComponent('東京都')}`)).json().statuses
    expect(found).toMatchObject({
      id_str: '5',
      text: '今日は東京都の図書館へ',
      entities: { hashtags: [] },
      user: { screen_name: 'Ada', statuses_count: 4 },
      metadata: { iso_language_code: 'ja', result_type: 'recent' },
    })
    const [bare] = (await get(`${path}?q=picture&include_entities=false&tweet_mode=extended`)).json().statuses
    expect(bare).toMatchObject({ id_str: '7', full_text: 'picture https://t.co/x' })
    expect(bare).not.toHaveProperty('entities')
    expect(bare).not.toHaveProperty('extended_entities')
  })

  test('popular are those that were reposted or liked, most first', async () => {
    const { get } = await openSocialApp(records)
    const q = encodeURIComponent('fox OR read')
    const { statuses, search_metadata: metadata } = (await get(`${path}?q=${q}&result_type=popular`)).json()
    expect(idsOf({ statuses })).toEqual([3, 8])
    expect(statuses[0].metadata.result_type).toBe('popular')
    expect(metadata).not.toHaveProperty('next_results')
  })

  test('15 posts unless asked, 100 at most, all of them over pages', async () => {
    const many = Array.from({ length: 230 }, (_, index) => ({ ...post(1, '1', 'fox'), id: String(1_000 + index) }))
    const { get } = await openSocialApp([...accounts, ...many])
    expect((await get(`${path}?q=fox`)).json().statuses).toHaveLength(15)
    const seen: number[] = []
    let next: string | undefined = '?q=fox&count=500'
    for (let page = 0; next !== undefined && page < 9; page++) {
      const { statuses, search_metadata: metadata }: Page = (await get(path + next)).json()
      seen.push(...idsOf({ statuses }))
      next = metadata.next_results
    }
    expect(seen).toEqual(Array.from({ length: 230 }, (_, index) => 1_229 - index))
  })

  test('what is not among ten thousand posts is looked for on the next page', async () => {
    const day = 24 * 60 * 60 * 1000
    const many = Array.from({ length: 10_050 }, (_, index) => ({
      ...post(1, '1', 'word'),
      id: String(20_000 - index),
      created_at: new Date(Date.UTC(2020, 0, 1) - index * day).toISOString(),
    }))
    const { get } = await openSocialApp([...accounts, ...many])
    const first = (await get(`${path}?q=word%20until%3A1992-07-01`)).json()
    expect([idsOf(first), first.search_metadata.next_results]).toEqual([
      [],
      '?max_id=10000&q=word+until%3A1992-07-01&include_entities=1',
    ])
    const second = (await get(path + first.search_metadata.next_results)).json()
    expect(idsOf(second)[0]).toBe(9_954)
  })
})

test('the sample is found, and is not when it was removed', async () => {
  const { get, platform } = await openSocialApp()
  const q = encodeURIComponent('散歩')
  expect((await get(`${path}?q=${q}`)).json().statuses[0].text).toBe('今日はいい天気です。散歩に行きましょう。#散歩')
  await social.removeSample?.(platform)
  expect((await get(`${path}?q=${q}`)).json().statuses).toEqual([])
  const left = await platform.storage.tables<{ social_term: object }>().selectFrom('social_term').selectAll().execute()
  expect(left).toEqual([])
})

test('each search takes of a window of its own', async () => {
  const { get } = await openSocialApp(records, { SOCIAL_TIMELINE_SEARCH_LIMIT: '2' })
  const [first, second, third] = [await get(`${path}?q=fox`), await get(`${path}?q=dog`), await get(`${path}?q=fox`)]
  expect(first.headers).toMatchObject({ 'x-rate-limit-limit': '2', 'x-rate-limit-remaining': '1' })
  expect(second.headers).toMatchObject({ 'x-rate-limit-remaining': '0' })
  expect([third.statusCode, third.json().errors[0].code]).toEqual([429, 88])
})
