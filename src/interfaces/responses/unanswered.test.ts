/** The official `openai` package, asking the built-in assistant what it cannot answer. */
import { expect, test } from 'vitest'
import { openOpenaiApp } from '../../dialects/openai/testing/open-openai-app.ts'
import responses from './index.ts'

const refusal = 'This is no answer: mainstay-builtin has none to what was asked.'
const question = { model: 'gpt-4o', input: 'Write a poem.' }

test('a message has its text, and a part that refuses; a header says so', async () => {
  const { client } = await openOpenaiApp([responses])
  const { data, response } = await client.responses.create(question).withResponse()
  expect(response.headers.get('x-mainstay-unanswered')).toBe('true')
  expect(data.output).toMatchObject([
    {
      type: 'message',
      content: [
        { type: 'output_text', text: expect.stringMatching(/^That needs a language model/) },
        { type: 'refusal', refusal },
      ],
    },
  ])
  expect(data.output_text).toMatch(/^That needs a language model/)
  const next = await client.responses
    .create({ model: 'gpt-4o', input: '2+2', previous_response_id: data.id })
    .withResponse()
  expect(next.response.headers.has('x-mainstay-unanswered')).toBe(false)
  expect(next.data.output_text).toBe('2 + 2 = 4')
})

test('a stream tells the refusal by events of its own', async () => {
  const { client } = await openOpenaiApp([responses])
  const { data, response } = await client.responses.create({ ...question, stream: true }).withResponse()
  expect(response.headers.get('x-mainstay-unanswered')).toBe('true')
  const types: string[] = []
  for await (const { type } of data) if (types.at(-1) !== type) types.push(type)
  expect(types.slice(-8)).toEqual([
    'response.output_text.done',
    'response.content_part.done',
    'response.content_part.added',
    'response.refusal.delta',
    'response.refusal.done',
    'response.content_part.done',
    'response.output_item.done',
    'response.completed',
  ])
})
