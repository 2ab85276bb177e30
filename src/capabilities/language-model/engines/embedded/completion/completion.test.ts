import fc from 'fast-check'
import { afterAll, describe, expect, test } from 'vitest'
import { createWorkerPools } from '../../../../../kernel/foundation/workers/piscina-pools.ts'
import { createYieldToEventLoop } from '../../../../../kernel/foundation/workers/yield-to-event-loop.ts'
import type { CompletionRequest } from '../../../port.ts'
import { collect } from '../../../domain/collect.ts'
import createEngine from '../../embedded.ts'
import { createTextModel, readTextModel } from '../text-model.ts'

const workers = createWorkerPools({ maxThreads: 1 })
afterAll(() => workers[Symbol.asyncDispose]())
const engine = createEngine({ now: () => 0, workers, yieldToEventLoop: createYieldToEventLoop() })
const { tokenizer } = createTextModel(await readTextModel())

async function complete(request: Partial<CompletionRequest> & Pick<CompletionRequest, 'prompt'>) {
  const common = { sampling: {}, stop: [], choices: 1, echoesPrompt: false }
  const collected = await collect(await engine.complete({ ...common, ...request }, new AbortController().signal))
  return { ...collected, text: collected.choices[0]?.text ?? '', tokens: collected.choices[0]?.logProbabilities ?? [] }
}

describe('tokens', () => {
  test('spell any text again', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom("It's 9.30 pm, isn't it?\n\n", '東京へ行った。', '👩‍👩‍👧'),
    )
    fc.assert(
      fc.property(text, (each) => {
        const bytes = tokenizer.encode(each).map(tokenizer.bytesOf)
        expect(Buffer.concat(bytes).toString()).toBe(each.toWellFormed())
      }),
    )
  })

  test('of a long text come in many steps', () => {
    const kanji = Array.from({ length: 20_000 }, (_, index) => String.fromCodePoint(0x4e00 + ((index * 7919) % 20_902)))
    const steps = tokenizer.encodeInSteps(kanji.join(''))
    let count = 0
    for (let step = steps.next(); !step.done; step = steps.next()) count += 1
    // 2,500 pieces of eight characters.
    expect(count).toBe(25)
  })

  test('are words where words are common', () => {
    expect(tokenizer.encode(' the old man').map((token) => Buffer.from(tokenizer.bytesOf(token)).toString())).toEqual([
      ' the',
      ' old',
      ' man',
    ])
  })
})

test('the probabilities of all tokens add up to one, and none is zero', async () => {
  const scored = await complete({
    prompt: 'It was the 最 \u{1}',
    maxTokens: 0,
    echoesPrompt: true,
    logProbabilities: tokenizer.size,
  })
  for (const { alternatives } of scored.tokens.slice(1)) {
    const probabilities = alternatives.map(({ logProbability }) => Math.exp(logProbability))
    expect(probabilities.reduce((sum, probability) => sum + probability, 0)).toBeCloseTo(1, 6)
    expect(probabilities).toHaveLength(tokenizer.size)
    expect(probabilities.at(-1)).toBeGreaterThan(0)
  }
})

describe('sampling', () => {
  test('a bias of 100 brings a token, one of -100 keeps it away', async () => {
    const [token = 0] = tokenizer.encode(' zebra')
    const word = Buffer.from(tokenizer.bytesOf(token)).toString()
    const forced = await complete({ prompt: 'He saw', maxTokens: 3, sampling: { logitBias: new Map([[token, 100]]) } })
    expect(forced.text).toBe(word.repeat(3))
    const { text } = await complete({ prompt: 'He saw', maxTokens: 1, sampling: { temperature: 0 } })
    const [likeliest = 0] = tokenizer.encode(text)
    const sampling = { temperature: 0, logitBias: new Map([[likeliest, -100]]) }
    expect((await complete({ prompt: 'He saw', maxTokens: 1, sampling })).text).not.toBe(text)
  })

  test('penalties end a repetition', async () => {
    const prompt = 'no, no, no, no, no, no, no, no, no, no,'
    const [token = 0] = tokenizer.encode(' no')
    const logitBias = new Map([[token, 3]])
    const plain = await complete({ prompt, maxTokens: 20, sampling: { temperature: 0, logitBias } })
    const penalised = await complete({
      prompt,
      maxTokens: 20,
      sampling: { temperature: 0, logitBias, frequencyPenalty: 2 },
    })
    const count = (text: string) => text.split(' no').length - 1
    expect(count(penalised.text)).toBeLessThan(count(plain.text))
  })

  test('a small topP leaves only the likeliest', async () => {
    const greedy = await complete({ prompt: 'It was a', maxTokens: 12, sampling: { temperature: 0 } })
    const narrow = await complete({
      prompt: 'It was a',
      maxTokens: 12,
      sampling: { temperature: 1, topP: 1e-9, seed: 3 },
    })
    expect(narrow.text).toBe(greedy.text)
  })
})

