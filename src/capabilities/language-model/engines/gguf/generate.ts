import type { LlamaGrammar, Token } from 'node-llama-cpp'
import { kernelError, ServiceError } from '../../../../kernel/foundation/errors/service-error.ts'
import type { ChatRequest, CompletionRequest, GenerationEvent } from '../../port.ts'
import { modelFailed } from '../../domain/errors.ts'
import { toDrawing } from './drawing.ts'
import { EventChannel } from './event-channel.ts'
import type { HeldModel } from './model-cache.ts'
import { ToolCallReader } from './tools/tool-call-reader.ts'
import { type AnswerCheck, writeChecked, type WriteOnce } from './write-checked.ts'
import { type ChoiceUsage, writeChoice } from './write-choice.ts'

export interface Generation {
  readonly held: HeldModel
  readonly request: ChatRequest | CompletionRequest
  readonly prompt: readonly Token[]
  readonly grammar?: LlamaGrammar | undefined
  /** The tools that what is written may call. */
  readonly callable?: readonly string[]
  readonly check?: AnswerCheck | undefined
  readonly echoesPrompt?: boolean
  readonly dropsLeadingSpace?: boolean
}

/** Writes all choices of a request, side by side as far as slots are free. Lets the model go at the end. */
export function generate(generation: Generation, callersSignal: AbortSignal): AsyncIterable<GenerationEvent> {
  const { held } = generation
  const leaving = new AbortController()
  const channel = new EventChannel<GenerationEvent>(() => leaving.abort())
  const signal = AbortSignal.any([callersSignal, leaving.signal])
  // The reader hears of it at once; the slots are free as soon as the token at hand is computed.
  const cancel = () => channel.fail(kernelError('cancelled', 'The caller went away.'))
  signal.addEventListener('abort', cancel, { once: true })
  channel.push({ kind: 'start', model: held.loaded.id })
  writeAll(generation, signal, (event) => channel.push(event))
    .then(
      () => channel.end(),
      (thrown: unknown) => {
        channel.fail(
          thrown instanceof ServiceError
            ? thrown
            : modelFailed('The model failed in the middle of its answer; try again.', thrown),
        )
        leaving.abort()
      },
    )
    .finally(() => {
      signal.removeEventListener('abort', cancel)
      held[Symbol.dispose]()
    })
  return channel
}

async function writeAll(
  generation: Generation,
  signal: AbortSignal,
  push: (event: GenerationEvent) => void,
): Promise<void> {
  const { request, prompt } = generation
  const written = await Promise.all(
    Array.from({ length: request.choices }, (_, choice) => writeOne(generation, choice, signal, push)),
  )
  const completionTokens = written.reduce((sum, usage) => sum + usage.completionTokens, 0)
  const cachedTokens = written[0]?.cachedTokens ?? 0
  push({ kind: 'usage', usage: { promptTokens: prompt.length, completionTokens, cachedTokens } })
}

function writeOne(
  generation: Generation,
  choice: number,
  signal: AbortSignal,
  push: (event: GenerationEvent) => void,
): Promise<ChoiceUsage> {
  const { prompt, check } = generation
  if (!check) return writeOnce(generation, choice, prompt, signal, push)
  const write: WriteOnce = (tokens, pushHeld) => writeOnce(generation, choice, tokens, signal, pushHeld)
  return writeChecked(prompt, check, write, push)
}

function writeOnce(
  { request, held, grammar, callable = [], echoesPrompt = false, dropsLeadingSpace = false }: Generation,
  choice: number,
  prompt: readonly Token[],
  signal: AbortSignal,
  push: (event: GenerationEvent) => void,
): Promise<ChoiceUsage> {
  const { loaded } = held
  const drawing = toDrawing(request.sampling, choice)
  const room = loaded.contextLength - prompt.length
  const maxTokens = Math.min(request.maxTokens ?? room, room)
  const { stop, logProbabilities: alternatives } = request
  const choiceRequest = {
    loaded,
    choice,
    prompt,
    drawing,
    grammar,
    maxTokens,
    stop,
    alternatives,
    echoesPrompt,
    dropsLeadingSpace,
  }
  const reader = callable.length > 0 ? new ToolCallReader(choice, callable, push) : undefined
  const pushRead = reader ? (event: GenerationEvent) => reader.read(event) : push
  return loaded.slots.use(prompt, signal, (slot) => writeChoice(choiceRequest, slot, signal, pushRead))
}
