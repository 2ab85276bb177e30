/** The official `openai` package against the handlers, over an engine that shows what it is asked. */
import { expect, test } from 'vitest'
import { openAppOverEngine, openOpenaiApp } from '../../dialects/openai/testing/open-openai-app.ts'
import textCompletions from './index.ts'

const open = (environment = {}) => openAppOverEngine(textCompletions, environment)
const model = 'fake-1'

test('a completion of 16 tokens unless told otherwise', async () => {
  const { client, fake } = await open()
  const completion = await client.completions.create({ model, prompt: 'That evening', temperature: 0, user: 'ada' })
  expect(completion).toMatchObject({
    object: 'text_completion',
    model,
    system_fingerprint: 'fp_fake',
    choices: [{ index: 0, finish_reason: 'length', logprobs: null }],
    usage: { prompt_tokens: 2, completion_tokens: 16, total_tokens: 18 },
  })
  expect(completion.id).toMatch(/^cmpl-[\da-f]{32}$/)
  expect(fake.requests[0]).toMatchObject({
    path: '/v1/completions',
    body: { model, prompt: 'That evening', temperature: 0, max_tokens: 16, stream: true },
  })
})

test('a stream, with its usage', async () => {
  const { client } = await open()
  const request = { model, prompt: 'That evening', temperature: 0, max_tokens: 5 }
  const whole = await client.completions.create(request)
  const stream = await client.completions.create({ ...request, stream: true, stream_options: { include_usage: true } })
  const chunks = []
  for await (const chunk of stream) chunks.push(chunk)
  expect(chunks.map(({ choices }) => choices[0]?.text ?? '').join('')).toBe(whole.choices[0]?.text)
  expect(chunks.at(-2)?.choices).toMatchObject([{ text: '', finish_reason: 'length' }])
  expect(chunks.at(-1)).toMatchObject({ object: 'text_completion', choices: [], usage: whole.usage })
})

test('several prompts, each with its choices in order, and the usage of all', async () => {
  const { client, fake } = await open()
  const prompt = ['one', 'one two', 'one two three']
  const { choices, usage } = await client.completions.create({ model, prompt, n: 2, max_tokens: 3, echo: true })
  expect(choices.map(({ index, text }) => [index, text.trim().split(' ').length])).toEqual([
    [0, 4],
    [1, 4],
    [2, 5],
    [3, 5],
    [4, 6],
    [5, 6],
  ])
  expect(choices.map(({ text }, index) => text.startsWith(prompt[Math.floor(index / 2)] ?? '?'))).not.toContain(false)
  expect(usage).toEqual({ prompt_tokens: 6, completion_tokens: 18, total_tokens: 24 })
  expect(fake.requests).toHaveLength(3)
})

test('several prompts in one stream', async () => {
  const { client } = await open()
  const prompt = Array.from({ length: 20 }, (_, index) => `prompt ${index}`)
  const request = { model, prompt, temperature: 0, max_tokens: 4 }
  const whole = await client.completions.create(request)
  const texts: string[] = []
  for await (const { choices } of await client.completions.create({ ...request, stream: true })) {
    for (const { index, text } of choices) texts[index] = (texts[index] ?? '') + text
  }
  expect(texts).toEqual(whole.choices.map(({ text }) => text))
})

test('token ids, one prompt or several', async () => {
  const { client, fake } = await open()
  const one = await client.completions.create({ model, prompt: [5, 6, 7], max_tokens: 1 })
  expect(one.usage?.prompt_tokens).toBe(3)
  const two = await client.completions.create({ model, prompt: [[5], [6, 7]], max_tokens: 1 })
  expect(two.choices).toHaveLength(2)
  expect(fake.requests.map(({ body }) => body.prompt)).toEqual([[5, 6, 7], [5], [6, 7]])
})

test('log-probabilities in parallel lists, the places counted from the prompt', async () => {
  const { client } = await open()
  const { choices } = await client.completions.create({ model, prompt: 'Café 🐈', max_tokens: 2, logprobs: 1, seed: 3 })
  const { tokens = [], ...rest } = choices[0]?.logprobs ?? {}
  expect(tokens.join('')).toBe(choices[0]?.text)
  expect(rest).toEqual({
    token_logprobs: [-0.5, -0.5],
    top_logprobs: tokens.map((token) => ({ [token]: -0.5 })),
    text_offset: [6, 6 + (tokens[0]?.length ?? 0)],
  })
})

