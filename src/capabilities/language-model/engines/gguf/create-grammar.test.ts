import { Type } from 'typebox'
import { Check } from 'typebox/value'
import { afterAll, describe, expect, test } from 'vitest'
import { chat, say } from '../../testing/ask.ts'
import { llamaMissing, nameOf, openGgufEngine } from '../../testing/open-gguf-engine.ts'
import { makeVocabulary } from '../../testing/vocabulary.ts'

let formats: ReturnType<typeof openGgufEngine> | undefined
afterAll(async () => (await formats)?.[Symbol.asyncDispose]())

/** One engine for all of them. */
function openFormats() {
  return (formats ??= openGgufEngine())
}

function tokenOf(text: string): number {
  return makeVocabulary(600).texts.indexOf(text)
}

describe.skipIf(llamaMissing !== undefined)(nameOf('formats of answers'), () => {
  const schema = {
    type: 'object',
    required: ['colour', 'count', 'tags', 'next'],
    additionalProperties: false,
    properties: {
      colour: { enum: ['red', 'green'] },
      count: { type: 'integer' },
      note: { type: 'string', maxLength: 5 },
      tags: { type: 'array', items: { type: 'boolean' }, minItems: 1, maxItems: 2 },
      next: { anyOf: [{ $ref: '#/$defs/leaf' }, { type: 'null' }] },
    },
    $defs: {
      leaf: {
        type: 'object',
        properties: { size: { type: 'integer' } },
        required: ['size'],
        additionalProperties: false,
      },
    },
  }
  const AnswerSchema = Type.Object(
    {
      colour: Type.Union([Type.Literal('red'), Type.Literal('green')]),
      count: Type.Integer(),
      note: Type.Optional(Type.String({ maxLength: 5 })),
      tags: Type.Array(Type.Boolean(), { minItems: 1, maxItems: 2 }),
      next: Type.Union([Type.Object({ size: Type.Integer() }, { additionalProperties: false }), Type.Null()]),
    },
    { additionalProperties: false },
  )

  test.each([1, 2, 3, 4, 5, 6, 7, 8])('an answer is valid by the schema, seed %d', async (seed) => {
    const engine = await openFormats()
    const { choices } = await chat(engine, {
      messages: [say('user', 'hello')],
      maxTokens: 200,
      sampling: { temperature: 1, seed },
      format: { kind: 'schema', name: 'answer', schema, isStrict: true },
      ...(seed % 2 === 0 && { logProbabilities: 1 }),
    })
    expect(choices[0]?.finish).toBe('stop')
    expect(Check(AnswerSchema, JSON.parse(choices[0]?.text ?? ''))).toBe(true)
  })

  test('json is an object', async () => {
    const { choices } = await chat(await openFormats(), {
      messages: [say('user', 'hello')],
      maxTokens: 400,
      format: { kind: 'json' },
      // Toward the end of strings and objects, which a random model hardly finds.
      sampling: {
        temperature: 1,
        seed: 4,
        logitBias: new Map(
          [
            ['"', 12],
            ['}', 9],
          ].map(([text, bias]) => [tokenOf(String(text)), Number(bias)]),
        ),
      },
    })
    expect(choices[0]?.finish).toBe('stop')
    expect(JSON.parse(choices[0]?.text ?? '')).toBeTypeOf('object')
  })

  test('what must be kept to and cannot be is refused', async () => {
    const engine = await openFormats()
    const request = { messages: [say('user', 'hello')] }
    const format = { kind: 'schema', name: 'a', schema: { not: { type: 'null' } }, isStrict: true } as const
    const refused = { code: 'unsupported_parameter', message: expect.stringContaining('The keyword "not"') }
    await expect(chat(engine, { ...request, format })).rejects.toMatchObject({ ...refused, field: 'response_format' })
    const parameters = { type: 'object', properties: { a: { not: {} } } }
    const tools = [{ name: 'look_up', parameters, isStrict: true }]
    await expect(chat(engine, { ...request, tools })).rejects.toMatchObject({ ...refused, field: 'tools' })
  })

  describe('a large schema, whose grammar is written in a thread,', () => {
    const names = Array.from({ length: 400 }, (_, index) => `colour ${index}`)
    const ask = async (schema: object) =>
      chat(await openFormats(), {
        messages: [say('user', 'hello')],
        maxTokens: 60,
        sampling: { temperature: 1, seed: 1 },
        format: { kind: 'schema', name: 'colour', schema: { ...schema }, isStrict: true },
      })

    test('is kept to', async () => {
      const { choices } = await ask({ enum: names })
      expect(names).toContain(JSON.parse(choices[0]?.text ?? ''))
    })

    test('is refused in the same words', async () => {
      await expect(ask({ enum: names, not: { const: 'colour 1' } })).rejects.toMatchObject({
        code: 'unsupported_parameter',
        field: 'response_format',
        message: expect.stringContaining('The keyword "not"'),
      })
    })
  })

  describe('what the grammar does not hold is checked', () => {
    const pair = { type: 'array', items: { enum: ['red', 'green'] }, minItems: 2, maxItems: 2 }
    const ask = async (schema: object, seed: number) => {
      const { choices, usage } = await chat(await openFormats(), {
        messages: [say('user', 'hello')],
        maxTokens: 60,
        sampling: { temperature: 1, seed },
        format: { kind: 'schema', name: 'pair', schema: { ...schema }, isStrict: false },
      })
      return { colours: [JSON.parse(choices[0]?.text ?? '')].flat(), usage }
    }
    const seeds = [1, 2, 3, 4, 5, 6, 7, 8]
    const countUnlike = (answers: readonly { colours: unknown[] }[]) =>
      answers.filter(({ colours }) => new Set(colours).size === 2).length

    test('an answer that is wrong is written once more, one that is right is left', async () => {
      const plain = await Promise.all(seeds.map((seed) => ask(pair, seed)))
      const checked = await Promise.all(seeds.map((seed) => ask({ ...pair, uniqueItems: true }, seed)))
      expect(countUnlike(plain)).toBeLessThan(seeds.length)
      expect(countUnlike(checked)).toBeGreaterThan(countUnlike(plain))
      for (const [index, { colours, usage }] of plain.entries())
        if (new Set(colours).size === 2)
          expect(checked[index]).toMatchObject({ colours, usage: { promptTokens: usage?.promptTokens } })
    })

    test('the second stands, right or not', async () => {
      const { colours } = await ask({ ...pair, items: { const: 'red' }, uniqueItems: true }, 1)
      expect(colours).toEqual(['red', 'red'])
    })

    test('a regular expression that never ends holds nothing up', async () => {
      const { colours } = await ask({ type: 'string', pattern: '^(r|r|r)*(?!x)!$', const: 'r'.repeat(30) }, 1)
      expect(colours).toEqual(['r'.repeat(30)])
    })
  })
})
