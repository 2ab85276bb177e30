import { afterAll, beforeAll, expect, test } from 'vitest'
import { serveRecorder } from '../client/__fixtures__/serve.ts'
import { serveSample, type ServedSample } from '../common-links/testing/serve-sample.ts'
import { runCommand, type TestEnvironment } from './testing/run-command.ts'

let app: ServedSample
beforeAll(async () => {
  app = await serveSample()
})
afterAll(() => app?.close())

const run = (words: readonly string[], environment: TestEnvironment = {}) =>
  runCommand(['common-links', ...words], { PORT: new URL(app.origin).port, ...environment })

test('lists titles, one a line', async () => {
  expect(await run(['Марс', 'Юпитер', '--lang', 'ru'])).toEqual({
    code: 0,
    out: 'Солнце\nЗемля\nТелескоп\n',
    err: '',
  })
})

test('--json gives the whole result', async () => {
  const { out } = await run(['お茶', 'パン', '--lang', 'jp', '--json'])
  expect(JSON.parse(out)).toEqual({
    ok: true,
    titles: ['日本', 'ヨーロッパ', 'パリ', '東京'],
    articles: ['茶', 'パン'],
    requests: 4,
  })
})

test('says in a sentence why there is no result', async () => {
  expect(await run(['Berlin', 'Atlantis'])).toEqual({
    code: 1,
    out: '',
    err: `mainstay: "Atlantis" is no article of the edition "en" at ${app.origin}/encyclopedia/en/w/api.php.\n`,
  })
})

test.each([
  [['Berlin', 'Vienna', '--lang', 'xx'], 1, '"xx" is not the code of a supported edition'],
  [['Berlin', 'Vienna', '--url', 'nowhere'], 1, 'The option baseUrl must be an http or https address'],
  [['Berlin'], 2, "error: missing required argument 'other'"],
  [['Berlin', 'Vienna', '--max-requests', '0'], 2, 'It is a number from 1.'],
  [['Berlin', 'Vienna', '--max-requests', '3'], 1, 'The articles need more than the 3 requests allowed.'],
])('%j', async (words, code, sentence) => {
  const result = await run(words)
  expect(result.code).toBe(code)
  expect(result.err).toContain(sentence)
  expect(result.err).not.toMatch(/\n {4}at /)
})

test('the key goes to an encyclopedia elsewhere only when that is asked for', async () => {
  const { address, requests } = await serveRecorder()
  const environment = { MAINSTAY_KEY: 'a-key-for-this-test' }
  await run(['Berlin', 'Vienna', '--url', address], environment)
  expect(requests.map(({ headers }) => headers['authorization'])).toEqual([undefined, undefined])
  await run(['Berlin', 'Vienna', '--url', address, '--with-key'], environment)
  expect(requests.slice(2).map(({ headers }) => headers['authorization'])).toEqual(
    Array(2).fill('Bearer a-key-for-this-test'),
  )
})