test('best_of makes more and gives the likeliest', async () => {
  const { client, fake } = await open()
  const toAnswer = (text: string, logprob: number, index: number) => ({
    index,
    text,
    logprobs: { tokens: [text], token_logprobs: [logprob], top_logprobs: null },
    finish_reason: 'stop',
  })
  fake.faults.push((response, request) => {
    const choices = [toAnswer('dull', -3, 0), toAnswer('best', -1, 1), toAnswer('good', -2, 2)]
    const usage = { prompt_tokens: 1, completion_tokens: 3, total_tokens: 4 }
    response
      .writeHead(200, { 'content-type': 'application/json' })
      .end(JSON.stringify({ model: request.model, choices, usage }))
  })
  const { choices, usage } = await client.completions.create({ model, prompt: 'x', n: 2, best_of: 3 })
  expect(choices).toEqual([
    { index: 0, text: 'best', logprobs: null, finish_reason: 'stop' },
    { index: 1, text: 'good', logprobs: null, finish_reason: 'stop' },
  ])
  expect(usage?.completion_tokens).toBe(3)
  expect(fake.requests[0]?.body).toMatchObject({ n: 3, logprobs: 0 })
})

test('when one of several prompts fails, all do, and the others are given up', async () => {
  const { client, fake } = await open()
  fake.faults.push(() => {})
  const prompt = ['waits', 'word '.repeat(5000)]
  await expect(client.completions.create({ model, prompt })).rejects.toMatchObject({ code: 'context_length_exceeded' })
  await expect.poll(() => fake.open).toBe(0)
  // The refusal of the second.
  expect(fake.finished).toBe(1)
})

test('the calls of a minute are limited by plan', async () => {
  const { client } = await open({ TEXT_COMPLETIONS_FREE_CALLS_PER_MINUTE: '1' })
  await client.completions.create({ model, prompt: 'x' })
  await expect(client.completions.create({ model, prompt: 'x' })).rejects.toMatchObject({
    status: 429,
    code: 'rate_limit_exceeded',
  })
})

test.each([
  ['a prompt that is a number', { prompt: 5 }, 'prompt'],
  ['no prompt in a list', { prompt: [] }, 'prompt'],
  ['an empty list of tokens', { prompt: [[1], []] }, 'prompt'],
  ['600 prompts', { prompt: Array(600).fill('x') }, 'prompt'],
  ['negative max_tokens', { prompt: 'x', max_tokens: -1 }, 'max_tokens'],
  ['n=1000', { prompt: 'x', n: 1000 }, 'n'],
  ['less best than wanted', { prompt: 'x', n: 3, best_of: 2 }, 'best_of'],
  ['the best of a stream', { prompt: 'x', best_of: 2, stream: true }, 'best_of'],
  ['a stop list of 100', { prompt: 'x', stop: Array(100).fill('y') }, 'stop'],
  ['logprobs of 100', { prompt: 'x', logprobs: 100 }, 'logprobs'],
])('%s is refused', async (_name, body, param) => {
  const { app, key, fake } = await open()
  const response = await app.server.inject({
    method: 'POST',
    url: '/chat/v1/completions',
    headers: { authorization: `Bearer ${key}` },
    payload: { model, ...body },
  })
  expect(response.statusCode).toBe(400)
  expect(response.json().error).toMatchObject({ type: 'invalid_request_error', param })
  expect(fake.requests).toEqual([])
})

test('the built-in model completes', async () => {
  const { client } = await openOpenaiApp([textCompletions])
  const request = { model: 'text-davinci-003', prompt: 'It was a dark night, and', max_tokens: 12, seed: 4 }
  const first = await client.completions.create(request)
  expect(first).toMatchObject({ model: 'mainstay-ngram', choices: [{ finish_reason: 'stop' }] })
  expect(first.choices[0]?.text).toMatch(/\w\.$/)
  expect((await client.completions.create({ ...request, model: 'mainstay-builtin' })).choices).toEqual(first.choices)
  expect((await client.completions.create(request)).choices).toEqual(first.choices)
})
