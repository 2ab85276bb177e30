import { afterAll, expect, test } from 'vitest'
import { createWorkerPools } from '../../../../../kernel/workers/piscina-pools.ts'
import { createYieldToEventLoop } from '../../../../../kernel/workers/yield-to-event-loop.ts'
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
