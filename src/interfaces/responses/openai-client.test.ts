/** The official `openai` package, over the chat capability's own client and a fake of an OpenAI-compatible server behind it. */
import type OpenAI from 'openai'
import { expect, test } from 'vitest'
import { briefRequest } from '../../dialects/openai/testing/brief-request.ts'
import { openAppOverFake } from '../../dialects/openai/testing/open-openai-app.ts'
import responses from './index.ts'

const open = (environment = {}) => openAppOverFake([responses], environment)
const model = 'fake-1'

const weather: OpenAI.Responses.FunctionTool = {
  type: 'function',
  name: 'weather',
  parameters: { type: 'object', properties: { city: { type: 'string' } } },
  strict: false,
}

test('a text, with instructions', async () => {
  const { client, fake } = await open()
  const { data, response } = await client.responses
    .create({
      model,
      instructions: 'Be brief.',
      input: 'What was seen from the window?',
      temperature: 0,
      max_output_tokens: 5,
      metadata: { a: 'b' },
    })
    .withResponse()
  expect(data).toMatchObject({
    object: 'response',
    status: 'incomplete',
    incomplete_details: { reason: 'max_output_tokens' },
    model,
    instructions: 'Be brief.',
    temperature: 0,
    metadata: { a: 'b' },
    store: true,
    error: null,
    usage: { input_tokens: 8, output_tokens: 5, total_tokens: 13 },
  })
  expect(data.id).toMatch(/^resp_[\da-f]{32}$/)
  expect(data.output).toMatchObject([
    { id: expect.stringMatching(/^msg_[\da-f]{32}$/), type: 'message', role: 'assistant', status: 'incomplete' },
  ])
  expect(data.output_text.trim().split(' ')).toHaveLength(5)
  expect(response.headers.get('x-ratelimit-remaining-requests')).toBe('599')
  expect(fake.requests[0]?.body).toEqual(briefRequest)
})