describe('prompts', () => {
  test('token ids are a prompt like their text', async () => {
    const sampling = { temperature: 0 }
    const ofText = await complete({ prompt: 'It was a dark', maxTokens: 8, sampling })
    const ofTokens = await complete({ prompt: tokenizer.encode('It was a dark'), maxTokens: 8, sampling })
    expect(ofTokens.text).toBe(ofText.text)
    expect(ofTokens.usage).toEqual(ofText.usage)
  })

  test.each([[[-1]], [[8192]], [[1.5]], [[Number.NaN]]])('%j are no tokens', async (prompt) => {
    await expect(complete({ prompt })).rejects.toMatchObject({ status: 400, field: 'prompt' })
  })

  test('an echo with no new tokens scores the prompt', async () => {
    const likely = await complete({
      prompt: 'It was the first time that he had been',
      maxTokens: 0,
      echoesPrompt: true,
      logProbabilities: 0,
    })
    const unlikely = await complete({
      prompt: 'been had he that time first the was It',
      maxTokens: 0,
      echoesPrompt: true,
      logProbabilities: 0,
    })
    const mean = ({ tokens }: typeof likely) =>
      tokens.reduce((sum, { logProbability }) => sum + (logProbability ?? 0), 0) / tokens.length
    expect(likely.text).toBe('It was the first time that he had been')
    expect(likely.usage).toMatchObject({ completionTokens: 0, promptTokens: likely.tokens.length })
    expect(mean(likely)).toBeGreaterThan(mean(unlikely) + 2)
  })

  test('an empty prompt is one', async () => {
    const { text, usage } = await complete({ prompt: '', maxTokens: 5, sampling: { seed: 1 } })
    expect(text).not.toBe('')
    expect(usage).toEqual({ promptTokens: 0, completionTokens: 5 })
  })

  test('a suffix is refused', async () => {
    await expect(complete({ prompt: 'a', suffix: 'b' })).rejects.toMatchObject({
      code: 'unsupported_parameter',
      field: 'suffix',
    })
  })

  test('a lone surrogate is read as the replacement character', async () => {
    const { text } = await complete({ prompt: tokenizer.encode('\ud800'), maxTokens: 0, echoesPrompt: true })
    expect(text).toBe('\ufffd')
  })
})

test('Japanese goes on in Japanese, English in English', async () => {
  const japanese = await complete({ prompt: '昔々、あるところに', maxTokens: 60, sampling: { seed: 2 } })
  expect(japanese.text).toMatch(/[ぁ-ん]{3}/)
  expect(japanese.text).not.toMatch(/[a-z]{3}/)
  const english = await complete({ prompt: 'Once upon a time', maxTokens: 60, sampling: { seed: 2 } })
  expect(english.text).not.toMatch(/[ぁ-ん一-龠]/)
})

describe('ends', () => {
  const prompts = [
    'It was a dark night, and',
    'She opened the door and said, "',
    'We met (in Paris',
    '昔々、あるところに',
    '「今日は',
  ]

  test.each(prompts.flatMap((prompt) => [8, 16, 40, 120].map((maxTokens) => [prompt, maxTokens] as const)))(
    '%j within %d tokens with a sentence, what is open closed',
    async (prompt, maxTokens) => {
      for (const seed of [1, 2, 3, 4, 5]) {
        const { text, usage, choices } = await complete({ prompt, maxTokens, sampling: { seed } })
        const whole = prompt + text
        expect(whole).toMatch(/[.!?。！？…]["'”’)」』）]*$/u)
        expect([...whole.matchAll(/"/g)].length % 2).toBe(0)
        for (const [open, close] of [
          ['(', ')'],
          ['「', '」'],
          ['『', '』'],
        ] as const)
          expect(whole.split(open).length, whole).toBe(whole.split(close).length)
        expect(usage?.completionTokens).toBeLessThanOrEqual(maxTokens)
        expect(choices[0]?.finish).toBe('stop')
      }
    },
  )

  test('by itself, however many tokens there may be', async () => {
    const { text, choices } = await complete({
      prompt: 'It was a dark night, and',
      maxTokens: 4000,
      sampling: { seed: 1 },
    })
    expect(choices[0]?.finish).toBe('stop')
    expect(text).not.toContain('\n')
  })

  test('no word of the prompt goes on', async () => {
    for (const seed of [1, 2, 3, 4, 5, 6, 7, 8]) {
      const { text } = await complete({ prompt: 'I am', maxTokens: 10, sampling: { seed } })
      expect(text).toMatch(/^[\s,.]/)
    }
  })

  test('not where a few tokens are asked for', async () => {
    const { choices, usage } = await complete({
      prompt: 'It was a dark night, and',
      maxTokens: 7,
      sampling: { seed: 1 },
    })
    expect(usage).toMatchObject({ completionTokens: 7 })
    expect(choices[0]?.finish).toBe('length')
  })

  test('code with its brackets, in any sampling', async () => {
    const { text } = await complete({ prompt: 'function greet(name) {\n  console.log(', sampling: { temperature: 2 } })
    expect(text).toBe('name);\n}')
  })
})

test('a generation of thousands of tokens leaves others their turn', async () => {
  let turns = 0
  const timer = setInterval(() => turns++, 1)
  await complete({ prompt: 'It was', maxTokens: 100, choices: 40, sampling: { seed: 1 } })
  clearInterval(timer)
  expect(turns).toBeGreaterThan(3)
})
