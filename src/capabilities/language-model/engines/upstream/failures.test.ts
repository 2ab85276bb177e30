/** What servers do wrong, and what a caller is told of it. */
import type { ServerResponse } from 'node:http'
import { onTestFinished, expect, test } from 'vitest'
import { fail, json, startFakeOpenai } from '../../testing/start-fake-openai.ts'
import type { ChatRequest } from '../../port.ts'
import { collect } from '../../domain/collect.ts'
import { createUpstream } from './testing/create-upstream.ts'

const request: ChatRequest = {
  messages: [{ role: 'user', content: [{ kind: 'text', text: 'Hello there' }] }],
  sampling: { temperature: 0 },
  stop: [],
  choices: 1,
  tools: [],
}

async function open(environment: Readonly<Record<string, string>> = {}) {
  const fake = await startFakeOpenai()
  const engine = createUpstream(fake, environment)
  onTestFinished(() => engine[Symbol.asyncDispose]())
  const ask = async (changes: Partial<ChatRequest> = {}) =>
    collect(await engine.chat({ ...request, ...changes }, new AbortController().signal))
  return { fake, engine, ask }
}

function events(response: ServerResponse, text: string | Buffer): ServerResponse {
  response.writeHead(200, { 'content-type': 'text/event-stream' }).write(text)
  return response
}

const piece = (content: string, finish: string | null = null) =>
  `data: ${JSON.stringify({ model: 'm', choices: [{ index: 0, delta: { content }, finish_reason: finish }] })}\n\n`

test.each([
  [
    'dies mid-stream',
    (response: ServerResponse) =>
      void events(response, piece('Hel')).write(': ', () => setImmediate(() => response.destroy())),
    'engine_failed',
    /connection to the model server broke/,
  ],
  [
    'ends mid-stream',
    (response: ServerResponse) => events(response, piece('Hel')).end(),
    'engine_failed',
    /ended in the middle/,
  ],
  [
    'sends broken SSE',
    (response: ServerResponse) => events(response, 'data: {"choices": [\n\n').end(),
    'engine_failed',
    /broken event/,
  ],
  [
    'reports a failure in the stream',
    (response: ServerResponse) => void events(response, 'data: {"error":{"message":"out of memory"}}\n\n'),
    'engine_failed',
    /failed in the middle/,
  ],
  [
    'sends HTML',
    (response: ServerResponse) => response.writeHead(200, { 'content-type': 'text/html' }).end('<html>Hi</html>'),
    'engine_failed',
    /something else than JSON/,
  ],
  [
    'sends a line without end',
    (response: ServerResponse) => {
      events(response, 'data: ')
      for (let count = 0; count < 90; count++) response.write('x'.repeat(65_536))
    },
    'engine_failed',
    /event without end/,
  ],
  [
    'refuses its key',
    (response: ServerResponse) => fail(response, 401, 'bad key', 'invalid_api_key'),
    'engine_unavailable',
    /CHAT_UPSTREAM_KEY/,
  ],
  [
    'knows no such path',
    (response: ServerResponse) => fail(response, 404, 'Not Found', 'none'),
    'not_served',
    /does not serve this call: it answered with 404\.$/,
  ],
  [
    'calls the request wrong',
    (response: ServerResponse) =>
      json(response, 400, { error: { message: 'No audio here', param: 'audio', code: 'unsupported_value' } }),
    'unsupported_value',
    /^No audio here$/,
  ],
  [
    'knows its length by another name',
    (response: ServerResponse) =>
      json(response, 400, { error: { code: 400, message: 'too long', type: 'exceed_context_size_error' } }),
    'context_length_exceeded',
    /^too long$/,
  ],
])('a server that %s', async (_name, fault, code, message) => {
  const { fake, ask } = await open({ CHAT_UPSTREAM_RETRIES: '0' })
  fake.faults.push((response) => void fault(response))
  await expect(ask()).rejects.toMatchObject({ name: 'ServiceError', code, message: expect.stringMatching(message) })
  expect((await ask()).choices[0]?.finish).toBe('stop')
})