test('a stream: its events are in the original’s order, numbered and named', async () => {
  const { client, baseUrl, key } = await open()
  const request = { model, input: 'What was seen?', temperature: 0 } as const
  const whole = await client.responses.create(request)
  const events = []
  for await (const event of await client.responses.create({ ...request, stream: true })) events.push(event)
  const names = events.map(({ type }) => type)
  expect(names.slice(0, 4)).toEqual([
    'response.created',
    'response.in_progress',
    'response.output_item.added',
    'response.content_part.added',
  ])
  expect(new Set(names.slice(4, -4))).toEqual(new Set(['response.output_text.delta']))
  expect(names.slice(-4)).toEqual([
    'response.output_text.done',
    'response.content_part.done',
    'response.output_item.done',
    'response.completed',
  ])
  expect(events.map(({ sequence_number: number }) => number)).toEqual(events.map((_, index) => index))
  const text = events.map((event) => (event.type === 'response.output_text.delta' ? event.delta : '')).join('')
  expect(text).toBe(whole.output_text)
  expect(events.at(-1)).toMatchObject({ response: { status: 'completed', usage: whole.usage } })

  const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' }
  const body = JSON.stringify({ ...request, stream: true })
  const wire = await (await fetch(`${baseUrl}/responses`, { method: 'POST', headers, body })).text()
  expect(wire).toMatch(/^event: response\.created\ndata: \{"type":"response\.created",/)
  expect(wire).toMatch(/\n\nevent: response\.completed\ndata: [^\n]+\n\n$/)
})

test('the client’s own collector of events puts the response together', async () => {
  const { client } = await open()
  const request = { model, input: 'What was seen?', temperature: 0, tools: [weather], tool_choice: 'none' } as const
  const streamed = await client.responses.stream({ ...request, tools: [weather] }).finalResponse()
  expect(streamed.output_text).not.toBe('')
  expect(streamed.output_text).toBe((await client.responses.create({ ...request, tools: [weather] })).output_text)
})

test('a tool is called, whole or by events, and its output read', async () => {
  const { client, fake } = await open()
  const request = { model, input: 'Weather in Paris?', tools: [weather] }
  const first = await client.responses.create({ ...request, parallel_tool_calls: false })
  expect(fake.requests.at(-1)?.body).toMatchObject({ parallel_tool_calls: false })
  expect(first.parallel_tool_calls).toBe(false)
  const call = { type: 'function_call', call_id: 'call_1', name: 'weather', arguments: '{"city":"Paris"}' }
  expect(first).toMatchObject({ status: 'completed', output: [{ ...call, status: 'completed' }] })
  const events = []
  for await (const event of await client.responses.create({ ...request, stream: true })) events.push(event)
  expect(events.map(({ type }) => type)).toEqual([
    'response.created',
    'response.in_progress',
    'response.output_item.added',
    'response.function_call_arguments.delta',
    'response.function_call_arguments.delta',
    'response.function_call_arguments.done',
    'response.output_item.done',
    'response.completed',
  ])
  expect(events[2]).toMatchObject({ item: { ...call, arguments: '', status: 'in_progress' } })
  expect(events[6]).toMatchObject({ item: { ...call, status: 'completed' } })

  const end = await client.responses.create({
    ...request,
    previous_response_id: first.id,
    input: [{ type: 'function_call_output', call_id: 'call_1', output: 'rain' }],
  })
  expect(end.output_text).toBe('The tool says: rain')
  expect(fake.requests.at(-1)?.body.messages).toEqual([
    { role: 'user', content: 'Weather in Paris?' },
    {
      role: 'assistant',
      content: null,
      tool_calls: [{ id: 'call_1', type: 'function', function: { name: 'weather', arguments: '{"city":"Paris"}' } }],
    },
    { role: 'tool', content: 'rain', tool_call_id: 'call_1' },
  ])
})

test('the conversation goes on from what is stored, without its old instructions', async () => {
  const { client, fake } = await open()
  const first = await client.responses.create({ model, instructions: 'Be brief.', input: 'One?' })
  const second = await client.responses.create({ model, previous_response_id: first.id, input: 'Two?' })
  expect(second.previous_response_id).toBe(first.id)
  expect(fake.requests.at(-1)?.body.messages).toEqual([
    { role: 'user', content: 'One?' },
    { role: 'assistant', content: first.output_text },
    { role: 'user', content: 'Two?' },
  ])
  const { output_text: _helper, ...stored } = await client.responses.retrieve(second.id)
  const { output_text: _same, ...given } = second
  expect(stored).toEqual(given)
})

test('what was asked is listed, and what is deleted is forgotten', async () => {
  const { client } = await open()
  const input = ['a', 'b', 'c'].map((content) => ({ role: 'user', content }) as const)
  const { id } = await client.responses.create({ model, input })
  const listed = await client.responses.inputItems.list(id, { order: 'asc', limit: 2 })
  expect(listed.data.map((item) => 'content' in item && item.content)).toEqual([
    [{ type: 'input_text', text: 'a' }],
    [{ type: 'input_text', text: 'b' }],
  ])
  expect(listed.has_more).toBe(true)
  await client.responses.delete(id)
  await expect(client.responses.retrieve(id)).rejects.toMatchObject({
    status: 404,
    message: `404 Response with id '${id}' not found.`,
  })
})

test('nothing is kept where the caller or the operator says so', async () => {
  const { client } = await open()
  const response = await client.responses.create({ model, input: 'Hello', store: false })
  expect(response).toMatchObject({ store: false })
  await expect(client.responses.retrieve(response.id)).rejects.toMatchObject({ status: 404 })
  const other = await open({ RESPONSES_MAX_STORED: '0' })
  const unkept = await other.client.responses.create({ model, input: 'Hello' })
  expect(unkept).toMatchObject({ store: false })
  await expect(other.client.responses.retrieve(unkept.id)).rejects.toMatchObject({ status: 404 })
})

test('json_schema', async () => {
  const { client, fake } = await open()
  const schema = { type: 'object', properties: { street: { type: 'string' }, town: { type: 'string' } } }
  const format = { type: 'json_schema', name: 'address', strict: true, schema } as const
  const { output_parsed: parsed } = await client.responses.parse({ model, input: 'Where?', text: { format } })
  expect(parsed).toEqual({ street: 'a street', town: 'a town' })
  expect(fake.requests[0]?.body.response_format).toEqual({
    type: 'json_schema',
    json_schema: { name: 'address', strict: true, schema },
  })
})

test('pictures, references and what was thought', async () => {
  const { client, fake } = await open()
  const first = await client.responses.create({ model, input: 'One?' })
  await client.responses.create({
    model,
    input: [
      { type: 'item_reference', id: String(first.output[0]?.id) },
      { type: 'reasoning', id: 'rs_1', summary: [] },
      {
        role: 'user',
        content: [
          { type: 'input_text', text: 'Look' },
          { type: 'input_image', image_url: 'data:image/png;base64,AA==', detail: 'low' },
        ],
      },
    ],
  })
  expect(fake.requests.at(-1)?.body.messages).toEqual([
    { role: 'assistant', content: first.output_text },
    {
      role: 'user',
      content: [
        { type: 'text', text: 'Look' },
        { type: 'image_url', image_url: { url: 'data:image/png;base64,AA==', detail: 'low' } },
      ],
    },
  ])
})

test('the built-in assistant answers when there is no other model', async () => {
  const { client } = await open({ CHAT_ENGINE: 'embedded' })
  const response = await client.responses.create({ model: 'gpt-4o', input: 'How much is 17 * 23?' })
  expect([response.model, response.output_text]).toEqual(['mainstay-builtin', '17 × 23 = 391'])
})
