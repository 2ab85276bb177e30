import { describe, expect, onTestFinished, test } from 'vitest'
import type { ChatRequest, CompletionRequest, GenerationEvent, LanguageModel } from '../port.ts'
import { collect } from '../domain/collect.ts'

/** What a suite has to know of an engine. */
export interface EngineTraits {
  /** What the user says; its answer has at least eight tokens. */
  readonly question: string
  /** A text that the engine goes on with for at least eight tokens. */
  readonly prompt: string
  /** Whether `chat` draws tokens by `sampling`; an answer that is worked out does not. */
  readonly samplesChat: boolean
  /** Whether completions come with log-probabilities. */
  readonly givesLogProbabilities: boolean
}

type Ask = (request?: Partial<ChatRequest & CompletionRequest>, signal?: AbortSignal) => Promise<Events>
type Events = AsyncIterable<GenerationEvent>

/** What every language model keeps, whoever makes it. */
export function describeLanguageModel(
  name: string,
  create: () => Promise<LanguageModel & Partial<AsyncDisposable>>,
  traits: EngineTraits,
): void {
  const open = async () => {
    const engine = await create()
    onTestFinished(() => engine[Symbol.asyncDispose]?.())
    return engine
  }
  const common = { sampling: { temperature: 0 }, stop: [], choices: 1, maxTokens: 40 }
  const asks = {
    chat: (engine: LanguageModel): Ask => {
      const messages: ChatRequest['messages'] = [{ role: 'user', content: [{ kind: 'text', text: traits.question }] }]
      return (request, signal = new AbortController().signal) =>
        engine.chat({ ...common, messages, tools: [], ...request }, signal)
    },
    complete: (engine: LanguageModel): Ask => {
      const { prompt } = traits
      return (request, signal = new AbortController().signal) =>
        engine.complete({ ...common, prompt, echoesPrompt: false, ...request }, signal)
    },
  }

  describe(name, () => {
    test('lists its models, each once', async () => {
      const models = await (await open()).listModels()
      expect(models.length).toBeGreaterThan(0)
      expect(new Set(models.map(({ id }) => id)).size).toBe(models.length)
    })

    describe.each(['chat', 'complete'] as const)('%s', (operation) => {
      const openAsk = async (): Promise<Ask> => asks[operation](await open())

      test('starts, gives text, finishes and counts, in that order', async () => {
        const events = await readEvents(await (await openAsk())())
        const kinds = events.map(({ kind }) => kind)
        expect(kinds[0]).toBe('start')
        expect(kinds.slice(1, -2)).toContain('text')
        expect(kinds.slice(-2)).toEqual(['finish', 'usage'])
        expect(kinds.filter((kind) => kind === 'start' || kind === 'finish' || kind === 'usage')).toHaveLength(3)
      })

      test('names a model that it lists', async () => {
        const engine = await open()
        const { model } = await collect(await asks[operation](engine)())
        expect((await engine.listModels()).map(({ id }) => id)).toContain(model)
        expect((await collect(await asks[operation](engine)({ model }))).model).toBe(model)
      })

      test('ends at the wanted number of tokens, and counts them exactly', async () => {
        const ask = await openAsk()
        for (const maxTokens of [1, 3]) {
          const { choices, usage } = await collect(await ask({ maxTokens }))
          expect(choices[0]?.finish).toBe('length')
          expect(usage?.completionTokens).toBe(maxTokens)
          expect(usage?.promptTokens).toBeGreaterThan(0)
        }
      })

      test('answers alike again', async () => {
        const ask = await openAsk()
        const first = await collect(await ask())
        const second = await collect(await ask())
        expect(second.choices.map(({ text }) => text)).toEqual(first.choices.map(({ text }) => text))
        // What of the prompt was cached may well differ.
        expect({ ...second.usage, cachedTokens: 0 }).toEqual({ ...first.usage, cachedTokens: 0 })
      })

      test('gives as many choices as are wanted, each ended once', async () => {
        const ask = await openAsk()
        const sampling = { temperature: 1, seed: 7 }
        const { choices, usage } = await collect(await ask({ choices: 3, maxTokens: 4, sampling }))
        expect(choices).toHaveLength(3)
        expect(choices.every(({ text }) => text !== '')).toBe(true)
        expect(usage?.completionTokens).toBe(12)
      })

      test('ends before the first stop text', async () => {
        const ask = await openAsk()
        const { text } = (await collect(await ask())).choices[0] ?? { text: '' }
        const stop = text.slice(6, 12)
        const [choice] = (await collect(await ask({ stop: ['\u{0}never', stop] }))).choices
        expect(choice).toMatchObject({ text: text.slice(0, text.indexOf(stop)), finish: 'stop' })
      })

      test('the same seed gives the same, another seed something else', async () => {
        if (operation === 'chat' && !traits.samplesChat) return
        const ask = await openAsk()
        const draw = async (seed: number) =>
          (await collect(await ask({ sampling: { temperature: 1, seed } }))).choices[0]?.text
        const texts = [await draw(1), await draw(2), await draw(3)]
        expect(new Set(texts).size).toBeGreaterThan(1)
        expect([await draw(1), await draw(2), await draw(3)]).toEqual(texts)
      })

      test('gives the log-probabilities of its tokens', async () => {
        if (!traits.givesLogProbabilities || (operation === 'chat' && !traits.samplesChat)) return
        const ask = await openAsk()
        const { choices, usage } = await collect(await ask({ logProbabilities: 3, maxTokens: 6 }))
        const tokens = choices[0]?.logProbabilities ?? []
        expect(tokens.map(({ token }) => token).join('')).toBe(choices[0]?.text)
        expect(tokens).toHaveLength(usage?.completionTokens ?? -1)
        for (const { logProbability = 1, alternatives } of tokens) {
          const likeliest = alternatives.map((each) => each.logProbability)
          expect(likeliest).toHaveLength(3)
          expect(likeliest).toEqual(likeliest.toSorted((a, b) => b - a))
          expect(Math.max(logProbability, ...likeliest)).toBeLessThanOrEqual(0)
        }
      })

      test('an unknown model is refused before the first event', async () => {
        const ask = await openAsk()
        await expect(ask({ model: 'no-such-model' })).rejects.toMatchObject({ code: 'model_not_found', status: 404 })
      })

      test('10 MB are more than the model holds, and are refused before the first event', async () => {
        const engine = await open()
        const [first] = await engine.listModels()
        if (first?.contextLength === undefined) return
        const text = 'word '.repeat(2_000_000)
        const messages: ChatRequest['messages'] = [{ role: 'user', content: [{ kind: 'text', text }] }]
        await expect(asks[operation](engine)({ prompt: text, messages })).rejects.toMatchObject({
          code: 'context_length_exceeded',
          status: 400,
        })
      })

      test('more tokens than the context leaves are no fault', async () => {
        const ask = await openAsk()
        const { choices } = await collect(await ask({ maxTokens: 2_000_000_000, stop: ['e', 'a', 'o', ' '] }))
        expect(choices).toHaveLength(1)
      })

      test('fails when its caller is gone, before and between events', async () => {
        const ask = await openAsk()
        const gone = AbortSignal.abort()
        await expect(ask({}, gone).then(readEvents)).rejects.toThrow()
        const controller = new AbortController()
        const events = await ask({ maxTokens: 2000, choices: 4 }, controller.signal)
        const reading = readEvents(events, ({ kind }) => {
          if (kind === 'text') controller.abort()
        })
        await expect(reading).rejects.toThrow()
        // What was held is free: the next request is served.
        expect((await collect(await ask({ maxTokens: 1 }))).usage?.completionTokens).toBe(1)
      })
    })

    test('an echo begins with the prompt', async () => {
      const ask = asks.complete(await open())
      const { choices, usage } = await collect(await ask({ echoesPrompt: true, maxTokens: 2 }))
      expect(choices[0]?.text.startsWith(traits.prompt)).toBe(true)
      expect(usage?.completionTokens).toBe(2)
    })
  })
}

async function readEvents(events: Events, look?: (event: GenerationEvent) => void): Promise<GenerationEvent[]> {
  const collected: GenerationEvent[] = []
  for await (const event of events) {
    collected.push(event)
    look?.(event)
  }
  return collected
}
