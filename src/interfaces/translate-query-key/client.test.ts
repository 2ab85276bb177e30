import { expect, test } from 'vitest'
import type { Failure } from '../../client/answer/result.ts'
import { serveRecorder } from '../../client/__fixtures__/serve.ts'
import { createClient } from './client.ts'
import { openTranslateApp } from './testing/open-translate-app.ts'

test('a text is translated', async () => {
  const { origin, key } = await openTranslateApp()
  const { translateQueryKey } = createClient({ baseUrl: origin, key })
  expect(await translateQueryKey.translateText('hello world', { source: 'en', target: 'de' })).toBe('hallo Welt')
})

test('everything travels in the query, with the content type of a form and no body', async () => {
  const { address, requests } = await serveRecorder(500)
  const { translateQueryKey } = createClient({ baseUrl: address, key: 'a key' })
  await translateQueryKey.translateText('Fish & chips?', { source: 'en', target: 'ja' })
  expect(requests).toMatchObject([
    {
      method: 'POST',
      url: '/translate2/language/translate/v2?key=a+key&q=Fish+%26+chips%3F&target=ja&format=text&source=en',
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'content-length': '0' },
    },
  ])
  expect(requests[0]?.body).toHaveLength(0)
})

test('a body that is given keeps its own type', async () => {
  const { address, requests } = await serveRecorder()
  const { translateQueryKey } = createClient({ baseUrl: address, key: 'k' })
  await translateQueryKey.translate({ body: { q: 'hello', target: 'ja' } })
  expect(requests[0]?.headers['content-type']).toBe('application/x-www-form-urlencoded; charset=UTF-8')
  expect(String(requests[0]?.body)).toBe('q=hello&target=ja')
})

test('where the status is not 200 the text is empty, and the failure is told', async () => {
  const { origin } = await openTranslateApp()
  const { translateQueryKey } = createClient({ baseUrl: origin, key: 'nobodys' })
  const failures: Failure[] = []
  const onFailure = (failure: Failure) => failures.push(failure)
  expect(await translateQueryKey.translateText('hello world', { target: 'de', onFailure })).toBe('')
  expect(failures).toMatchObject([{ ok: false, status: 400, body: { error: { code: 400 } } }])
})

test('without a server the text is empty, too', async () => {
  const { translateQueryKey } = createClient({ baseUrl: 'http://127.0.0.1:9', key: 'k' })
  expect(await translateQueryKey.translateText('hello', { target: 'de' })).toBe('')
})
