/** What a caller sees of a stream that breaks after it began, and of one that it leaves. */
import { request as sendRequest } from 'node:http'
import OpenAI from 'openai'
import { expect, test } from 'vitest'
import { openAppOverFake, openAppOverEngine } from '../../dialects/openai/testing/open-openai-app.ts'
import chatCompletions from './index.ts'

const model = 'fake-1'
const messages = [{ role: 'user', content: 'Hello there' }] as const
const frame = { id: 'fake-1', object: 'chat.completion.chunk', created: 1_700_000_000, model, system_fingerprint: null }
const choice = { index: 0, delta: { content: 'Hel' }, logprobs: null, finish_reason: null }
const piece = `data: ${JSON.stringify({ ...frame, choices: [choice] })}\n\n`

test.each([
  ['of an engine', () => openAppOverEngine(chatCompletions), 'model', 'text/event-stream; charset=utf-8'],
  ['that is passed on', () => openAppOverFake([chatCompletions]), 'upstream', 'text/event-stream'],
])(
  'a stream %s: the failure is one more event in the wire’s own words, and then the end',
  async (_name, open, who, type) => {
    const { fake, baseUrl, key } = await open()
    fake.faults.push((response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' }).end(piece)
    })
    const response = await fetch(`${baseUrl}/chat/completions`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: JSON.stringify({ model, messages, stream: true }),
    })
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe(type)
    const events = (await response.text()).trimEnd().split('\n\n')
    expect(events.slice(0, 2).join('\n')).toContain('"content":"Hel"')
    expect(events.at(-1)).toBe(
      `data: {"error":{"message":"The ${who} server ended in the middle of its answer; try again.","type":"server_error","param":null,"code":null}}`,
    )
  },
)

test('the official client throws it', async () => {
  const { fake, client } = await openAppOverFake([chatCompletions])
  fake.faults.push((response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' }).end(piece)
  })
  const stream = await client.chat.completions.create({ model, messages: [...messages], stream: true })
  let text = ''
  const read = async () => {
    for await (const chunk of stream) text += chunk.choices[0]?.delta.content ?? ''
  }
  await expect(read()).rejects.toBeInstanceOf(OpenAI.APIError)
  expect(text).toBe('Hel')
})

test('a failure before the first event has a status of its own', async () => {
  const { fake, client } = await openAppOverFake([chatCompletions], { CHAT_UPSTREAM_RETRIES: '0' })
  fake.faults.push((response) => {
    response.writeHead(200, { 'content-type': 'text/html' }).end('<html>')
  })
  await expect(client.chat.completions.create({ model, messages: [...messages], stream: true })).rejects.toMatchObject({
    status: 502,
    type: 'server_error',
  })
})

test('the next engine answers when the server is gone', async () => {
  const settings = { CHAT_ENGINE: 'upstream,embedded', CHAT_UPSTREAM_RETRIES: '0' }
  const { fake, client } = await openAppOverFake([chatCompletions], settings)
  await fake.stop()
  const request = { model: 'gpt-4o', messages: [...messages] }
  const { data, response } = await client.chat.completions.create(request).withResponse()
  expect([data.model, response.headers.get('x-mainstay-engine')]).toEqual(['mainstay-builtin', 'embedded'])
})

test('200 streams that are left at once are all given up', async () => {
  const { fake, baseUrl, key } = await openAppOverFake([chatCompletions])
  // None ends by itself.
  fake.paceMs = 60_000
  const body = JSON.stringify({ model, messages, stream: true })
  const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' }
  const leaving = Array.from({ length: 200 }, () => {
    const request = sendRequest(`${baseUrl}/chat/completions`, { method: 'POST', headers, agent: false })
    request.on('error', () => {})
    request.end(body)
    return request
  })
  await expect.poll(() => fake.open, { interval: 20 }).toBe(200)
  for (const request of leaving) request.destroy()
  await expect.poll(() => fake.open).toBe(0)
  expect(fake.finished).toBe(0)
})
