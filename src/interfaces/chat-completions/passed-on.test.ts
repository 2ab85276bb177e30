/** The official `openai` package against calls that are passed on to a fake of an OpenAI-compatible server. */
import OpenAI from 'openai'
import { expect, test } from 'vitest'
import { startFakeOpenai } from '../../capabilities/language-model/testing/start-fake-openai.ts'
import { openAppOverFake, openOpenaiApp } from '../../dialects/openai/testing/open-openai-app.ts'
import chatCompletions from './index.ts'

const open = (environment = {}) => openAppOverFake([chatCompletions], environment)
const model = 'fake-1'
const messages: OpenAI.ChatCompletionMessageParam[] = [
  { role: 'developer', content: 'Be brief.' },
  { role: 'user', content: [{ type: 'text', text: 'What was seen from the window?' }] },
]
const weather: OpenAI.ChatCompletionFunctionTool = {
  type: 'function',
  function: { name: 'weather', parameters: { type: 'object', properties: { city: { type: 'string' } } } },
}

test('a chat goes on as it was written, and the answer comes back as it is', async () => {
  const { client, fake } = await open()
  const request = {
    model,
    messages,
    temperature: 0,
    max_completion_tokens: 5,
    user: 'ada',
    reasoning_effort: 'low',
  } as const
  const { data, response } = await client.chat.completions.create(request).withResponse()
  expect(data).toMatchObject({ id: 'fake-1', model, system_fingerprint: 'fp_fake', usage: { prompt_tokens: 2 } })
  expect(response.headers.get('x-mainstay-engine')).toBe('upstream')
  expect(response.headers.get('x-ratelimit-limit-requests')).toBe('600')
  expect(response.headers.get('x-ratelimit-remaining-requests')).toBe('599')
  expect(response.headers.get('x-ratelimit-reset-requests')).toMatch(/^[\d.]+s$/)
  expect(fake.requests[0]?.body).toEqual(request)
})

test('byte for byte, whatever its Content-Type, with the operator’s key', async () => {
  const { app, key, fake } = await open({ CHAT_UPSTREAM_KEY: 'theirs' })
  const payload = `{ "model":"${model}", "seed": 1.0, "messages":[{"role":"user","content":"\\ud800"}], "min_p":1e-1 }`
  const headers = { authorization: `Bearer ${key}`, 'content-type': 'text/plain' }
  const response = await app.server.inject({ method: 'POST', url: '/chat/v1/chat/completions', headers, payload })
  expect(response.statusCode).toBe(200)
  expect(fake.requests[0]?.text).toBe(payload)
  expect(fake.requests[0]?.headers).toMatchObject({
    authorization: 'Bearer theirs',
    'content-type': 'application/json',
  })
})

test('a name that changes is all that does', async () => {
  const { client, fake } = await open()
  const call = { id: 'call_1', type: 'function', function: { name: 'f', arguments: '{}' } } as const
  const picture = { type: 'image_url', image_url: { url: 'data:image/png;base64,AA==' } } as const
  const conversation: OpenAI.ChatCompletionMessageParam[] = [
    { role: 'system', content: 'Be brief.' },
    { role: 'user', name: 'ada', content: [{ type: 'text', text: 'Look' }, picture] },
    { role: 'assistant', content: null, tool_calls: [call] },
    { role: 'tool', content: 'done', tool_call_id: 'call_1' },
  ]
  const request = { messages: conversation, reasoning_effort: 'low', parallel_tool_calls: false } as const
  expect((await client.chat.completions.create({ ...request, model: 'gpt-4o' })).model).toBe(model)
  expect(fake.requests[0]?.body).toEqual({ ...request, model })
})

test('a stream, with its usage and [DONE]', async () => {
  const { client, baseUrl, key } = await open()
  const request = { model, messages, temperature: 0, stream: true, stream_options: { include_usage: true } } as const
  let text = ''
  const chunks = []
  for await (const chunk of await client.chat.completions.create(request)) {
    chunks.push(chunk)
    text += chunk.choices[0]?.delta.content ?? ''
  }
  const whole = await client.chat.completions.create({ model, messages, temperature: 0 })
  expect(text).toBe(whole.choices[0]?.message.content)
  expect(chunks.at(-1)).toMatchObject({ choices: [], usage: whole.usage })
  const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' }
  const body = JSON.stringify(request)
  const response = await fetch(`${baseUrl}/chat/completions`, { method: 'POST', headers, body })
  expect(await response.text()).toMatch(/"usage":\{[^}]+\}\}\n\ndata: \[DONE\]\n\n$/)
  const names = ['content-type', 'x-accel-buffering', 'cache-control', 'x-ratelimit-remaining-requests']
  expect(names.map((name) => response.headers.get(name))).toEqual(['text/event-stream', 'no', 'no-store', '597'])
})

test('tools, called in pieces', async () => {
  const { client } = await open()
  const streamed = await client.chat.completions.stream({ model, messages, tools: [weather] }).finalChatCompletion()
  const tool_calls = [{ id: 'call_1', type: 'function', function: { name: 'weather', arguments: '{"city":"Paris"}' } }]
  expect(streamed.choices[0]).toMatchObject({ finish_reason: 'tool_calls', message: { tool_calls } })
})

test('several servers: a model is asked for where it is', async () => {
  const [first, second] = [await startFakeOpenai({ models: ['a'] }), await startFakeOpenai({ models: ['b'] })]
  const settings = { CHAT_ENGINE: 'upstream', CHAT_UPSTREAM_URL: `${first.url},${second.url}` }
  const { client } = await openOpenaiApp([chatCompletions], settings)
  for (const name of ['b', 'b', 'a', 'b']) {
    expect((await client.chat.completions.create({ model: name, messages })).model).toBe(name)
  }
  expect([first.requests.length, second.requests.length]).toEqual([1, 3])
})

