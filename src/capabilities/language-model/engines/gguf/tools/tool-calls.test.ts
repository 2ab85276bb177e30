import { Type } from 'typebox'
import { Check } from 'typebox/value'
import { afterAll, describe, expect, test } from 'vitest'
import type { FinishReason, GenerationEvent, Tool } from '../../../port.ts'
import { chat, say, toChat } from '../../../testing/ask.ts'
import { llamaMissing, nameOf, openGgufEngine } from '../../../testing/open-gguf-engine.ts'
import { ToolCallReader } from './tool-call-reader.ts'

function readAll(pieces: readonly string[], reason: FinishReason = 'stop'): GenerationEvent[] {
  const events: GenerationEvent[] = []
  const reader = new ToolCallReader(0, ['weather', 'time'], (event) => events.push(event))
  for (const text of pieces) reader.read({ kind: 'text', choice: 0, text })
  reader.read({ kind: 'finish', choice: 0, reason })
  return events
}

function callsOf(events: readonly GenerationEvent[]) {
  const calls: { name: string; arguments: string }[] = []
  for (const event of events) {
    if (event.kind !== 'tool-call') continue
    const call = (calls[event.index] ??= { name: event.name ?? '', arguments: '' })
    call.arguments += event.arguments
  }
  return calls
}

test('calls are read wherever their text is cut, braces and quotes inside strings too', () => {
  const first = String.raw`{"city":"} \"{ 東京 \\","list":[{"a":1}]}`
  const text = `{"name":"weather","arguments":${first}}\n{"name":"time","arguments":{}}`
  const expected = [
    { name: 'weather', arguments: first },
    { name: 'time', arguments: '{}' },
  ]
  for (const size of [1, 2, 3, 7, 20, text.length]) {
    const pieces = Array.from({ length: Math.ceil(text.length / size) }, (_, at) =>
      text.slice(at * size, (at + 1) * size),
    )
    const events = readAll(pieces)
    expect(callsOf(events)).toEqual(expected)
    expect(events.at(-1)).toEqual({ kind: 'finish', choice: 0, reason: 'tool-calls' })
  }
})

test('text stays text, with braces later too', () => {
  expect(readAll(['It ', '{"name":"x","arguments":{}}'])).toEqual([
    { kind: 'text', choice: 0, text: 'It ' },
    { kind: 'text', choice: 0, text: '{"name":"x","arguments":{}}' },
    { kind: 'finish', choice: 0, reason: 'stop' },
  ])
})

test.each([1, 3, 100])('an answer in JSON is text, however like a call it begins, in pieces of %d', (size) => {
  const json = '{"name":"weathervane","arguments":2}'
  const pieces = json.match(new RegExp(`.{1,${size}}`, 'g')) ?? []
  const events = readAll(pieces)
  expect(events.map((event) => (event.kind === 'text' ? event.text : event.kind)).join('')).toBe(`${json}finish`)
  expect(events.at(-1)).toEqual({ kind: 'finish', choice: 0, reason: 'stop' })
})

test('a call that breaks off in its first words leaves nothing', () => {
  expect(readAll(['{"name":"wea'], 'length')).toEqual([{ kind: 'finish', choice: 0, reason: 'length' }])
})

let opened: ReturnType<typeof openGgufEngine> | undefined
afterAll(async () => (await opened)?.[Symbol.asyncDispose]())
const open = () => (opened ??= openGgufEngine({ tiny: { contextLength: 2048 } }))

const reference = { $ref: '#/$defs/unit' }
const tools: Tool[] = [
  {
    name: 'weather',
    description: 'The weather of a city',
    parameters: {
      type: 'object',
      properties: { city: { enum: ['Paris', '東京'] }, unit: reference },
      required: ['city', 'unit'],
      additionalProperties: false,
      $defs: { unit: { enum: ['C', 'F'] } },
    },
  },
  { name: 'roll', parameters: { type: 'object', properties: { dice: { type: 'boolean' } }, required: ['dice'] } },
]
const Weather = Type.Object(
  { city: Type.Enum(['Paris', '東京']), unit: Type.Enum(['C', 'F']) },
  { additionalProperties: false },
)
const Roll = Type.Object({ dice: Type.Boolean() }, { additionalProperties: false })

