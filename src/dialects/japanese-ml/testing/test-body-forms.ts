import { expect, test } from 'vitest'
import type { TestApp } from '../../../kernel/testing/open-test-app.ts'
import { writeMultipart } from '../../../kernel/testing/write-multipart.ts'

export interface BodyForms {
  /** The server, once it is open. */
  readonly open: () => TestApp
  readonly url: string
  readonly key: string
  readonly fields: Readonly<Record<string, string>>
  /** The field that says what the call is about. */
  readonly main: string
  /** The answer. */
  readonly answer: object
}

/** The three services take multipart forms and JSON beside the form that the original documents. */
export function testBodyForms({ open, url, key, fields, main, answer }: BodyForms): void {
  test('a form of several parts and JSON say the same as a form', async () => {
    const { server } = open().app
    const all = { apikey: key, ...fields }
    const parts = await server.inject({ method: 'POST', url, ...(await writeMultipart(all)) })
    const json = await server.inject({ method: 'POST', url, payload: all })
    for (const response of [parts, json]) expect([response.statusCode, response.json()]).toEqual([200, answer])
  })

  const type = 'multipart/form-data; boundary=cut'
  const part = '--cut\r\ncontent-disposition: form-data; name="a"\r\n\r\n\r\n'
  test.each([
    ['a form of too many parts', type, `${part.repeat(1_001)}--cut--`, 413, 1413],
    ['a form that is cut off', type, part, 400, 1400],
    ['JSON that is cut off', 'application/json', '{"apikey":', 400, 1400],
    ['a key that is no text', 'application/json', JSON.stringify({ apikey: 7 }), 400, 1000],
    ['a number for a text', 'application/json', JSON.stringify({ apikey: key, [main]: 7 }), 400, 1400],
  ] as const)('%s is refused in the shape of this wire', async (_what, contentType, payload, status, code) => {
    const headers = { 'content-type': contentType }
    const response = await open().app.server.inject({ method: 'POST', url, headers, payload })
    expect([response.statusCode, response.json()]).toEqual([status, { status: code, message: expect.any(String) }])
  })
}
