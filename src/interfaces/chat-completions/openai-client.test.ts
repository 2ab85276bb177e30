/** The official `openai` package against a house whose models are a double of an OpenAI-compatible server. */
import OpenAI from 'openai'
import { expect, test } from 'vitest'
import { openHouseOverDouble, openOpenaiHouse } from '../../dialects/openai/testing/open-openai-house.ts'
import chatCompletions from './index.ts'

const open = (environment = {}) => openHouseOverDouble([chatCompletions], environment)
const model = 'double-1'
const messages: OpenAI.ChatCompletionMessageParam[] = [
  { role: 'developer', content: 'Be brief.' },
  { role: 'user', content: [{ type: 'text', text: 'What was seen from the window?' }] },
]

test('chat', async () => {
  const { client, double } = await open()
  const { data, response } = await client.chat.completions
    .create({ model, messages, temperature: 0, max_completion_tokens: 5, user: 'ada' })
    .withResponse()
  expect(data).toMatchObject({
    object: 'chat.completion',
    model,
    system_fingerprint: 'fp_double',
    choices: [{ index: 0, message: { role: 'assistant', refusal: null }, logprobs: null, finish_reason: 'length' }],
    usage: { prompt_tokens: 8, completion_tokens: 5, total_tokens: 13 },
  })
  expect(data.id).toMatch(/^chatcmpl-[\da-f]{32}$/)
  expect(data.choices[0]?.message.content?.trim().split(' ')).toHaveLength(5)
  expect(response.headers.get('x-mainstay-engine')).toBe('upstream')
  expect(response.headers.get('x-ratelimit-limit-requests')).toBe('600')
  expect(response.headers.get('x-ratelimit-remaining-requests')).toBe('599')
  expect(response.headers.get('x-ratelimit-reset-requests')).toMatch(/^[\d.]+s$/)
  expect(double.requests[0]?.body).toEqual({
    model,
    messages: [
      { role: 'system', content: 'Be brief.' },
      { role: 'user', content: 'What was seen from the window?' },
    ],
    temperature: 0,
    max_tokens: 5,
    user: 'ada',
  })
})

test('stream, with its usage', async () => {
  const { client } = await open()
  const request = { model, messages, temperature: 0 } as const
  const whole = await client.chat.completions.create(request)
  const stream = await client.chat.completions.create({
    ...request,
    stream: true,
    stream_options: { include_usage: true },
  })
  const chunks = []
  for await (const chunk of stream) chunks.push(chunk)
  expect(chunks[0]).toMatchObject({
    object: 'chat.completion.chunk',
    model,
    choices: [{ index: 0, delta: { role: 'assistant', content: '' }, finish_reason: null }],
    usage: null,
  })
  expect(new Set(chunks.map(({ id }) => id)).size).toBe(1)
  expect(chunks.map(({ choices }) => choices[0]?.delta.content ?? '').join('')).toBe(whole.choices[0]?.message.content)
  expect(chunks.at(-2)?.choices).toMatchObject([{ delta: {}, finish_reason: 'stop' }])
  expect(chunks.at(-1)).toMatchObject({ choices: [], usage: whole.usage })
})

test('several choices with log-probabilities', async () => {
  const { client } = await open()
  const request = { model, messages, n: 2, logprobs: true, top_logprobs: 2, max_tokens: 3, seed: 5 }
  const { choices, usage } = await client.chat.completions.create(request)
  expect(choices.map(({ index }) => index)).toEqual([0, 1])
  expect(usage?.completion_tokens).toBe(6)
  const [first] = choices[0]?.logprobs?.content ?? []
  expect(first).toMatchObject({ logprob: -0.5, bytes: [...Buffer.from(first?.token ?? '')] })
  expect(first?.top_logprobs.map(({ logprob }) => logprob)).toEqual([-0.5, -1.5])
})

const weather: OpenAI.ChatCompletionFunctionTool = {
  type: 'function',
  function: { name: 'weather', parameters: { type: 'object', properties: { city: { type: 'string' } } } },
}

test('tools: called in pieces or whole, and their answers read', async () => {
  const { client, double } = await open()
  const request = { model, messages, tools: [weather] }
  const whole = await client.chat.completions.create(request)
  const [choice] = whole.choices
  const tool_calls = [{ id: 'call_1', type: 'function', function: { name: 'weather', arguments: '{"city":"Paris"}' } }]
  expect(choice).toMatchObject({ finish_reason: 'tool_calls', message: { content: null, tool_calls } })
  const streamed = await client.chat.completions.stream(request).finalChatCompletion()
  expect(streamed.choices[0]).toMatchObject({ finish_reason: 'tool_calls', message: { tool_calls } })
  if (!choice) throw new Error('no choice')
  const answer = { role: 'tool', tool_call_id: 'call_1', content: 'rain' } as const
  const end = await client.chat.completions.create({ ...request, messages: [...messages, choice.message, answer] })
  expect(end.choices[0]?.message.content).toBe('The tool says: rain')
  expect(double.requests.at(-1)?.body.messages?.slice(-2)).toEqual([
    { role: 'assistant', content: null, tool_calls },
    answer,
  ])
})

