/** What the handlers refuse and mend, over an engine that shows what reached it. */
import { expect, test } from 'vitest'
import { openAppOverEngine } from '../../dialects/openai/testing/open-openai-app.ts'
import chatCompletions from './index.ts'

async function open() {
  const { app, key, fake } = await openAppOverEngine(chatCompletions)
  const post = (body: object | string) =>
    app.server.inject({
      method: 'POST',
      url: '/chat/v1/chat/completions',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      payload: typeof body === 'string' ? body : JSON.stringify(body),
    })
  return { post, fake }
}

const model = 'fake-1'
const messages = [{ role: 'user', content: 'Hello' }]
const call = { id: 'call_1', type: 'function', function: { name: 'f', arguments: '{}' } }

test.each([
  ['no messages', {}, 'messages', 'The body lacks "messages".'],
  ['an empty conversation', { messages: [] }, 'messages', /must not have fewer than 1 items/],
  ['messages that are a text', { messages: 'Hello' }, 'messages', /must be an array/],
  ['an unknown role', { messages: [{ role: 'robot', content: 'x' }] }, 'messages.0.role', /one of the allowed values/],
  ['no content', { messages: [{ role: 'user' }] }, 'messages.0.content', /must have "content"/],
  ['content that is a number', { messages: [{ role: 'user', content: 5 }] }, 'messages.0.content', /must be/],
  [
    'a text part without text',
    { messages: [{ role: 'user', content: [{ type: 'text' }] }] },
    'messages.0.content.0.text',
    /must have a "text"/,
  ],
  [
    'an assistant without words or calls',
    { messages: [{ role: 'assistant', content: null }] },
    'messages.0.content',
    /or else "tool_calls"/,
  ],
  [
    'a tool without its call',
    { messages: [{ role: 'tool', content: 'x' }] },
    'messages.0.tool_call_id',
    /"tool_call_id" of the call/,
  ],
  [
    'a function without its name',
    { messages: [{ role: 'function', content: 'x' }] },
    'messages.0.name',
    'A message of the role "function" must have the "name" of the function.',
  ],
  ['negative max_tokens', { messages, max_tokens: -1 }, 'max_tokens', /must be >= 1/],
  ['endless max_tokens', { messages, max_tokens: 1e300 }, 'max_tokens', /must be <= 2147483647/],
  ['half a token', { messages, max_completion_tokens: 0.5 }, 'max_completion_tokens', /must be/],
  ['n=1000', { messages, n: 1000 }, 'n', /must be <= 128/],
  [
    'a stop list of 100',
    { messages, stop: Array(100).fill('x') },
    'stop',
    'The field "stop" may hold 16 texts at most; it has 100.',
  ],
  ['a temperature of 3', { messages, temperature: 3 }, 'temperature', /must be <= 2/],
  ['top_logprobs alone', { messages, top_logprobs: 3 }, 'top_logprobs', /"logprobs" is true/],
  ['stream_options alone', { messages, stream_options: { include_usage: true } }, 'stream_options', /"stream" is true/],
  ['a bias of words', { messages, logit_bias: { cat: 5 } }, 'logit_bias', /token ids/],
  [
    'a schema that is not there',
    { messages, response_format: { type: 'json_schema' } },
    'response_format.json_schema',
    /must have "json_schema"/,
  ],
  ['a choice without tools', { messages, tool_choice: 'required' }, 'tool_choice', /together with tools/],
  [
    'a choice of an unknown tool',
    {
      messages,
      tools: [{ type: 'function', function: { name: 'f' } }],
      tool_choice: { type: 'function', function: { name: 'g' } },
    },
    'tool_choice',
    /"g", which is none of the tools/,
  ],
  [
    'a tool of another kind',
    { messages, tools: [{ type: 'custom', custom: { name: 'f' } }] },
    expect.stringMatching(/^tools\.0/),
    /./,
  ],
])('%s: refused, with the field that is at fault', async (_name, body, param, message) => {
  const { post, fake } = await open()
  const response = await post({ model, ...body })
  expect(response.statusCode).toBe(400)
  expect(response.json()).toEqual({
    error: { message: expect.stringMatching(message), type: 'invalid_request_error', param, code: null },
  })
  expect(fake.requests).toEqual([])
})

test('10 MB of content are refused by the model, 11 by the server', async () => {
  const { post } = await open()
  const max = await post({ model, messages: [{ role: 'user', content: 'word '.repeat(2_000_000) }] })
  expect([max.statusCode, max.json().error.code]).toEqual([400, 'context_length_exceeded'])
  const over = await post({ model, messages: [{ role: 'user', content: 'x'.repeat(11_000_000) }] })
  expect(over.statusCode).toBe(413)
  expect(over.json().error.type).toBe('invalid_request_error')
})

test('lone surrogates are replaced, wherever they stand', async () => {
  const { post, fake } = await open()
  const lone = String.raw`\ud800`
  const body = `{"model":"${model}","messages":[{"role":"user","content":"a${lone}b"},{"role":"user","content":[{"type":"text","text":"${lone}"}]}],"stop":["${lone}"]}`
  const response = await post(body)
  expect(response.statusCode).toBe(200)
  expect(fake.requests[0]?.body).toMatchObject({
    messages: [{ content: 'a\u{fffd}b' }, { content: '\u{fffd}' }],
    stop: ['\u{fffd}'],
  })
})

test('a huge max_tokens is no fault, an empty stop stops nothing, null is absent', async () => {
  const { post, fake } = await open()
  const nulls = { temperature: null, n: null, tools: null, response_format: null, stream_options: null, user: null }
  const response = await post({ model, messages, max_tokens: 2_000_000_000, stop: ['', 'zzz'], ...nulls })
  expect(response.json().choices[0].finish_reason).toBe('stop')
  expect(fake.requests[0]?.body).toEqual({
    model,
    messages,
    max_tokens: 2_000_000_000,
    stop: ['zzz'],
    stream: true,
    stream_options: { include_usage: true },
  })
})

test('a conversation with calls, pictures and names reaches the model as it was', async () => {
  const { post, fake } = await open()
  const picture = { type: 'image_url', image_url: { url: 'data:image/png;base64,AA==' } }
  const conversation = [
    { role: 'system', content: 'Be brief.' },
    { role: 'user', name: 'ada', content: [{ type: 'text', text: 'Look' }, picture] },
    { role: 'assistant', content: null, tool_calls: [call] },
    { role: 'tool', content: 'done', tool_call_id: 'call_1' },
  ]
  await post({ model, messages: conversation, reasoning_effort: 'low' })
  expect(fake.requests[0]?.body.messages).toEqual(conversation)
})
