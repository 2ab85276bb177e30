import { once } from 'node:events'
import type { RequestListener, ServerResponse } from 'node:http'
import { json } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { library } from '../__fixtures__/contracts.ts'
import { collect } from '../__fixtures__/collect.ts'
import { createExchange } from '../__fixtures__/create-exchange.ts'
import { findDeadAddress, serve } from '../__fixtures__/serve.ts'
import { createClientFrom } from '../create-client-from.ts'
import { StreamBrokenError } from './stream-broken-error.ts'
import { streamEvents } from './stream-events.ts'
import { StreamRefusedError } from './stream-refused-error.ts'

const createClient = createClientFrom({ library }, {})
const input = { body: { about: 'cats' } }

function startStream(response: ServerResponse): ServerResponse {
  return response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' })
}

async function openStream(listener: RequestListener, options?: { signal: AbortSignal }) {
  const baseUrl = await serve(listener)
  return createClient({ baseUrl, key: 'k-53cr3t' }).library.write.stream(input, options)
}

async function catchError(stream: AsyncIterable<unknown>): Promise<unknown> {
  try {
    await collect(stream)
  } catch (thrown) {
    return thrown
  }
}

test('events come typed, one by one, until [DONE]', async () => {
  const seen: unknown[] = []
  const stream = await openStream(async (request, response) => {
    seen.push(request.headers.accept, await json(request))
    startStream(response).write(': hello\n\ndata: {"word":"ねこ"}\n\n')
    response.end('data: {"word":\ndata: "cat"}\r\n\r\ndata: [DONE]\n\ndata: {"word":"late"}\n\n')
  })
  const words: string[] = []
  for await (const { word } of stream) words.push(word)
  expect(words).toEqual(['ねこ', 'cat'])
  expect(seen).toEqual(['text/event-stream', { about: 'cats', stream: true }])
})

test('a stream may end without [DONE]', async () => {
  const stream = await openStream((_request, response) => startStream(response).end('data: {"word":"a"}\n\n'))
  expect(await collect(stream)).toEqual([{ word: 'a' }])
})

test('nothing is sent before the first event is awaited', async () => {
  let requests = 0
  const stream = await openStream((_request, response) => {
    requests += 1
    startStream(response).end('data: [DONE]\n\n')
  })
  expect(requests).toBe(0)
  expect(await collect(stream)).toEqual([])
  expect(requests).toBe(1)
})

test('leaving the loop closes the connection', async () => {
  let closed: Promise<unknown> | undefined
  const stream = await openStream((_request, response) => {
    closed = once(response, 'close')
    startStream(response).write('data: {"word":"a"}\n\n')
  })
  for await (const event of stream) {
    expect(event).toEqual({ word: 'a' })
    break
  }
  await closed
})

test('[DONE] closes a connection that the server keeps open', async () => {
  let closed: Promise<unknown> | undefined
  const stream = await openStream((_request, response) => {
    closed = once(response, 'close')
    startStream(response).write('data: [DONE]\n\n')
  })
  expect(await collect(stream)).toEqual([])
  await closed
})

test('a refusal is thrown in place of the first event, with what the server sent', async () => {
  const stream = await openStream((_request, response) => response.writeHead(429).end('{"error":"slow down"}'))
  const error = await catchError(stream)
  expect(error).toBeInstanceOf(StreamRefusedError)
  expect(error).toMatchObject({ failure: { ok: false, status: 429, body: { error: 'slow down' } } })
  expect(error).toHaveProperty('message', expect.stringMatching(/^POST http:\S+\/books\/write answered 429\.$/))
})

test('an answer in one piece is no stream', async () => {
  const stream = await openStream((_request, response) => response.writeHead(200).end('{"text":"all of it"}'))
  const error = await catchError(stream)
  expect(error).toBeInstanceOf(StreamRefusedError)
  expect(error).toMatchObject({ failure: { ok: false, status: 200, body: { text: 'all of it' } } })
})

test('no response at all', async () => {
  const stream = createClient({ baseUrl: await findDeadAddress() }).library.write.stream(input)
  const error = await catchError(stream)
  expect(error).toBeInstanceOf(StreamRefusedError)
  expect(error).toMatchObject({ failure: { status: 0, headers: {} } })
})

test('a stream that is cut off', async () => {
  const stream = await openStream((request, response) => {
    startStream(response).write('data: {"word":"a"}\n\n', () => setImmediate(() => request.socket.destroy()))
  })
  const events: unknown[] = []
  const reading = (async () => {
    for await (const event of stream) events.push(event)
  })()
  await expect(reading).rejects.toThrow(StreamBrokenError)
  expect(events).toEqual([{ word: 'a' }])
})

test('a stream that falls silent, while one whose caller is slow goes on', async () => {
  let writeMore: (() => void) | undefined
  const root = await serve((_request, response) => {
    startStream(response).write('data: {"word":"a"}\n\n')
    writeMore = () => void response.write('data: {"word":"b"}\n\n')
  })
  const stream = streamEvents(createExchange(root, library.operations.write, 60))
  expect(await stream.next()).toEqual({ done: false, value: { word: 'a' } })
  await sleep(120)
  writeMore?.()
  expect(await stream.next()).toEqual({ done: false, value: { word: 'b' } })
  await expect(stream.next()).rejects.toThrow(
    new StreamBrokenError(`POST ${root}/write began to stream, and then the rest did not come within 0.06 s.`),
  )
})

test('an event that is no JSON', async () => {
  const stream = await openStream((_request, response) => startStream(response).end('data: oops\n\n'))
  const error = await catchError(stream)
  expect(error).toBeInstanceOf(StreamBrokenError)
  expect(error).toHaveProperty('message', expect.stringContaining('sent an event that is not JSON.'))
})

test("the caller's signal ends the stream with its reason", async () => {
  const stop = new AbortController()
  const stream = await openStream((_request, response) => void startStream(response).write('data: {"word":"a"}\n\n'), {
    signal: stop.signal,
  })
  const events: unknown[] = []
  const reading = (async () => {
    for await (const event of stream) {
      events.push(event)
      stop.abort(new Error('enough'))
    }
  })()
  await expect(reading).rejects.toThrow('enough')
  expect(events).toEqual([{ word: 'a' }])
})
