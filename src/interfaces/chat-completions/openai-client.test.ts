/** The official `openai` package against the handlers, over an engine that shows what it is asked. */
import type OpenAI from 'openai'
import { expect, test } from 'vitest'
import { briefRequest } from '../../dialects/openai/testing/brief-request.ts'
import { openAppOverEngine } from '../../dialects/openai/testing/open-openai-app.ts'
import chatCompletions from './index.ts'

const open = () => openAppOverEngine(chatCompletions)
const model = 'fake-1'
const messages: OpenAI.ChatCompletionMessageParam[] = [
  { role: 'developer', content: 'Be brief.' },
  { role: 'user', content: [{ type: 'text', text: 'What was seen from the window?' }] },
]

test('chat', async () => {
  const { client, fake } = await open()
  const { data, response } = await client.chat.completions
    .create({ model, messages, temperature: 0, max_completion_tokens: 5, user: 'ada' })
    .withResponse()
  expect(data).toMatchObject({
    object: 'chat.completion',
    model,
    system_fingerprint: 'fp_fake',
    choices: [{ index: 0, message: { role: 'assistant', refusal: null }, logprobs: null, finish_reason: 'length' }],
    usage: { prompt_tokens: 8, completion_tokens: 5, total_tokens: 13 },
  })
  expect(data.id).toMatch(/^chatcmpl-[\da-f]{32}$/)
  expect(data.choices[0]?.message.content?.trim().split(' ')).toHaveLength(5)
  expect(response.headers.get('x-mainstay-engine')).toBe('embedded')
  expect(response.headers.get('x-ratelimit-limit-requests')).toBe('600')
  expect(response.headers.get('x-ratelimit-remaining-requests')).toBe('599')
  expect(response.headers.get('x-ratelimit-reset-requests')).toMatch(/^[\d.]+s$/)
  expect(fake.requests[0]?.body).toEqual(briefRequest)
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
  const { client, fake } = await open()
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
  expect(fake.requests.at(-1)?.body.messages?.slice(-2)).toEqual([
    { role: 'assistant', content: null, tool_calls },
    answer,
  ])
})

test('the older functions', async () => {
  const { client, fake } = await open()
  const request = { model, messages, functions: [weather.function], function_call: { name: 'weather' } }
  const { choices } = await client.chat.completions.create(request)
  const function_call = { name: 'weather', arguments: '{"city":"Paris"}' }
  expect(choices[0]).toMatchObject({ finish_reason: 'function_call', message: { content: null, function_call } })
  expect(choices[0]?.message).not.toHaveProperty('tool_calls')
  expect(fake.requests[0]?.body).toMatchObject({
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

test('functions of the older kind, streamed', async () => {
  const { client } = await open()
  const functions = [weather.function]
  const stream = await client.chat.completions.create({ model, messages, functions, stream: true })
  const choices: OpenAI.ChatCompletionChunk.Choice[] = []
  for await (const chunk of stream) choices.push(...chunk.choices)
  const calls = choices.flatMap(({ delta }) => delta.function_call ?? [])
  expect(calls[0]?.name).toBe('weather')
  expect(calls.map((part) => part.arguments).join('')).toBe('{"city":"Paris"}')
  expect(choices.filter(({ delta }) => delta.tool_calls)).toEqual([])
  expect(choices.at(-1)?.finish_reason).toBe('function_call')
})

test('json_schema', async () => {
  const { client, fake } = await open()
  const schema = { type: 'object', properties: { street: { type: 'string' }, town: { type: 'string' } } }
  const { choices } = await client.chat.completions.parse({
    model,
    messages,
    response_format: { type: 'json_schema', json_schema: { name: 'address', strict: true, schema } },
  })
  expect(choices[0]?.message.parsed).toEqual({ street: 'a street', town: 'a town' })
  expect(fake.requests[0]?.body.response_format).toEqual({
    type: 'json_schema',
    json_schema: { name: 'address', strict: true, schema },
  })
})
