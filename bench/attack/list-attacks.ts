import { gzipped, postBytes, postForm, postJson } from '../overload/write-raw-request.ts'
import type { NamedAttack } from './named-attack.ts'

const marks = '\u0323\u0301'
const posts = '/test/posts'
const wiki = '/encyclopedia/en/w/api.php'
const opml = '/feed/manage/opml'
const pack = '/binpack/api/call/raw'
const moderate = '/chat/v1/moderations'
const complete = '/chat/v1/completions'
const chat = '/chat/v1/chat/completions'
const embed = '/chat/v1/embeddings'

const many = (count: number, write: (index: number) => string) =>
  Array.from({ length: count }, (_, i) => write(i)).join('')
const numbersAndOneBad = (bytes: number) => `[${'1,'.repeat(bytes / 2)}"x"]`
const items = (count: number) => many(count, (index) => `${index && ','}${index}:0:1:${1 + (index % 9)}x2x3`)
const askChat = (content: string) =>
  postJson(chat, JSON.stringify({ max_tokens: 1, messages: [{ role: 'user', content }] }))

/** Fields and what is made of them: copying, splitting, counting. */
const fields: readonly NamedAttack[] = [
  { name: '30,000 repeated fields in 96 bytes of gzip', write: () => [gzipped(postForm(posts, 'a&'.repeat(30_000)))] },
  { name: '10 MB of one repeated field, gzip', write: () => [gzipped(postForm(posts, 'a&'.repeat(5_000_000)))] },
  {
    name: '200,000 unique fields',
    write: () => [
      postForm(
        posts,
        many(200_000, (index) => `k${index}=1&`),
      ),
    ],
  },
  {
    name: '100,000 unknown parameters',
    write: () => [
      postForm(
        wiki,
        many(100_000, (index) => `k${index}=1&`),
      ),
    ],
  },
  { name: '9 million commas as items', write: () => [postForm(pack, `bins=0:0:1x1&items=${','.repeat(9_000_000)}`)] },
  { name: 'an item of 9 MB of x', write: () => [postForm(pack, `bins=0:0:1x1&items=0:0:0:${'x'.repeat(9_000_000)}`)] },
  {
    name: '40 packings of 20,000 items at once',
    write: () => Array.from({ length: 40 }, () => postForm(pack, `bins=0:0:900x900x900&items=${items(20_000)}`)),
  },
]

/** Marks that a normal form has to sort. */
const combiningMarks: readonly NamedAttack[] = [
  {
    name: 'a title of 160,000 combining marks',
    write: () => [postForm(wiki, `action=query&titles=a${marks.repeat(80_000)}`)],
  },
  {
    name: 'a title of 320,000 combining marks',
    write: () => [postForm(wiki, `action=query&titles=a${marks.repeat(160_000)}`)],
  },
  {
    name: 'embedding of 160,000 combining marks',
    write: () => [postJson(embed, JSON.stringify({ input: `a${marks.repeat(80_000)}` }))],
  },
  {
    name: 'moderation of 160,000 combining marks',
    write: () => [postJson(moderate, JSON.stringify({ input: `a${marks.repeat(80_000)}` }))],
  },
  {
    name: 'mail of 120,000 combining marks',
    write: () => [postJson('/spam/filter', JSON.stringify({ email: `Subject: a\n\na${marks.repeat(60_000)}` }))],
  },
]

/** JSON that is costly to read or to check. */
const json: readonly NamedAttack[] = [
  { name: '2 MB of numbers and a text to embed', write: () => [postJson(embed, `{"input":${numbersAndOneBad(2e6)}}`)] },
  {
    name: '10 MB of numbers and a text to embed',
    write: () => [postJson(embed, `{"input":${numbersAndOneBad(1e7)}}`)],
  },
  {
    name: '10 MB of numbers and a text to complete',
    write: () => [postJson(complete, `{"prompt":${numbersAndOneBad(1e7)}}`)],
  },
  {
    name: '10 MB of numbers and a text to moderate',
    write: () => [postJson(moderate, `{"input":${numbersAndOneBad(1e7)}}`)],
  },
  {
    name: '500,000 bad parts to moderate',
    write: () => [postJson(moderate, `{"input":[${'{},'.repeat(499_999)}{}]}`)],
  },
  {
    name: 'an object of 600,000 keys',
    write: () => [postJson(posts, `{${many(600_000, (index) => `"k${index}":1,`)}"a":1}`)],
  },
  { name: 'arrays 5,000 deep', write: () => [postJson(posts, `{"a":${'['.repeat(5000)}${']'.repeat(5000)}}`)] },
  { name: 'arrays 5 million deep', write: () => [postJson(posts, '['.repeat(5_000_000) + ']'.repeat(5_000_000))] },
  {
    name: '512 prompts of 19 kB',
    write: () => [
      postJson(complete, JSON.stringify({ max_tokens: 1, prompt: Array(512).fill('lorem '.repeat(3200)) })),
    ],
  },
  { name: '10 MB of {} to the assistant', write: () => [askChat('{}'.repeat(4_900_000))] },
  { name: '9 million commas to the assistant', write: () => [askChat(','.repeat(9_000_000))] },
]

/** What the caller got wrong, which once was answered as our fault. */
const faults: readonly NamedAttack[] = [
  {
    name: '300,000 unclosed outlines',
    write: () => [postBytes(opml, `<opml><body>${"<outline text='a'>".repeat(300_000)}`)],
  },
  {
    name: 'Host: [ to the posts',
    write: () => [{ method: 'GET', path: '/test/posts?_page=1', headers: { host: '[' } }],
  },
  {
    name: 'Host: [ to the timeline',
    write: () => [{ method: 'GET', path: '/social/1.1/users/show.json?screen_name=mainstay', headers: { host: '[' } }],
  },
  {
    name: 'a path parameter of 3,000 characters',
    write: () => [{ method: 'GET', path: `/test/posts/${'1'.repeat(3000)}`, headers: {} }],
  },
  { name: 'the method QUERY', write: () => [{ method: 'QUERY', path: '/test/posts', headers: {} }] },
  {
    name: 'the method QUERY on a timeline',
    write: () => [{ method: 'QUERY', path: '/social/1.1/users/show.json', headers: {} }],
  },
]

export const namedAttacks: readonly NamedAttack[] = [
  // First, for an engine is loaded once.
  { name: 'the first chat', write: () => [askChat('How much is 17 * 23?')] },
  ...fields,
  ...combiningMarks,
  ...json,
  ...faults,
]
