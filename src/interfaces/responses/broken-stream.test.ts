/** What a caller sees of a response that breaks off after it began, and what is left of one that is given up. */
import { request as sendRequest } from 'node:http'
import { expect, test } from 'vitest'
import { openAppOverFake } from '../../dialects/openai/testing/open-openai-app.ts'
import responses from './index.ts'

const model = 'fake-1'
const piece = `data: ${JSON.stringify({ choices: [{ index: 0, delta: { content: 'Hel' } }] })}\n\n`

test('a failure in the middle is a failed response with what there is of it, and nothing is stored', async () => {
  const { client, fake } = await openAppOverFake([responses])
  fake.faults.push((response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' }).end(piece)
  })
  const events = []
  for await (const event of await client.responses.create({ model, input: 'Hello', stream: true })) events.push(event)
  const last = events.at(-1)
  if (last?.type !== 'response.failed') throw new Error(`it ended with ${last?.type}`)
  expect(last.response).toMatchObject({
    status: 'failed',
    error: { code: 'server_error', message: 'The model server ended in the middle of its answer; try again.' },
    output: [{ type: 'message', status: 'in_progress' }],
  })
  await expect(client.responses.retrieve(last.response.id)).rejects.toMatchObject({ status: 404 })
})

test('asked for as a whole, it is a failure with a status', async () => {
  const { client, fake } = await openAppOverFake([responses])
  fake.faults.push((response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' }).end(piece)
  })
  await expect(client.responses.create({ model, input: 'Hello' })).rejects.toMatchObject({
    status: 502,
    type: 'server_error',
  })
})

test('streams that are left half-way are given up at the model, and nothing of them is stored', async () => {
  const { client, fake, baseUrl, key } = await openAppOverFake([responses])
  const kept = await client.responses.create({ model, input: 'Hello' })
  fake.paceMs = 2_000
  const body = JSON.stringify({ model, input: 'Hello', stream: true, previous_response_id: kept.id })
  const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' }
  const ids: string[] = []
  const leaving = Array.from({ length: 20 }, () => {
    const request = sendRequest(`${baseUrl}/responses`, { method: 'POST', headers, agent: false })
    request.on('error', () => {})
    request.on('response', (response) => {
      response.on('error', () => {})
      response.once('data', (data) => ids.push(/"id":"(resp_\w+)"/.exec(String(data))?.[1] ?? ''))
    })
    request.end(body)
    return request
  })
  await expect.poll(() => ids.length, { interval: 20 }).toBe(20)
  for (const request of leaving) request.destroy()
  await expect.poll(() => fake.open).toBe(0)
  // The one that was kept.
  expect(fake.finished).toBe(1)
  for (const id of ids) await expect(client.responses.retrieve(id)).rejects.toMatchObject({ status: 404 })
  expect((await client.responses.retrieve(kept.id)).output_text).toBe(kept.output_text)
})
