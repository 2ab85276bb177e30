import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testBodyForms } from '../../dialects/japanese-ml/testing/test-body-forms.ts'
import { makeTestApp, type TestApp } from '../../kernel/testing/open-test-app.ts'
import { exampleText } from './contract/example-text.ts'
import japaneseSummary from './index.ts'

const key = 'the-key-of-this-test'

/** One server for all: nothing is kept. */
let shared: TestApp
beforeAll(async () => {
  shared = await makeTestApp([japaneseSummary], { MAINSTAY_DEV_KEY: key })
})
afterAll(() => shared.dispose())

function post(fields: Readonly<Record<string, string>> | string, path = '/jp-ml/text_summarization/v1/') {
  return shared.app.server.inject({
    method: 'POST',
    url: path,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: typeof fields === 'string' ? fields : new URLSearchParams({ apikey: key, ...fields }).toString(),
  })
}

const first = '市は来年四月から、すべての小学校で給食費を無償にすると発表した'

describe('the wire', () => {
  test('answers one sentence unless more are asked for', async () => {
    const response = await post({ sentences: exampleText })
    expect([response.statusCode, response.json()]).toEqual([
      200,
      { status: 0, message: 'Summarization is completed', summary: [first] },
    ])
    expect((await post({ sentences: exampleText, linenumber: '3' })).json().summary).toHaveLength(3)
  })

  test('is found without the slash at its end', async () => {
    expect((await post({ sentences: exampleText }, '/jp-ml/text_summarization/v1')).json().summary).toEqual([first])
  })

  test('takes a separator and a length', async () => {
    const { summary } = (
      await post({ sentences: '雨が降った/川があふれて橋が流された/虹', separation: '/', linenumber: '2' })
    ).json()
    expect(summary).toEqual(['雨が降った', '川があふれて橋が流された'])
    const short = (await post({ sentences: exampleText, maxlength: '80' })).json()
    expect(short.summary.join('').length).toBeLessThanOrEqual(80)
  })

  test.each([
    ['no key', 'sentences=%E9%9B%A8', 400, { status: 1000, message: 'apikey is null' }],
    ['an unknown key', 'sentences=%E9%9B%A8&apikey=nobody', 400, { status: 1001, message: 'apikey not found' }],
    ['no text', 'apikey=the-key-of-this-test', 400, { status: 1400, message: expect.stringMatching(/sentences/) }],
    [
      'an empty text',
      'apikey=the-key-of-this-test&sentences=+',
      400,
      { status: 1400, message: 'The field "sentences" is empty.' },
    ],
    [
      'Shift_JIS',
      'apikey=the-key-of-this-test&sentences=%93%FA%96%7B%8C%EA',
      400,
      {
        status: 1400,
        message: 'The field "sentences" is no UTF-8; Shift_JIS and EUC-JP have to be converted before they are sent.',
      },
    ],
    [
      'a number that is none',
      'apikey=the-key-of-this-test&sentences=a&linenumber=two',
      400,
      { status: 1400, message: expect.stringMatching(/linenumber/) },
    ],
    [
      'no lines',
      'apikey=the-key-of-this-test&sentences=a&linenumber=0',
      400,
      { status: 1400, message: '"linenumber" and "maxlength" are 1 or more.' },
    ],
  ])('refuses %s', async (_what, payload, status, body) => {
    const response = await post(payload)
    expect([response.statusCode, response.json()]).toEqual([status, body])
  })

  test('has no other paths', async () => {
    expect((await post({ sentences: 'a' }, '/jp-ml/text_summarization/v2/')).json()).toMatchObject({ status: 1404 })
  })
})

testBodyForms({
  open: () => shared,
  url: '/jp-ml/text_summarization/v1/',
  key,
  fields: { sentences: exampleText, linenumber: '1' },
  main: 'sentences',
  answer: { status: 0, message: 'Summarization is completed', summary: [first] },
})

test('numbers of JSON are numbers', async () => {
  const payload = { apikey: key, sentences: exampleText, linenumber: 2 }
  const response = await shared.app.server.inject({ method: 'POST', url: '/jp-ml/text_summarization/v1/', payload })
  expect(response.json().summary).toHaveLength(2)
})

describe('maxlength', () => {
  const sentences =
    '市は来年四月から、すべての小学校で給食費を無償にすると発表した。対象は三十二校に通うおよそ九千人である。議会には慎重な声もある。'
  const summarize = async (maxlength: number, linenumber = '1') =>
    (await post({ sentences, linenumber, maxlength: String(maxlength) })).json().summary

  test.each([
    [100, ['市は来年四月から、すべての小学校で給食費を無償にすると発表した']],
    [31, ['市は来年四月から、すべての小学校で給食費を無償にすると発表した']],
    [30, ['すべての小学校で給食費を無償にすると発表した']],
    [21, ['対象は三十二校に通うおよそ九千人である']],
    [12, ['議会には慎重な声もある']],
    [10, []],
    [1, []],
  ])('%i characters', async (maxlength, expected) => {
    expect(await summarize(maxlength)).toEqual(expected)
  })

  test('where no sentence fits, the end of the best is given, from a comma on', async () => {
    const text = '県は十日、老朽化した橋を架け替えると発表した。'
    const { summary } = (await post({ sentences: text, maxlength: '20' })).json()
    expect(summary).toEqual(['老朽化した橋を架け替えると発表した'])
  })

  test('is never exceeded, whatever is asked for', async () => {
    for (let maxlength = 1; maxlength < 70; maxlength += 3)
      expect((await summarize(maxlength, '9')).join('').length).toBeLessThanOrEqual(maxlength)
  })
})

describe('HTML', () => {
  test.each([
    ['paragraphs', '<p>雨が<b>強く</b>降った</p><p>川の水位が上がった</p>', ['雨が強く降った', '川の水位が上がった']],
    [
      'lines within one',
      '<div class="a">雨が\n  強く降った<br>川の水位が\nABC  DEFまで上がった</div>',
      ['雨が強く降った', '川の水位が ABC DEFまで上がった'],
    ],
    [
      'what is not shown',
      '<head><title>題</title></head><style>p{}</style><p>雨が<ruby>降<rt>ふ</rt></ruby>った<!-- 注 --><script>a()</script></p>',
      ['雨が降った'],
    ],
    ['what is escaped', '<p>A&lt;B &amp; C の式である</p>', ['A<B & C の式である']],
    ['a tag that is cut off', '<p>雨が降った</p><a href="x', ['雨が降った']],
    ['no HTML', 'a<bで、c>dの式がある', ['a<bで、c>dの式がある']],
  ])('%s', async (_what, sentences, expected) => {
    expect((await post({ sentences, linenumber: '9' })).json().summary).toEqual(expected)
  })

  test('stays where its tags are what ends a sentence', async () => {
    const fields = { sentences: '雨が降った<br>川の水位が上がった', separation: '<br>', linenumber: '9' }
    expect((await post(fields)).json().summary).toEqual(['雨が降った', '川の水位が上がった'])
  })
})
