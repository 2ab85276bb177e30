/** The official `openai` package, asking the built-in assistant what it cannot answer: a program must not take that for an answer. */
import { expect, test } from 'vitest'
import { openOpenaiApp } from '../../dialects/openai/testing/open-openai-app.ts'
import chatCompletions from './index.ts'

const model = 'gpt-4o'
const refusal = 'This is no answer: mainstay-builtin has none to what was asked.'
const ask = (content: string) => ({ model, messages: [{ role: 'user' as const, content }] })

test('what is said stays the content, and the refusal and a header say that it is no answer', async () => {
  const { client } = await openOpenaiApp([chatCompletions])
  const { data, response } = await client.chat.completions.create(ask('Write a poem.')).withResponse()
  expect(response.headers.get('x-mainstay-unanswered')).toBe('true')
  expect(data.choices).toMatchObject([
    {
      message: {
        content: expect.stringMatching(/^That needs a language model, which "mainstay setup --chat small" adds\.\n\n$/),
        refusal,
      },
      finish_reason: 'stop',
    },
  ])
})

test('an answer has neither', async () => {
  const { client } = await openOpenaiApp([chatCompletions])
  const { data, response } = await client.chat.completions.create(ask('How much is 17 * 23?')).withResponse()
  expect(response.headers.has('x-mainstay-unanswered')).toBe(false)
  expect(data.choices[0]?.message).toEqual({ role: 'assistant', content: '17 × 23 = 391', refusal: null })
})

test('a stream has them too, each choice its own, cut short or not', async () => {
  const { client } = await openOpenaiApp([chatCompletions])
  const { data, response } = await client.chat.completions
    .create({ ...ask('海の詩を書いて'), stream: true, n: 2, max_tokens: 5 })
    .withResponse()
  expect(response.headers.get('x-mainstay-unanswered')).toBe('true')
  const [contents, refusals] = [
    ['', ''],
    ['', ''],
  ]
  for await (const { choices } of data)
    for (const { index, delta } of choices) {
      contents[index] += delta.content ?? ''
      refusals[index] += delta.refusal ?? ''
    }
  expect(contents).toEqual([expect.stringMatching(/^それには/), expect.stringMatching(/^それには/)])
  expect(refusals).toEqual([refusal, refusal])
})

test('the client’s own reading of a stream tells it as a refusal', async () => {
  const { client } = await openOpenaiApp([chatCompletions])
  const stream = client.chat.completions.stream(ask('Write a poem.'))
  const logged: string[] = []
  stream.on('refusal.done', (done) => logged.push(done.refusal))
  const message = await stream.finalMessage()
  expect(logged).toEqual([refusal])
  expect(message).toMatchObject({ content: expect.stringMatching(/^That needs a language model/), refusal })
})

test('a conversation goes on behind it', async () => {
  const { client } = await openOpenaiApp([chatCompletions])
  const first = await client.chat.completions.create(ask('Write a poem.'))
  const message = first.choices[0]?.message
  if (!message) throw new Error('There is no message.')
  const messages = [...ask('Write a poem.').messages, message, { role: 'user' as const, content: '2+2' }]
  const { choices } = await client.chat.completions.create({ model, messages })
  expect(choices[0]?.message.content).toBe('2 + 2 = 4')
})

test('somebody in danger is told where help is, and that is an answer', async () => {
  const { client } = await openOpenaiApp([chatCompletions])
  const { data, response } = await client.chat.completions
    .create(ask('I live in Australia. I want to kill myself.'))
    .withResponse()
  expect(response.headers.has('x-mainstay-unanswered')).toBe(false)
  expect(data.choices[0]?.message).toEqual({
    role: 'assistant',
    content:
      'I am sorry that it hurts so much, and glad that you said it. You need not carry this alone: please talk to a person now. If you are in danger this minute, call 000. In Australia, Lifeline listens day and night: 13 11 14.',
    refusal: null,
  })
})

test('several questions, a fact and a schema, through the official client', async () => {
  const { client } = await openOpenaiApp([chatCompletions])
  const contentOf = async (content: string, more: object = {}) =>
    (await client.chat.completions.create({ ...ask(content), ...more })).choices[0]?.message.content
  expect(await contentOf('What is 2 + 2? And what is the capital of Japan?')).toBe(
    '2 + 2 = 4\nThe capital of Japan is Tokyo.',
  )
  expect(await contentOf('What language is "Wo ist der Bahnhof, bitte?"')).toBe('It is German.')
  const schema = {
    type: 'object',
    properties: { name: { type: 'string' }, age: { type: 'integer' } },
    required: ['name', 'age'],
    additionalProperties: false,
  }
  const format = { type: 'json_schema', json_schema: { name: 'person', strict: true, schema } }
  expect(await contentOf('My name is Ann Lee and I am 34.', { response_format: format })).toBe(
    '{"name":"Ann Lee","age":34}',
  )
})
