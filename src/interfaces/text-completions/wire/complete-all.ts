import type {
  CompletionRequest,
  GenerationEvent,
  LanguageModel,
  Usage,
} from '../../../capabilities/language-model/port.ts'

type Events = AsyncIterable<GenerationEvent>

/** Prompts that are worked on together; the rest wait, so that one request cannot fill the engine. */
const maxAtOnce = 8

/**
 * Completes several prompts as one generation: the choices of the second follow those of the first, the usage is that of
 * all. When one fails, all do.
 */
export async function completeAll(
  engine: LanguageModel,
  requests: readonly CompletionRequest[],
  signal: AbortSignal,
): Promise<Events> {
  const [first] = requests
  return first && requests.length === 1 ? engine.complete(first, signal) : merge(engine, requests, signal)
}

interface Step {
  readonly index: number
  readonly iterator: AsyncIterator<GenerationEvent>
  readonly result: IteratorResult<GenerationEvent>
}

/** The first start alone, and one usage at the end. */
async function* merge(
  engine: LanguageModel,
  requests: readonly CompletionRequest[],
  signal: AbortSignal,
): AsyncGenerator<GenerationEvent> {
  let hasStarted = false
  const usages: Usage[] = []
  for await (const { index, event } of readTogether(engine, requests, signal)) {
    if (event.kind === 'usage') usages.push(event.usage)
    else if (event.kind !== 'start') yield shift(event, index, requests)
    else if (!hasStarted) {
      hasStarted = true
      yield event
    }
  }
  if (usages.length === requests.length) yield { kind: 'usage', usage: sum(usages) }
}

/** The events of all prompts as they come, each with the number of its prompt. */
async function* readTogether(
  engine: LanguageModel,
  requests: readonly CompletionRequest[],
  signal: AbortSignal,
): AsyncGenerator<{ readonly index: number; readonly event: GenerationEvent }> {
  const stop = new AbortController()
  const whenEither = AbortSignal.any([signal, stop.signal])
  const waiting = requests.entries()
  const reading = new Map<number, Promise<Step>>()
  const read = (index: number, step: Promise<Step>) => {
    reading.set(index, step)
    // Of several that fail, the race sees the first alone.
    step.catch(() => {})
  }
  const openNext = () => {
    const { value, done } = waiting.next()
    if (!done) read(value[0], open(engine, value[1], value[0], whenEither))
  }
  try {
    for (let count = 0; count < maxAtOnce; count++) openNext()
    while (reading.size > 0) {
      const { index, iterator, result } = await Promise.race(reading.values())
      if (result.done) {
        reading.delete(index)
        openNext()
        continue
      }
      read(index, advance(index, iterator))
      yield { index, event: result.value }
    }
  } finally {
    stop.abort()
  }
}

async function open(
  engine: LanguageModel,
  request: CompletionRequest,
  index: number,
  signal: AbortSignal,
): Promise<Step> {
  const events = await engine.complete(request, signal)
  return advance(index, events[Symbol.asyncIterator]())
}

async function advance(index: number, iterator: AsyncIterator<GenerationEvent>): Promise<Step> {
  return { index, iterator, result: await iterator.next() }
}

type ChoiceEvent = Exclude<GenerationEvent, { kind: 'start' | 'usage' }>

function shift(event: ChoiceEvent, index: number, requests: readonly CompletionRequest[]): ChoiceEvent {
  return { ...event, choice: event.choice + index * (requests[0]?.choices ?? 1) }
}

function sum(usages: readonly Usage[]): Usage {
  return {
    promptTokens: usages.reduce((total, { promptTokens }) => total + promptTokens, 0),
    completionTokens: usages.reduce((total, { completionTokens }) => total + completionTokens, 0),
  }
}
