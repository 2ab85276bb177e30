import OpenAI from 'openai'
import { describe, expect, test } from 'vitest'
import { openTestApp } from '../../kernel/testing/open-test-app.ts'
import embeddings from './index.ts'

const key = 'the-key-of-this-test'
const open = (environment = {}) => openTestApp([embeddings], { MAINSTAY_DEV_KEY: key, ...environment })

async function openClient(environment = {}) {
  const { server } = await open(environment)
  const origin = await server.listen({ host: '127.0.0.1', port: 0 })
  return new OpenAI({ apiKey: key, baseURL: `${origin}/chat/v1`, maxRetries: 0 })
}

async function post(body: unknown, environment = {}) {
  const { server } = await open(environment)
  const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' }
  return server.inject({ method: 'POST', url: '/chat/v1/embeddings', headers, payload: JSON.stringify(body) })
}

function dot(one: readonly number[], other: readonly number[]): number {
  return one.reduce((sum, value, at) => sum + value * (other[at] ?? 0), 0)
}

describe('the openai package', () => {
  test('reads vectors of unit length, which it asks for as base64', async () => {
    const client = await openClient()
    const { data, model, usage } = await client.embeddings.create({
      model: 'text-embedding-3-small',
      input: ['A dog runs along the beach.', 'A puppy is running by the sea.', 'Shares fell sharply on Tuesday.'],
    })
    const [dog, puppy, shares] = data.map(({ embedding }) => embedding)
    if (!dog || !puppy || !shares) throw new Error('three vectors were asked for')
    expect(data.map(({ index }) => index)).toEqual([0, 1, 2])
    expect([dog.length, puppy.length, shares.length]).toEqual([384, 384, 384])
    expect(dot(dog, dog)).toBeCloseTo(1, 5)
    expect(dot(dog, puppy)).toBeGreaterThan(dot(dog, shares) + 0.2)
    expect(model).toBe('mainstay-embedding')
    expect(usage).toEqual({ prompt_tokens: 18, total_tokens: 18 })
  })

  test('reads the same vectors as numbers', async () => {
    const client = await openClient()
    const ask = (encoding_format: 'float' | 'base64') =>
      client.embeddings.create({ model: 'mainstay-embedding', input: '犬が海辺を走っています。', encoding_format })
    const [numbers, base64] = [await ask('float'), await ask('base64')]
    const text: unknown = base64.data[0]?.embedding
    if (typeof text !== 'string') throw new Error('base64 was asked for by name and is handed on as it came')
    const bytes = Buffer.from(text, 'base64')
    expect(bytes.length).toBe(384 * 4)
    for (const [at, value] of numbers.data[0]?.embedding.entries() ?? [])
      expect(bytes.readFloatLE(at * 4)).toBeCloseTo(value, 7)
  })

  test('gets 2,048 texts in order, and is refused 2,049', async () => {
    const client = await openClient()
    const input = Array.from({ length: 2048 }, (_, number) => `Sentence number ${number}.`)
    const { data } = await client.embeddings.create({ model: 'mainstay-embedding', input })
    expect(data.length).toBe(2048)
    const alone = await client.embeddings.create({ model: 'mainstay-embedding', input: 'Sentence number 2047.' })
    expect(data[2047]?.embedding).toEqual(alone.data[0]?.embedding)
    const tooMany = client.embeddings.create({ model: 'mainstay-embedding', input: [...input, 'one more'] })
    await expect(tooMany).rejects.toMatchObject({ status: 400, param: 'input' })
  })

  test('is told of a model that is not there', async () => {
    const client = await openClient()
    const unknown = client.embeddings.create({ model: 'all-MiniLM-L6-v2', input: 'x' })
    await expect(unknown).rejects.toMatchObject({ status: 404, code: 'model_not_found', param: 'model' })
  })
})

describe('dimensions', () => {
  test('a prefix of the whole vector, brought to unit length', async () => {
    const whole = (await post({ model: 'mainstay-embedding', input: 'The river rose overnight.' })).json().data[0]
      .embedding
    const cut = (await post({ model: 'mainstay-embedding', input: 'The river rose overnight.', dimensions: 96 })).json()
      .data[0].embedding
    expect(cut.length).toBe(96)
    expect(dot(cut, cut)).toBeCloseTo(1, 5)
    expect(cut[1] / cut[0]).toBeCloseTo(whole[1] / whole[0], 4)
  })

  test('zeros beyond the 384 of its own, for columns of another width', async () => {
    const request = { model: 'text-embedding-3-small', input: 'The river rose overnight.' }
    const whole = (await post(request)).json().data[0].embedding
    const wide = (await post({ ...request, dimensions: 1536 })).json().data[0].embedding
    expect(wide).toEqual([...whole, ...Array(1152).fill(0)])
    const bytes = (await post({ ...request, dimensions: 1536, encoding_format: 'base64' })).json().data[0].embedding
    expect(Buffer.from(bytes, 'base64').length).toBe(1536 * 4)
  })

  test.each([[0], [-1], [1.5], ['96'], [8193]])('%s is refused', async (dimensions) => {
    const response = await post({ model: 'mainstay-embedding', input: 'x', dimensions })
    expect([response.statusCode, response.json().error.param]).toEqual([400, 'dimensions'])
  })
})