test('models, also those with a slash in their names', async () => {
  const { client, baseUrl, key } = await open()
  const { data } = await client.models.list()
  expect(data).toEqual([
    { id: 'fake-1', object: 'model', created: 1, owned_by: 'fake' },
    { id: 'owner/fake-2', object: 'model', created: 1, owned_by: 'fake' },
    { id: 'mainstay-embedding', object: 'model', created: 1_795_219_200, owned_by: 'mainstay' },
    { id: 'mainstay-moderation', object: 'model', created: 1_795_219_200, owned_by: 'mainstay' },
  ])
  expect(await client.models.retrieve('owner/fake-2')).toEqual(data[1])
  const headers = { authorization: `Bearer ${key}` }
  const bare = await fetch(`${baseUrl}/models/owner/fake-2`, { headers })
  expect(await bare.json()).toEqual(data[1])
  await expect(client.models.retrieve('a/b/c')).rejects.toMatchObject({ status: 404, code: 'model_not_found' })
})

test('names of the original are answered by the default model, other unknown names are not', async () => {
  const { client } = await open({ CHAT_MODEL: 'owner/fake-2', CHAT_UPSTREAM_MODELS: 'gpt-4o=fake-1' })
  const ask = async (name: string) => (await client.chat.completions.create({ model: name, messages })).model
  expect(await ask('gpt-3.5-turbo')).toBe('owner/fake-2')
  expect(await ask('o3-mini')).toBe('owner/fake-2')
  expect(await ask('gpt-4o')).toBe('fake-1')
  expect((await client.models.list()).data.map(({ id }) => id)).toEqual([
    'owner/fake-2',
    'fake-1',
    'gpt-4o',
    'mainstay-embedding',
    'mainstay-moderation',
  ])
  // Looked up, a name means what it does in a call.
  expect((await client.models.retrieve('gpt-4o')).id).toBe('gpt-4o')
  expect((await client.models.retrieve('gpt-4.1-mini')).id).toBe('owner/fake-2')
  expect((await client.models.retrieve('mainstay-embedding')).owned_by).toBe('mainstay')
  await expect(client.models.retrieve('llama-9')).rejects.toMatchObject({ status: 404 })
  await expect(ask('llama-9')).rejects.toMatchObject({ status: 404, code: 'model_not_found' })
})

test('errors are the client’s own classes', async () => {
  const { client, baseUrl } = await open({ CHAT_COMPLETIONS_FREE_CALLS_PER_MINUTE: '2' })
  const stranger = new OpenAI({ baseURL: baseUrl, apiKey: 'sk-nobody', maxRetries: 0 })
  await expect(stranger.models.list()).rejects.toMatchObject({ name: 'Error', status: 401, code: 'invalid_api_key' })
  await expect(stranger.models.list()).rejects.toBeInstanceOf(OpenAI.AuthenticationError)
  const long: OpenAI.ChatCompletionMessageParam[] = [{ role: 'user', content: 'word '.repeat(5000) }]
  await expect(client.chat.completions.create({ model, messages: long })).rejects.toMatchObject({
    status: 400,
    code: 'context_length_exceeded',
  })
  await client.chat.completions.create({ model, messages })
  const limited = client.chat.completions.create({ model, messages })
  await expect(limited).rejects.toBeInstanceOf(OpenAI.RateLimitError)
  const error = await limited.catch((thrown: unknown) => thrown)
  expect(error).toMatchObject({ status: 429, code: 'rate_limit_exceeded', type: 'requests' })
  const headers = error instanceof OpenAI.APIError ? error.headers : undefined
  expect(Number(headers?.get('retry-after'))).toBeGreaterThan(0)
  expect(headers?.get('x-ratelimit-remaining-requests')).toBe('0')
})

test('an aborted stream ends the generation at the server', async () => {
  const { client, fake } = await open()
  fake.paceMs = 20
  const stream = await client.chat.completions.create({ model, messages, stream: true })
  for await (const chunk of stream) if (chunk.choices[0]?.delta.content) break
  await expect.poll(() => fake.open).toBe(0)
  expect(fake.finished).toBe(0)
})

test('a call that is aborted before its answer ends the generation at the server', async () => {
  const { client, fake } = await open()
  fake.faults.push(() => {})
  const controller = new AbortController()
  const call = client.chat.completions.create({ model, messages }, { signal: controller.signal })
  await expect.poll(() => fake.open, { interval: 5 }).toBe(1)
  controller.abort()
  await expect(call).rejects.toBeInstanceOf(OpenAI.APIUserAbortError)
  await expect.poll(() => fake.open, { interval: 5 }).toBe(0)
})

test('a server is the server of another Mainstay', async () => {
  const { baseUrl, key } = await open()
  const settings = { CHAT_ENGINE: 'upstream', CHAT_UPSTREAM_URL: baseUrl, CHAT_UPSTREAM_KEY: key }
  const { client } = await openOpenaiApp([chatCompletions], settings)
  expect((await client.models.list()).data.map(({ id }) => id)).toEqual([
    'fake-1',
    'owner/fake-2',
    'mainstay-embedding',
    'mainstay-moderation',
  ])
  const request = { model, messages, temperature: 0, tools: [weather] }
  const streamed = await client.chat.completions.stream(request).finalChatCompletion()
  expect(streamed.choices[0]?.message.tool_calls).toMatchObject([{ function: { arguments: '{"city":"Paris"}' } }])
  const refused = client.chat.completions.create({ model: 'llama-9', messages })
  await expect(refused).rejects.toMatchObject({ status: 404, code: 'model_not_found' })
})
