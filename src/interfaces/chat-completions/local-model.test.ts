/** The official `openai` package against a model in a GGUF file, by schemas that programs really send. */
import { describe, expect, test } from 'vitest'
import { llamaMissing, nameOf } from '../../capabilities/language-model/testing/open-gguf-engine.ts'
import { makeVocabulary } from '../../capabilities/language-model/testing/vocabulary.ts'
import { openLocalModel } from '../../dialects/openai/testing/open-local-model.ts'
import chatCompletions from './index.ts'

/** Toward the end of texts, which a random model hardly finds. */
const logitBias = { [makeVocabulary(600).texts.indexOf('"')]: 8 }
const messages = [{ role: 'user' as const, content: 'Go on.' }]
const common = { model: 'tiny', messages, max_tokens: 600, seed: 3, logit_bias: logitBias }

/** As zod 4 writes an object of its own email, date, url, regex and step. */
const booking = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  type: 'object',
  properties: {
    email: {
      type: 'string',
      format: 'email',
      pattern:
        "^(?!\\.)(?!.*\\.\\.)([A-Za-z0-9_'+\\-\\.]*)[A-Za-z0-9_+-]@([A-Za-z0-9][A-Za-z0-9\\-]*\\.)+[A-Za-z]{2,}$",
    },
    day: { type: 'string', format: 'date', pattern: '^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|1\\d|2[0-8])$' },
    page: { type: 'string', format: 'uri', maxLength: 40 },
    code: { type: 'string', pattern: '^[A-Z]{2}\\d{3}$' },
    hours: { type: 'number', minimum: 0, maximum: 8, multipleOf: 0.5 },
    tags: { type: 'array', items: { type: 'string', maxLength: 4 }, maxItems: 3, uniqueItems: true },
    guest: {
      allOf: [
        { $ref: '#/$defs/named' },
        { type: 'object', properties: { age: { type: 'integer', minimum: 18, maximum: 99 } }, required: ['age'] },
      ],
    },
  },
  required: ['email', 'day', 'code', 'hours', 'tags', 'guest'],
  additionalProperties: false,
  $defs: { named: { type: 'object', properties: { name: { type: 'string', maxLength: 8 } }, required: ['name'] } },
}

function expectBooking(text: string | null | undefined): void {
  expect(JSON.parse(text ?? '')).toEqual({
    email: expect.stringMatching(/^[\w+-]+(?:\.[\w+-]+)*@(?:[A-Za-z\d-]+\.)+[A-Za-z]{2,24}$/),
    day: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    code: expect.stringMatching(/^[A-Z]{2}\d{3}$/),
    hours: expect.toSatisfy((hours) => Number.isInteger(hours * 2) && hours >= 0 && hours <= 8),
    tags: expect.any(Array),
    guest: {
      name: expect.any(String),
      age: expect.toSatisfy((age) => Number.isInteger(age) && age >= 18 && age <= 99),
    },
    ...(text?.includes('"page"') && { page: expect.toSatisfy((page) => URL.canParse(page)) }),
  })
}

describe.skipIf(llamaMissing !== undefined)(nameOf('schemas of strangers'), () => {
  test('a tool’s arguments fit them', async () => {
    const { client } = await openLocalModel([chatCompletions])
    const tools = [{ type: 'function' as const, function: { name: 'book', parameters: booking } }]
    for (const seed of [1, 2, 3]) {
      const { choices } = await client.chat.completions.create({
        ...common,
        seed,
        tools,
        tool_choice: 'required',
        parallel_tool_calls: false,
      })
      const [call] = choices[0]?.message.tool_calls ?? []
      expect(choices[0]?.finish_reason).toBe('tool_calls')
      expectBooking(call?.type === 'function' ? call.function.arguments : undefined)
    }
  })

  test('a stream of a call brings the same', async () => {
    const { client } = await openLocalModel([chatCompletions])
    const tools = [{ type: 'function' as const, function: { name: 'book', parameters: booking } }]
    const stream = client.chat.completions.stream({
      ...common,
      tools,
      tool_choice: 'required',
      parallel_tool_calls: false,
    })
    const { choices } = await stream.finalChatCompletion()
    expect(choices[0]?.finish_reason).toBe('tool_calls')
    expectBooking(choices[0]?.message.tool_calls?.[0]?.function.arguments)
  })

  test('a JSON object has the schema beside its type, as llama.cpp’s server reads it', async () => {
    const { client } = await openLocalModel([chatCompletions])
    const { $defs, ...rest } = booking
    const format = { type: 'json_object' as const, schema: { ...rest, $defs } }
    const { choices } = await client.chat.completions.create({ ...common, response_format: format })
    expectBooking(choices[0]?.message.content)
  })

  test('a keyword that no grammar holds is refused by name where the tool is strict, and there alone', async () => {
    const { client } = await openLocalModel([chatCompletions])
    const parameters = { type: 'object', properties: { a: { type: 'boolean', not: { const: 'x' } } }, required: ['a'] }
    const ask = (strict: boolean) => {
      const tools = [{ type: 'function' as const, function: { name: 'f', parameters, strict } }]
      return client.chat.completions.create({ ...common, tools, tool_choice: 'required', parallel_tool_calls: false })
    }
    const { choices } = await ask(false)
    expect(choices[0]?.message.tool_calls).toMatchObject([
      { function: { arguments: expect.stringMatching(/^\{"a":(?:true|false)\}$/) } },
    ])
    await expect(ask(true)).rejects.toMatchObject({
      status: 400,
      code: 'unsupported_parameter',
      param: 'tools',
      error: { message: 'The JSON schema cannot be followed. The keyword "not" is not supported by this engine.' },
    })
  })
})