describe('tokens of cl100k_base, which LangChain for Python sends', () => {
  // "Hello 世界 🐈 ", as tiktoken encodes it; the cat is three tokens, none of them a character.
  const tokens = [9906, 220, 3574, 244, 98220, 11410, 238, 230, 220]

  test('are the text that they stand for, one or several', async () => {
    const text = (await post({ input: 'Hello 世界 🐈 ' })).json()
    const other = (await post({ input: 'Hello' })).json()
    expect((await post({ input: tokens })).json()).toEqual(text)
    const several = (await post({ input: [tokens, [9906]] })).json()
    expect(several.data.map(({ embedding }: { embedding: number[] }) => embedding)).toEqual([
      text.data[0].embedding,
      other.data[0].embedding,
    ])
  })

  test('cut in the middle of a character they are no fault', async () => {
    const response = await post({ input: tokens.slice(0, 7) })
    expect(response.statusCode).toBe(200)
  })
})

describe('what is refused, in the words of the wire', () => {
  test.each([
    ['an empty text', '', 'empty string'],
    ['an empty text among others', ['one', ''], 'empty string'],
    ['no texts', [], 'empty array'],
    ['a number that is no token', [9906, 100_300], 'no token of cl100k_base'],
    ['a negative one', [[9906], [-1]], 'no token of cl100k_base'],
    ['no tokens among others', [[9906], []], 'empty string'],
  ])('%s', async (_name, input, words) => {
    const response = await post({ model: 'mainstay-embedding', input })
    expect(response.statusCode).toBe(400)
    expect(response.json()).toEqual({
      error: { message: expect.stringContaining(words), type: 'invalid_request_error', param: 'input', code: null },
    })
  })

  test.each([
    [{ model: 'mainstay-embedding' }],
    [{ input: 5 }],
    [{ input: { text: 'x' } }],
    [{ input: null }],
    [{ input: ['x', 5] }],
  ])('%j', async (body) => {
    const response = await post(body)
    expect([response.statusCode, response.json().error.type]).toEqual([400, 'invalid_request_error'])
    expect(response.json().error.param).toMatch(/^input/)
  })

  test('a format that is none', async () => {
    const response = await post({ input: 'x', encoding_format: 'int8' })
    expect([response.statusCode, response.json().error.param]).toEqual([400, 'encoding_format'])
  })

  test('a call without a key, and with a wrong one', async () => {
    const { server } = await open()
    const request = { method: 'POST', url: '/chat/v1/embeddings', payload: { input: 'x' } } as const
    expect((await server.inject(request)).statusCode).toBe(401)
    const wrong = await server.inject({ ...request, headers: { authorization: 'Bearer sk-wrong' } })
    expect([wrong.statusCode, wrong.json().error.code]).toEqual([401, 'invalid_api_key'])
  })

  test('more calls than the plan has in a minute', async () => {
    const { server } = await open({ EMBEDDINGS_PAID_CALLS_PER_MINUTE: '1', EMBEDDINGS_FREE_CALLS_PER_MINUTE: '1' })
    const headers = { authorization: `Bearer ${key}` }
    const request = { method: 'POST', url: '/chat/v1/embeddings', payload: { input: 'x' }, headers } as const
    expect((await server.inject(request)).headers['x-ratelimit-remaining-requests']).toBe('0')
    const second = await server.inject(request)
    expect([second.statusCode, second.json().error.code]).toEqual([429, 'rate_limit_exceeded'])
  })
})

describe('texts that are strange', () => {
  test.each([
    ['lone surrogates', 'a \ud800 lone \udfff half'],
    ['NUL', 'before\u0000after'],
    ['only a space', ' '],
    ['only punctuation', '?!…'],
    ['emoji', '🎉👩‍👩‍👧'],
    ['right to left', 'مرحبا بالعالم'],
    ['one long word', 'a'.repeat(100_000)],
    ['100,000 words', 'the quick brown fox jumps '.repeat(20_000)],
    ['100,000 characters of kana', 'すもももももももものうち'.repeat(8334)],
    // Each of the next took minutes while a run of marks was sorted whole.
    ['a letter with 500,000 marks', `a${'\u0323\u0301'.repeat(250_000)}`],
    ['500,000 half-width sound marks and accents', `ｶ${'\uff9e\u0301'.repeat(250_000)}`],
  ])('%s: a vector of unit length', async (_name, input) => {
    const response = await post({ model: 'mainstay-embedding', input })
    expect(response.statusCode).toBe(200)
    const { data, usage } = response.json()
    expect(dot(data[0].embedding, data[0].embedding)).toBeCloseTo(1, 5)
    expect(usage.prompt_tokens).toBeGreaterThan(0)
  })

  test('case, width and accents written apart do not matter', async () => {
    const { data } = (await post({ input: ['Café ｶﾌｪ №5', 'CAFE\u0301 カフェ No5'] })).json()
    expect(dot(data[0].embedding, data[1].embedding)).toBeCloseTo(1, 5)
  })
})
