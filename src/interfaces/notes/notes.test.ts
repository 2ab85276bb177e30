import { expect, test } from 'vitest'
import { openTestApp } from '../../kernel/testing/open-test-app.ts'
import notes from './index.ts'

const open = () => openTestApp([notes], { MAINSTAY_SAMPLES: '1' })
const path = '/notes/api/v1/notes'

test('the newest page of the sample account', async () => {
  const { server } = await open()
  const response = await server.inject(`${path}?urlname=mainstay`)
  expect(response.statusCode).toBe(200)
  const { data } = response.json()
  expect(data).toMatchObject({ first_page: true, next_page: 2, last_page: false })
  expect(data.notes).toHaveLength(10)
  expect(data.notes[0]).toEqual({
    id: expect.any(Number),
    key: expect.stringMatching(/^n[0-9a-f]{12}$/),
    name: 'Angle brackets < and >, & friends',
    body: expect.stringContaining('such as &lt;b&gt;, &amp; and'),
    publish_at: '2024-03-28T12:00:00.000Z',
    like_count: 9,
    note_url: `https://example.com/mainstay/n/${data.notes[0].key}`,
    hashtag_notes: [{ hashtag: { name: '#sample' } }, { hashtag: { name: '#test' } }],
    user: { urlname: 'mainstay', nickname: 'Mainstay (sample)' },
  })
})

interface Page {
  readonly notes: readonly { readonly key: string }[]
  readonly next_page: number | null
}

test('a client that follows next_page reads every note once', async () => {
  const { server } = await open()
  const keys: string[] = []
  let last: object = {}
  for (let page: number | null = 1; page !== null;) {
    const response: { json(): { data: Page } } = await server.inject(`${path}?urlname=mainstay&page=${page}`)
    const { data } = response.json()
    keys.push(...data.notes.map(({ key }) => key))
    last = data
    page = data.next_page
  }
  expect([keys.length, new Set(keys).size]).toEqual([25, 25])
  expect(last).toMatchObject({ first_page: false, next_page: null, last_page: true })
})

test('beyond the last page there is nothing', async () => {
  const { server } = await open()
  const response = await server.inject(`${path}?urlname=mainstay&page=4`)
  expect([response.statusCode, response.json()]).toEqual([
    200,
    { data: { notes: [], first_page: false, next_page: null, last_page: true } },
  ])
})

test('parameters of the original that change nothing here are passed over', async () => {
  const { server } = await open()
  const plain = await server.inject(`${path}?urlname=mainstay`)
  const more = await server.inject(`${path}?note_intro_only=true&urlname=mainstay&kind=note`)
  expect(more.json()).toEqual(plain.json())
})

test.each(['nobody', 'MAINSTAY', 'mainstay%00', '%25', 'a%27%20or%201%3D1'])(
  'there is no account %s',
  async (urlname) => {
    const { server } = await open()
    const response = await server.inject(`${path}?urlname=${urlname}`)
    expect([response.statusCode, response.json()]).toEqual([
      404,
      { error: { code: 'not_found', message: `There is no account "${decodeURIComponent(urlname)}".` } },
    ])
  },
)

test.each([
  ['', 'The query lacks "urlname".'],
  ['urlname=', expect.stringContaining('urlname')],
  ['urlname=mainstay&page=0', expect.stringContaining('page')],
  ['urlname=mainstay&page=-1', expect.stringContaining('page')],
  ['urlname=mainstay&page=two', expect.stringContaining('page')],
  ['urlname=mainstay&page=9999999999', expect.stringContaining('page')],
])('the query "%s" is refused in the shape of the wire', async (query, message) => {
  const { server } = await open()
  const response = await server.inject(`${path}?${query}`)
  expect([response.statusCode, response.json()]).toEqual([400, { error: { code: 'invalid_request', message } }])
})
