import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testBodyForms } from '../../dialects/japanese-ml/testing/test-body-forms.ts'
import { makeTestApp, type TestApp } from '../../kernel/testing/open-test-app.ts'
import { exampleText } from './contract/example-text.ts'
import japaneseProofreading from './index.ts'

const key = 'the-key-of-this-test'

/** One server for all: nothing is kept. */
let shared: TestApp
beforeAll(async () => {
  shared = await makeTestApp([japaneseProofreading], { MAINSTAY_DEV_KEY: key })
})
afterAll(() => shared.dispose())

const path = '/jp-ml/proofreading/v2/typo'

function post(fields: Readonly<Record<string, string>> | string, type = 'application/x-www-form-urlencoded') {
  return shared.app.server.inject({
    method: 'POST',
    url: path,
    headers: { 'content-type': type },
    payload: typeof fields === 'string' ? fields : new URLSearchParams({ apikey: key, ...fields }).toString(),
  })
}

describe('the wire', () => {
  test('points out what is wrong', async () => {
    const response = await post({ sentence: exampleText, sensitivity: 'high' })
    expect([response.statusCode, response.json()]).toEqual([
      200,
      {
        resultID: expect.stringMatching(/^[0-9a-f]{12}$/),
        status: 1,
        message: 'pointed out',
        inputSentence: exampleText,
        normalizedSentence: exampleText,
        checkedSentence: '新しい図書館<<をを>>来月の初めに開くことになりました。',
        alerts: [{ pos: 6, word: 'をを', score: expect.any(Number), suggestions: ['を'] }],
      },
    ])
  })

  test('has no alerts for a clean text', async () => {
    const text = '今日は天気がいいので、公園を散歩しました。'
    expect((await post({ sentence: text })).json()).toEqual({
      resultID: expect.any(String),
      status: 0,
      message: 'ok',
      inputSentence: text,
      normalizedSentence: text,
      checkedSentence: text,
    })
  })

  test('is asked in the address, too', async () => {
    const query = new URLSearchParams({ apikey: key, sentence: exampleText }).toString()
    const response = await shared.app.server.inject({ method: 'GET', url: `${path}?${query}` })
    expect(response.json()).toMatchObject({ status: 1, alerts: [{ word: 'をを' }] })
  })

  test.each([
    ['English', 'The quick brown fox jumps over teh lazy dog.'],
    ['emoji', '😀👨‍👩‍👧‍👦🎉'],
    ['punctuation', '。。、、！？…'.replace('、、', '、')],
    ['digits', '0120-444-444'],
  ])('takes %s for what it is', async (_what, sentence) => {
    expect((await post({ sentence })).json()).toMatchObject({ status: 0, message: 'ok', checkedSentence: sentence })
  })

  test('takes a long text without a single full stop', async () => {
    const sentence = '桜の花が咲き'.repeat(3_000)
    expect((await post({ sentence })).json()).toMatchObject({ inputSentence: sentence })
  })

  test.each([
    ['no key', 'sentence=%E9%9B%A8', { status: 1000, message: 'apikey is null' }],
    ['an unknown key', 'sentence=%E9%9B%A8&apikey=nobody', { status: 1001, message: 'apikey not found' }],
    ['no text', `apikey=${key}`, { status: 1400, message: expect.stringMatching(/sentence/) }],
    ['an empty text', `apikey=${key}&sentence=+`, { status: 1400, message: 'The field "sentence" is empty.' }],
    [
      'another sensitivity',
      `apikey=${key}&sentence=a&sensitivity=extreme`,
      { status: 1400, message: 'The body field "sensitivity" must be "low", "medium" or "high".' },
    ],
    [
      'Shift_JIS',
      `apikey=${key}&sentence=%93%FA%96%7B%8C%EA`,
      { status: 1400, message: expect.stringMatching(/no UTF-8; Shift_JIS/) },
    ],
  ])('refuses %s', async (_what, payload, body) => {
    const response = await post(payload)
    expect([response.statusCode, response.json()]).toEqual([400, body])
  })

  test('refuses Shift_JIS that says so', async () => {
    const response = await post(
      `apikey=${key}&sentence=%93%FA%96%7B%8C%EA`,
      'application/x-www-form-urlencoded; charset=Shift_JIS',
    )
    expect(response.statusCode).toBeGreaterThanOrEqual(400)
    expect(response.json()).toMatchObject({ status: 1400, message: expect.stringMatching(/UTF-8|Shift_JIS/i) })
  })

  test('refuses a megabyte in a sentence', async () => {
    const response = await post({ sentence: '雨が降る。'.repeat(70_000) })
    expect([response.statusCode, response.json()]).toEqual([
      413,
      { status: 1413, message: 'The field "sentence" has more than 20000 characters; send it in parts.' },
    ])
  })
})

describe('the skill', () => {
  const skill = japaneseProofreading.skill
  test.each([
    ['Proofread this: 昨日わ雨でした。', 'en'],
    ['この文章を校正して: 昨日わ雨でした。', 'ja'],
    ['「昨日わ雨でした。」を直して', 'ja'],
    ['次の文の誤字をチェックしてください。昨日わ雨でした。', 'ja'],
  ] as const)('understands %s', (text, language) => {
    expect(skill?.match({ text, language })?.confidence).toBe(0.96)
  })

  test.each(['Check this link: https://example.com', '校正とは何ですか', 'この文章を要約して: 雨。'])(
    'leaves %s alone',
    (text) => {
      expect(skill?.match({ text, language: 'ja' })).toBeUndefined()
    },
  )
})

testBodyForms({
  open: () => shared,
  url: '/jp-ml/proofreading/v2/typo',
  key,
  fields: { sentence: exampleText, sensitivity: 'high' },
  main: 'sentence',
  answer: expect.objectContaining({
    status: 1,
    checkedSentence: '新しい図書館<<をを>>来月の初めに開くことになりました。',
  }),
})
