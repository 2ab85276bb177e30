/** The official `openai` package against calls that are passed on to a fake of an OpenAI-compatible server. */
import { expect, test } from 'vitest'
import { openAppOverFake } from '../../dialects/openai/testing/open-openai-app.ts'
import textCompletions from './index.ts'

const open = (environment = {}) => openAppOverFake([textCompletions], environment)
const model = 'fake-1'

test('a completion goes on as it was written, and the answer comes back as it is', async () => {
  const { client, fake } = await open()
  const request = { model, prompt: ['That evening', 'x'], best_of: 2, logprobs: 1, user: 'ada' }
  const { data, response } = await client.completions.create(request).withResponse()
  expect(data).toMatchObject({ id: 'fake-1', object: 'text_completion', model, system_fingerprint: 'fp_fake' })
  expect(response.headers.get('x-mainstay-engine')).toBe('upstream')
  expect(fake.requests).toMatchObject([{ path: '/v1/completions', body: request }])
})

test('a stream', async () => {
  const { client } = await open()
  const request = { model, prompt: 'That evening', temperature: 0, max_tokens: 5 }
  const whole = await client.completions.create(request)
  let text = ''
  for await (const { choices } of await client.completions.create({ ...request, stream: true })) {
    text += choices[0]?.text ?? ''
  }
  expect(text).toBe(whole.choices[0]?.text)
})

test('the default model takes the place of the original’s names, of none, and of aliases their own', async () => {
  const { client, app, key, fake } = await open({
    CHAT_MODEL: 'owner/fake-2',
    CHAT_UPSTREAM_MODELS: 'text-davinci-003=fake-1',
  })
  const names = ['davinci-002', 'text-davinci-003', model]
  for (const name of names) await client.completions.create({ model: name, prompt: 'x' })
  const headers = { authorization: `Bearer ${key}` }
  await app.server.inject({ method: 'POST', url: '/chat/v1/completions', headers, payload: { prompt: 'x' } })
  expect(fake.requests.map(({ body }) => body.model)).toEqual(['owner/fake-2', model, model, 'owner/fake-2'])
})

test('the calls of a minute are limited by plan', async () => {
  const { client, fake } = await open({ TEXT_COMPLETIONS_FREE_CALLS_PER_MINUTE: '1' })
  await client.completions.create({ model, prompt: 'x' })
  await expect(client.completions.create({ model, prompt: 'x' })).rejects.toMatchObject({
    status: 429,
    code: 'rate_limit_exceeded',
  })
  expect(fake.requests).toHaveLength(1)
})

test('the built-in model answers when the server is gone', async () => {
  const { client, fake } = await open({ CHAT_ENGINE: 'upstream,embedded', CHAT_UPSTREAM_RETRIES: '0' })
  await fake.stop()
  const request = { model: 'text-davinci-003', prompt: 'It was a dark night, and', max_tokens: 4 }
  const { data, response } = await client.completions.create(request).withResponse()
  expect([data.model, response.headers.get('x-mainstay-engine')]).toEqual(['mainstay-ngram', 'embedded'])
})
