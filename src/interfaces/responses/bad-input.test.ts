/** What is refused and what is mended, with the field that is at fault. */
import { expect, test } from 'vitest'
import { openAppOverFake } from '../../dialects/openai/testing/open-openai-app.ts'
import responses from './index.ts'

async function open(environment = {}) {
  const { app, key, fake } = await openAppOverFake([responses], environment)
  const postAs = (secret: string, body: object | string) =>
    app.server.inject({
      method: 'POST',
      url: '/chat/v1/responses',
      headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
      payload: typeof body === 'string' ? body : JSON.stringify(body),
    })
  return { app, key, fake, postAs, post: (body: object | string) => postAs(key, body) }
}

const model = 'fake-1'
const input = 'Hello'
const tool = { type: 'function', name: 'f', parameters: { type: 'object' } }
const call = { type: 'function_call', call_id: 'call_1', name: 'f', arguments: '{}' }

test.each([
  ['no input', {}, 'input', null, 'The body lacks "input".'],
  ['an empty input', { input: [] }, 'input', null, 'The body lacks "input".'],
  ['input that is a number', { input: 5 }, 'input', null, /must be/],
  [
    'an unknown item type',
    {
      input: [
        { role: 'user', content: 'x' },
        { type: 'computer_call', id: 'cu_1' },
      ],
    },
    'input.1.type',
    null,
    /"computer_call" are not taken here; those of the types message,/,
  ],
  ['an item type of a number', { input: [{ type: 7 }] }, 'input.0.type', null, /must be/],
  ['a message without a role', { input: [{ content: 'x' }] }, 'input.0.role', null, /must have a "role"/],
  ['an unknown role', { input: [{ role: 'robot', content: 'x' }] }, 'input.0.role', null, /allowed values/],
  ['a message without content', { input: [{ role: 'user' }] }, 'input.0.content', null, /must have "content"/],
  [
    'a text part without text',
    { input: [{ role: 'user', content: [{ type: 'input_text' }] }] },
    'input.0.content.0.text',
    null,
    /must have a "text"/,
  ],
  [
    'a part of an unknown type',
    { input: [{ role: 'user', content: [{ type: 'smell' }] }] },
    'input',
    null,
    /"smell" are not taken/,
  ],
  [
    'a file by its id',
    { input: [{ role: 'user', content: [{ type: 'input_file', file_id: 'file-1' }] }] },
    'input',
    'unsupported_parameter',
    /Files are not kept/,
  ],
  ['a call without an id', { input: [{ ...call, call_id: '' }] }, 'input.0.call_id', null, /must have a "call_id"/],
  ['a call without an output', { input: [call] }, 'input', null, 'No tool output found for function call call_1.'],
  [
    'an output without its call',
    { input: [{ type: 'function_call_output', call_id: 'call_9', output: 'x' }] },
    'input',
    null,
    'No tool call found for function call output with call_id call_9.',
  ],
  [
    'an output without output',
    { input: [call, { type: 'function_call_output', call_id: 'call_1' }] },
    'input.1.output',
    null,
    /must have "output"/,
  ],
  [
    'a reference to nothing',
    { input: [{ type: 'item_reference', id: 'msg_1' }] },
    'input.0.id',
    null,
    /Item with id 'msg_1' not found/,
  ],
  [
    'a previous response that is not there',
    { input, previous_response_id: 'resp_1' },
    'previous_response_id',
    'previous_response_not_found',
    /Previous response with id 'resp_1' not found/,
  ],
  [
    'a tool of another kind',
    { input, tools: [{ type: 'web_search' }] },
    'tools.0.type',
    'unsupported_parameter',
    /"web_search" are not served here; functions are/,
  ],
  ['a tool without a name', { input, tools: [{ type: 'function' }] }, 'tools.0.name', null, /must have a "name"/],
  ['a choice without tools', { input, tool_choice: 'required' }, 'tool_choice', null, /there are no tools/],
  [
    'a choice of an unknown tool',
    { input, tools: [tool], tool_choice: { type: 'function', name: 'g' } },
    'tool_choice',
    null,
    /"g", which is none of the tools/,
  ],
  [
    'a schema that is not there',
    { input, text: { format: { type: 'json_schema', name: 'a' } } },
    'text.format',
    null,
    /must have a "name" and a "schema"/,
  ],
  ['work in the background', { input, background: true }, 'background', 'unsupported_parameter', /not made in the/],
  ['a conversation', { input, conversation: 'conv_1' }, 'conversation', 'unsupported_parameter', /not served here/],
  ['negative max_output_tokens', { input, max_output_tokens: -1 }, 'max_output_tokens', null, /must be >= 1/],
])('%s: refused, with the field that is at fault', async (_name, body, param, code, message) => {
  const { post, fake } = await open()
  const response = await post({ model, ...body })
  expect(response.json()).toEqual({
    error: { message: expect.stringMatching(message), type: 'invalid_request_error', param, code },
  })
  expect(response.statusCode).toBe(400)
  expect(fake.requests).toEqual([])
})

test('a previous response of another key is not there, nor are its items', async () => {
  const { app, post, postAs } = await open()
  const { id, output } = (await post({ model, input })).json()
  const { secret } = await app.keys.make({ name: 'other', scopes: '*', plan: 'free' })
  const refused = await postAs(secret, { model, input, previous_response_id: id })
  expect([refused.statusCode, refused.json().error.code]).toEqual([400, 'previous_response_not_found'])
  const reference = await postAs(secret, { model, input: [{ type: 'item_reference', id: output[0].id }] })
  expect(reference.json().error.param).toBe('input.0.id')
  const headers = { authorization: `Bearer ${secret}` }
  const url = `/chat/v1/responses/${id}`
  for (const method of ['GET', 'DELETE'] as const)
    expect((await app.server.inject({ method, url, headers })).statusCode).toBe(404)
  expect((await post({ model, input, previous_response_id: id })).statusCode).toBe(200)
})

test('a refusal of the model names the field as this wire does', async () => {
  const builtin = await open({ CHAT_ENGINE: 'embedded' })
  const long = await builtin.post({ input: 'word '.repeat(20_000) })
  expect([long.statusCode, long.json().error]).toEqual([
    400,
    expect.objectContaining({ code: 'context_length_exceeded', param: 'input' }),
  ])
  const format = { type: 'json_object' }
  const refused = await builtin.post({ input, text: { format } })
  expect(refused.json().error).toMatchObject({ code: 'unsupported_parameter', param: 'text.format' })
})

test('lone surrogates are replaced, null is absent, and fields of later years are ignored', async () => {
  const { post, fake } = await open()
  const lone = String.raw`\ud800`
  const nulls =
    '"tools":null,"text":null,"metadata":null,"previous_response_id":null,"store":null,"reasoning":{"effort":"low"}'
  const response = await post(`{"model":"${model}","input":[{"role":"user","content":"a${lone}b"}],${nulls}}`)
  expect(response.statusCode).toBe(200)
  expect(fake.requests[0]?.body.messages).toEqual([{ role: 'user', content: 'a\u{fffd}b' }])
})