test.each([
  ['before its answer', () => {}, /did not answer in time/],
  ['in the middle of it', (response: ServerResponse) => void events(response, piece('Hel')), /stopped in the middle/],
])('a server that stalls %s', async (_name, fault, message) => {
  const { fake, ask } = await open({ CHAT_UPSTREAM_FIRST_BYTE_SECONDS: '0.1', CHAT_UPSTREAM_IDLE_SECONDS: '0.1' })
  fake.faults.push(fault)
  await expect(ask()).rejects.toMatchObject({
    code: 'timed_out',
    status: 504,
    message: expect.stringMatching(message),
  })
  expect(fake.requests).toHaveLength(1)
  await expect.poll(() => fake.open).toBe(0)
})

test.each([
  [429, { 'retry-after': '0' }],
  [503, { 'retry-after': new Date().toUTCString() }],
  [500, {}],
])('%i before anything was sent is tried again', async (status, headers) => {
  const { fake, ask } = await open()
  fake.faults.push((response) => fail(response, status, 'later', 'overloaded', headers))
  fake.faults.push((response) => response.destroy() && undefined)
  expect((await ask()).choices[0]?.finish).toBe('stop')
  expect(fake.requests).toHaveLength(3)
})

test('what came before a failure in the same read is given first', async () => {
  const { fake, engine } = await open()
  const failure = 'data: {"error":{"message":"out of memory"}}\n\n'
  fake.faults.push((response) => void events(response, `${piece('Hel')}${piece('lo')}${failure}`))
  let text = ''
  const read = async () => {
    for await (const event of await engine.chat(request, new AbortController().signal))
      if (event.kind === 'text') text += event.text
  }
  await expect(read()).rejects.toThrow('The model failed in the middle of its answer')
  expect(text).toBe('Hello')
  await expect.poll(() => fake.open).toBe(0)
})

test('a server that stays busy: the caller is told when to come again', async () => {
  const { fake, ask } = await open()
  fake.faults.push((response) => fail(response, 429, 'slow down', 'rate_limit_exceeded', { 'retry-after': '40' }))
  await expect(ask()).rejects.toMatchObject({ code: 'busy', status: 503, headers: { 'retry-after': '40' } })
  expect(fake.requests).toHaveLength(1)
})

test('events cut and framed in every allowed way', async () => {
  const { fake, ask } = await open()
  const cat = Buffer.from(piece('é🐈'))
  const middle = cat.indexOf('🐈') + 2
  const stop = piece('', 'stop').replaceAll('\n', '\r')
  fake.faults.push(async (response) => {
    const write = async (text: string | Buffer) => {
      response.write(text)
      await new Promise((resolve) => setTimeout(resolve, 15))
    }
    events(response, ': a comment\r\n\r\nevent: message\r\nid: 1\r\nretry: 5\r\n')
    await write(cat.subarray(0, middle))
    await write(cat.subarray(middle))
    await write('data: {"model":"m",\r')
    await write('\ndata:"choices":[{"index":0,"delta":{"content":"!"},\ndata:  "finish_reason":null}]}\r\n\r\n')
    await write(stop)
    response.end('data: {"choices":[],"usage":{"prompt_tokens":2,"completion_tokens":3}}\n\ndata: [DONE]')
  })
  expect(await ask()).toMatchObject({
    model: 'm',
    choices: [{ text: 'é🐈!', finish: 'stop' }],
    usage: { promptTokens: 2, completionTokens: 3 },
  })
})

test('a server that cannot stream answers whole, one that does not count leaves the usage out', async () => {
  const { fake, ask } = await open()
  const choices = [{ message: { content: 'Hi', reasoning_content: 'greets' }, finish_reason: 'stop' }]
  fake.faults.push((response) => json(response, 200, { choices }))
  expect(await ask()).toEqual({
    model: 'fake-1',
    fingerprint: undefined,
    choices: [{ text: 'Hi', reasoning: 'greets', refusal: '', toolCalls: [], logProbabilities: [], finish: 'stop' }],
    usage: undefined,
  })
})

test('connections are kept: ten answers come over two at most', async () => {
  const { fake, ask } = await open()
  for (let count = 0; count < 10; count++) await ask()
  // While one answer is being ended, the next is asked for over another.
  expect(fake.connections).toBeLessThanOrEqual(2)
})
