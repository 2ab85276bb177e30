import { afterAll, beforeAll, describe, expect, test } from 'vitest'
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