describe.skipIf(llamaMissing !== undefined)(nameOf('tools'), () => {
  test.each([1, 2, 3, 4])('a call that is asked for fits its schema, seed %d', async (seed) => {
    const messages = [say('system', 'Be brief.'), say('user', 'hello')]
    const toolChoice = { name: 'weather' }
    const sampling = { temperature: 1, seed }
    const { choices } = await chat(await open(), { messages, tools, toolChoice, sampling, maxTokens: 200 })
    const [choice] = choices
    expect([choice?.finish, choice?.text, choice?.toolCalls.length]).toEqual(['tool-calls', '', 1])
    expect(choice?.toolCalls[0]).toMatchObject({ id: expect.stringMatching(/^call_[\da-f]{32}$/), name: 'weather' })
    expect(Check(Weather, JSON.parse(choice?.toolCalls[0]?.arguments ?? ''))).toBe(true)
  })

  test('any of the tools, several at once, and what they gave read in the next turn', async () => {
    const engine = await open()
    const messages = [say('user', 'hello')]
    const request = { messages, tools, toolChoice: 'required' as const, maxTokens: 400 }
    const { choices } = await chat(engine, { ...request, sampling: { temperature: 1, seed: 3 } })
    const { toolCalls = [] } = choices[0] ?? {}
    expect(toolCalls.length).toBeGreaterThan(0)
    for (const { name, arguments: written } of toolCalls)
      expect(Check(name === 'weather' ? Weather : Roll, JSON.parse(written))).toBe(true)
    const answers = toolCalls.map(({ id }) => ({
      role: 'tool' as const,
      toolCallId: id,
      content: [{ kind: 'text' as const, text: 'rain' }],
    }))
    const next = await chat(engine, {
      messages: [...messages, { role: 'assistant', content: [], toolCalls }, ...answers],
      tools,
      toolChoice: 'none',
    })
    expect(next.choices[0]?.toolCalls).toEqual([])
  })

  test('one call where several are not wanted', async () => {
    const engine = await open()
    const counts = []
    for (const parallelCalls of [true, false]) {
      const request = { messages: [say('user', 'hello')], tools, toolChoice: 'required' as const, parallelCalls }
      const { choices } = await chat(engine, { ...request, choices: 6, sampling: { seed: 1 }, maxTokens: 400 })
      counts.push(Math.max(...choices.map(({ toolCalls }) => toolCalls.length)))
    }
    expect(counts[0]).toBeGreaterThan(1)
    expect(counts[1]).toBe(1)
  })

  test('on auto it is a call or it is text, and the arguments come in pieces', async () => {
    const engine = await open()
    for (const seed of [1, 2, 3]) {
      const sampling = { temperature: 1, seed }
      const { choices } = await chat(engine, { messages: [say('user', 'hello')], tools, sampling, maxTokens: 60 })
      const [choice] = choices
      expect(choice?.text === '' || choice?.toolCalls.length === 0).toBe(true)
      expect(choice?.text.startsWith('{')).toBe(false)
    }
    const request = toChat({ messages: [say('user', 'hello')], tools, toolChoice: { name: 'weather' }, maxTokens: 200 })
    let pieces = 0
    for await (const { kind } of await engine.chat(request, new AbortController().signal))
      if (kind === 'tool-call') pieces++
    expect(pieces).toBeGreaterThan(3)
  })

  test.each([1, 2, 3, 4, 5, 6])(
    'on auto with a format it is a call or an answer by the schema, seed %d',
    async (seed) => {
      const schema = { type: 'object', properties: { name: { enum: ['Ada'] } }, required: ['name'] }
      const format = { kind: 'schema', name: 'person', schema, isStrict: true } as const
      const sampling = { temperature: 1, seed, logitBias: new Map<number, number>() }
      const request = { messages: [say('user', 'hello')], tools, format, sampling, choices: 4, maxTokens: 300 }
      const { choices } = await chat(await open(), request)
      for (const { text, toolCalls, finish } of choices) {
        expect(finish).toBe(toolCalls.length > 0 ? 'tool-calls' : 'stop')
        if (toolCalls.length === 0) expect(text).toBe('{"name":"Ada"}')
        else expect(text).toBe('')
      }
    },
  )

  test('arguments that the grammar cannot hold are asked for once more', async () => {
    const engine = await open()
    const pair = { type: 'array', items: { enum: ['red', 'green'] }, minItems: 2, maxItems: 2 }
    const toRequest = (colours: object) => {
      const parameters = { type: 'object', properties: { colours }, required: ['colours'] }
      const sampling = { temperature: 1, seed: 2 }
      const common = { messages: [say('user', 'hello')], toolChoice: { name: 'paint' }, sampling, maxTokens: 100 }
      return { ...common, tools: [{ name: 'paint', parameters }], choices: 8 }
    }
    const counts: number[] = []
    for (const uniqueItems of [false, true]) {
      const { choices } = await chat(engine, toRequest({ ...pair, uniqueItems }))
      const written = choices.map(({ toolCalls }) => JSON.parse(toolCalls[0]?.arguments ?? '').colours)
      counts.push(written.filter(([one, other]) => one !== other).length)
    }
    expect(counts[1]).toBeGreaterThan(Number(counts[0]))
  })
})
