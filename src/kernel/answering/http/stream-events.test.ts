import { createServer } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { listenOnLoopback } from '../../testing/listen-on-loopback.ts'
import { EventStream } from '../../wire/interface/answer.ts'
import { writeEvents } from './stream-events.ts'

/** Asks a server that writes these events. */
async function ask(events: AsyncIterable<object>, last?: string, idleMs = 60_000): Promise<Response> {
  const server = createServer((_request, response) => {
    const options = { idleMs, renderFailure: () => 'failed', noteFailure: () => {} }
    void writeEvents(response, new EventStream(events, { last }), options)
  })
  const { origin, stop } = await listenOnLoopback(server)
  onTestFinished(stop)
  return fetch(origin)
}

test('events that are there at once leave as one answer whose length is known', async () => {
  async function* events() {
    yield { n: 0 }
    yield { n: 1 }
  }
  const response = await ask(events(), '[DONE]')
  const text = 'data: {"n":0}\n\ndata: {"n":1}\n\ndata: [DONE]\n\n'
  expect([await response.text(), response.headers.get('content-length')]).toEqual([text, String(text.length)])
})

test('an event does not wait for a later one', async () => {
  const received = Promise.withResolvers<void>()
  async function* events() {
    yield { n: 0 }
    await received.promise
    yield { n: 1 }
  }
  const pieces: string[] = []
  for await (const piece of (await ask(events())).body ?? []) {
    pieces.push(Buffer.from(piece).toString())
    received.resolve()
  }
  expect(pieces).toEqual(['data: {"n":0}\n\n', 'data: {"n":1}\n\n'])
})

test('a caller that does not read makes the events wait; one that leaves ends them', async () => {
  const state = { given: 0, isClosed: false }
  async function* events() {
    try {
      for (;;) yield { text: `${(state.given += 1)} ${'x'.repeat(1000)}` }
    } finally {
      state.isClosed = true
    }
  }
  const stands = async () => {
    const before = state.given
    await sleep(100)
    return state.given === before
  }
  const reader = (await ask(events())).body?.getReader()
  await expect.poll(stands).toBe(true)
  const before = state.given
  for (let count = 0; count < 200; count++) await reader?.read()
  await expect.poll(stands).toBe(true)
  expect(state.given).toBeGreaterThan(before)
  expect(state.isClosed).toBe(false)
  await reader?.cancel()
  await expect.poll(() => state.isClosed).toBe(true)
})

test('a caller that takes nothing for too long is cut off, and the events end', async () => {
  const state = { isClosed: false }
  async function* events() {
    try {
      for (;;) yield { text: 'x'.repeat(1000) }
    } finally {
      state.isClosed = true
    }
  }
  const reader = (await ask(events(), undefined, 100)).body?.getReader()
  await expect.poll(() => state.isClosed).toBe(true)
  const readAll = async () => {
    while (!(await reader?.read())?.done);
  }
  await expect(readAll()).rejects.toThrow()
})