test('the older functions', async () => {
  const { client, double } = await open()
  const request = { model, messages, functions: [weather.function], function_call: { name: 'weather' } }
  const { choices } = await client.chat.completions.create(request)
  const function_call = { name: 'weather', arguments: '{"city":"Paris"}' }
  expect(choices[0]).toMatchObject({ finish_reason: 'function_call', message: { content: null, function_call } })
  expect(choices[0]?.message).not.toHaveProperty('tool_calls')
  expect(double.requests[0]?.body).toMatchObject({
    tools: [weather],
    tool_choice: { type: 'function', function: { name: 'weather' } },
  })
  const answered: OpenAI.ChatCompletionMessageParam[] = [
    ...messages,
    { role: 'assistant', content: null, function_call },
    { role: 'function', name: 'weather', content: 'rain' },
  ]
  const end = await client.chat.completions.create({ ...request, messages: answered })
  expect(end.choices[0]?.message.content).toBe('The tool says: rain')
})

test('json_schema', async () => {
  const { client, double } = await open()
  const schema = { type: 'object', properties: { street: { type: 'string' }, town: { type: 'string' } } }
  const { choices } = await client.chat.completions.parse({
    model,
    messages,
    response_format: { type: 'json_schema', json_schema: { name: 'address', strict: true, schema } },
  })
  expect(choices[0]?.message.parsed).toEqual({ street: 'a street', town: 'a town' })
  expect(double.requests[0]?.body.response_format).toEqual({
    type: 'json_schema',
    json_schema: { name: 'address', strict: true, schema },
  })
})

test('models, also those with a slash in their names', async () => {
  const { client, baseUrl, key } = await open()
  const { data } = await client.models.list()
  expect(data).toEqual([
    { id: 'double-1', object: 'model', created: 1, owned_by: 'double' },
    { id: 'owner/double-2', object: 'model', created: 1, owned_by: 'double' },
  ])
  expect(await client.models.retrieve('owner/double-2')).toEqual(data[1])
  const headers = { authorization: `Bearer ${key}` }
  const bare = await fetch(`${baseUrl}/models/owner/double-2`, { headers })
  expect(await bare.json()).toEqual(data[1])
  await expect(client.models.retrieve('a/b/c')).rejects.toMatchObject({ status: 404, code: 'model_not_found' })
})

test('names of the original are answered by the default model, other unknown names are not', async () => {
  const { client } = await open({ CHAT_MODEL: 'owner/double-2', CHAT_UPSTREAM_MODELS: 'gpt-4o=double-1' })
  const ask = async (name: string) => (await client.chat.completions.create({ model: name, messages })).model
  expect(await ask('gpt-3.5-turbo')).toBe('owner/double-2')
  expect(await ask('o3-mini')).toBe('owner/double-2')
  expect(await ask('gpt-4o')).toBe('double-1')
  expect((await client.models.list()).data.map(({ id }) => id)).toEqual(['owner/double-2', 'double-1', 'gpt-4o'])
  await expect(ask('llama-9')).rejects.toMatchObject({ status: 404, code: 'model_not_found', param: 'model' })
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
  const { client, double } = await open()
  double.paceMs = 20
  const stream = await client.chat.completions.create({ model, messages, stream: true })
  for await (const chunk of stream) if (chunk.choices[0]?.delta.content) break
  await expect.poll(() => double.open, { timeout: 400, interval: 5 }).toBe(0)
})

test('a call that is aborted before its answer ends the generation at the server', async () => {
  const { client, double } = await open()
  double.faults.push(() => {})
  const controller = new AbortController()
  const call = client.chat.completions.create({ model, messages }, { signal: controller.signal })
  await expect.poll(() => double.open, { interval: 5 }).toBe(1)
  controller.abort()
  await expect(call).rejects.toBeInstanceOf(OpenAI.APIUserAbortError)
  await expect.poll(() => double.open, { timeout: 400, interval: 5 }).toBe(0)
})

test('a house is the server of another house', async () => {
  const { baseUrl, key } = await open()
  const settings = { CHAT_ENGINE: 'upstream', CHAT_UPSTREAM_URL: baseUrl, CHAT_UPSTREAM_KEY: key }
  const { client } = await openOpenaiHouse([chatCompletions], settings)
  expect((await client.models.list()).data.map(({ id }) => id)).toEqual(['double-1', 'owner/double-2'])
  const request = { model, messages, temperature: 0, tools: [weather] }
  const streamed = await client.chat.completions.stream(request).finalChatCompletion()
  expect(streamed.choices[0]?.message.tool_calls).toMatchObject([{ function: { arguments: '{"city":"Paris"}' } }])
  const refused = client.chat.completions.create({ model: 'llama-9', messages })
  await expect(refused).rejects.toMatchObject({ status: 404, code: 'model_not_found' })
})
