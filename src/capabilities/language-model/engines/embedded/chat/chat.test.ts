import { afterAll, expect, test } from 'vitest'
import { createWorkerPools } from '../../../../../kernel/foundation/workers/piscina-pools.ts'
import { createYieldToEventLoop } from '../../../../../kernel/foundation/workers/yield-to-event-loop.ts'
import type { ChatRequest } from '../../../port.ts'
import { collect } from '../../../domain/collect.ts'
import createEngine from '../../embedded.ts'

const workers = createWorkerPools({ maxThreads: 1 })
afterAll(() => workers[Symbol.asyncDispose]())
const engine = createEngine({
  now: () => Date.UTC(2026, 10, 21, 12),
  workers,
  yieldToEventLoop: createYieldToEventLoop(),
})

function chat(text: string, request: Partial<ChatRequest> = {}) {
  const messages: ChatRequest['messages'] = [
    { role: 'system', content: [{ kind: 'text', text: 'You are a pirate.' }] },
    { role: 'user', content: [{ kind: 'text', text }] },
  ]
  const common = { messages, sampling: {}, stop: [], choices: 1, tools: [] }
  return engine.chat({ ...common, ...request }, new AbortController().signal)
}

const tools = [{ name: 'get_weather' }]

test('the answer comes in pieces, and every choice is the same', async () => {
  const { choices, model } = await collect(await chat('What is 6 times 7?', { choices: 3 }))
  expect(model).toBe('mainstay-builtin')
  expect(choices.map(({ text, finish }) => [text, finish])).toEqual(Array(3).fill(['6 × 7 = 42', 'stop']))
  let pieces = 0
  for await (const { kind } of await chat('Who are you?')) if (kind === 'text') pieces++
  expect(pieces).toBeGreaterThan(20)
})

test('the usage counts the tokens of all messages', async () => {
  const { usage } = await collect(await chat('2+2'))
  const longer = await collect(await chat('2+2 please'))
  expect(usage?.promptTokens).toBeGreaterThan(3)
  expect(longer.usage?.promptTokens).toBe((usage?.promptTokens ?? 0) + 1)
})

test('tools that it must leave alone it leaves alone', async () => {
  expect((await collect(await chat('2+2', { tools, toolChoice: 'none' }))).choices[0]?.text).toBe('2 + 2 = 4')
})

const sound: ChatRequest['messages'] = [
  {
    role: 'user',
    content: [{ kind: 'other', part: { type: 'input_audio', input_audio: { data: '', format: 'wav' } } }],
  },
]

const strings = (...names: readonly string[]) => Object.fromEntries(names.map((name) => [name, { type: 'string' }]))
const objectOf = (properties: Readonly<Record<string, unknown>>) => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
})
const byFormat = (schema: ReturnType<typeof objectOf>) =>
  ({ format: { kind: 'schema', name: 'x', schema, isStrict: true } }) as const

test.each([
  [
    'My name is Ann Lee, I am 34 years old and my email is ann@example.com. I live in Canada.',
    objectOf({ ...strings('name', 'email', 'country'), age: { type: 'integer' } }),
    { name: 'Ann Lee', email: 'ann@example.com', country: 'Canada', age: 34 },
  ],
  [
    'Order: A-17\nTotal: $1,250.50\nPaid: yes',
    objectOf({ order: { type: 'string' }, total: { type: 'number' }, paid: { type: 'boolean' } }),
    { order: 'A-17', total: 1250.5, paid: true },
  ],
  [
    'The food was awful.',
    objectOf({ sentiment: { type: 'string', enum: ['positive', 'negative', 'neutral'] } }),
    { sentiment: 'negative' },
  ],
  ['What is 6 times 7?', objectOf({ answer: { type: 'number' } }), { answer: 42 }],
  ['What is the capital of Peru?', objectOf(strings('answer')), { answer: 'The capital of Peru is Lima.' }],
  [
    'Colours: red, green and blue',
    objectOf({ colours: { type: 'array', items: { type: 'string' } } }),
    { colours: ['red', 'green', 'blue'] },
  ],
  [
    '名前は田中です。25歳です。',
    objectOf({ name: { type: 'string' }, age: { type: 'integer' } }),
    { name: '田中', age: 25 },
  ],
  [
    'Nothing here.',
    objectOf({ email: { type: ['string', 'null'] }, note: { type: ['string', 'null'] } }),
    { email: null, note: null },
  ],
])('what a text says is written by a schema: %s', async (text, schema, object) => {
  const { choices } = await collect(await chat(text, byFormat(schema)))
  expect(JSON.parse(choices[0]?.text ?? '')).toEqual(object)
})

test.each([
  ['a value that is not in the text', 'Hello there', objectOf(strings('email'))],
  ['two numbers for one name', 'I have 3 dogs and 4 cats', objectOf({ quantity: { type: 'integer' } })],
  ['a number that is of something else', 'I am 0.5 sure', objectOf({ hate: { type: 'number' } })],
  ['objects in objects', 'Name: Ann', objectOf({ person: { type: 'object', properties: strings('name') } })],
  ['a bound that the value is beyond', 'Age: 300', objectOf({ age: { type: 'integer', maximum: 150 } })],
])('nothing is made up: %s', async (_what, text, schema) => {
  await expect(chat(text, byFormat(schema))).rejects.toMatchObject({
    code: 'unsupported_parameter',
    status: 400,
    field: 'response_format',
  })
})

test('somebody in danger is answered in words, whatever their program asks for', async () => {
  for (const request of [{ tools }, byFormat(objectOf(strings('answer'))), { format: { kind: 'json' } as const }]) {
    const { choices } = await collect(await chat('I want to die', request))
    expect(choices[0]?.text).toMatch(/^I am sorry that it hurts so much/)
  }
})

test.each([
  ['tools', { tools }],
  ['tools', { tools, toolChoice: 'auto' }],
  ['tools', { tools, toolChoice: 'required' }],
  ['tools', { tools, toolChoice: { name: 'get_weather' } }],
  ['messages', { messages: sound }],
  ['response_format', { format: { kind: 'json' } }],
  ['response_format', { format: { kind: 'schema', name: 'x', schema: {}, isStrict: true } }],
  ['logprobs', { logProbabilities: 2 }],
] as const)('%s is refused in a sentence', async (field, request) => {
  await expect(chat('2+2', request)).rejects.toMatchObject({ code: 'unsupported_parameter', status: 400, field })
})
