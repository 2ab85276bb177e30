/** What the interfaces count of a key's usage, beside calls. */
import sharp from 'sharp'
import { expect, test } from 'vitest'
import chatCompletions from '../src/interfaces/chat-completions/index.ts'
import embeddings from '../src/interfaces/embeddings/index.ts'
import imageAnalysis from '../src/interfaces/image-analysis/index.ts'
import responses from '../src/interfaces/responses/index.ts'
import textCompletions from '../src/interfaces/text-completions/index.ts'
import translateLibre from '../src/interfaces/translate-libre/index.ts'
import translateQueryKey from '../src/interfaces/translate-query-key/index.ts'
import { openTestApp } from '../src/kernel/testing/open-test-app.ts'

const owner = 'the-key-of-this-test'

test('tokens, characters and pictures are counted for the key, as the wires tell them', async () => {
  const interfaces = [
    chatCompletions,
    responses,
    textCompletions,
    embeddings,
    translateQueryKey,
    translateLibre,
    imageAnalysis,
  ]
  const { server, keys } = await openTestApp(interfaces, { MAINSTAY_DEV_KEY: owner })
  const size = { width: 64, height: 64, channels: 3, background: 'white' } as const
  const picture = await sharp({ create: size }).png().toBuffer()
  const { id, secret } = await keys.make({ name: 'counted', scopes: '*', plan: 'paid' })
  const post = async (url: string, payload: object | Buffer, headers: object = {}) => {
    const response = await server.inject({
      method: 'POST',
      url,
      payload,
      headers: { authorization: `Bearer ${secret}`, ...headers },
    })
    expect([url, response.statusCode]).toEqual([url, 200])
    return response
  }
  const messages = [{ role: 'user', content: 'What is 2 + 3?' }]
  const chat = (await post('/chat/v1/chat/completions', { messages })).json()
  const streamed = await post('/chat/v1/chat/completions', { messages, stream: true })
  const reply = (await post('/chat/v1/responses', { input: 'What is 2 + 3?' })).json()
  const completed = (await post('/chat/v1/completions', { prompt: 'Once upon', max_tokens: 5 })).json()
  const embedded = (await post('/chat/v1/embeddings', { input: ['a tree', 'a house'] })).json()
  await post(`/translate2/language/translate/v2?key=${secret}`, { q: 'Good morning.', target: 'ja' })
  await post('/translate/translate', { q: 'Good night', source: 'en', target: 'ja', api_key: secret })
  await post('/vision/vision/v3.2/tag', picture, {
    'content-type': 'application/octet-stream',
    'ocp-apim-subscription-key': secret,
  })
  expect(streamed.body).toContain('[DONE]')

  const told = await server.inject({ url: '/usage.json?days=1', headers: { authorization: `Bearer ${owner}` } })
  const used: { caller: string; subject: string; unit: string; used: number }[] = told.json().usage
  const ofKey = used.filter(({ caller }) => caller === id)
  expect(Object.fromEntries(ofKey.map((row) => [`${row.subject} ${row.unit}`, row.used]))).toEqual({
    'chat-completions calls': 2,
    'chat-completions tokens': 2 * chat.usage.total_tokens,
    'responses calls': 1,
    'responses tokens': reply.usage.total_tokens,
    'text-completions calls': 1,
    'text-completions tokens': completed.usage.total_tokens,
    'embeddings calls': 1,
    'embeddings tokens': embedded.usage.total_tokens,
    'translate-query-key calls': 1,
    'translate-query-key characters': 13,
    'translate-libre calls': 1,
    'translate-libre characters': 10,
    'image-analysis calls': 1,
    'image-analysis pictures': 1,
  })
})
