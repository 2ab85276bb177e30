/**
 * The port of language models. A generation is a stream of events whoever makes it; a caller that wants it whole collects the
 * events (`domain/collect.ts`). Engines give what they can and refuse the rest by the errors in `errors.ts`.
 *
 * What every engine keeps, and `engines/conformance.ts` checks:
 * - an unknown `model` is refused as `model_not_found`; a request whose prompt leaves no room for an answer as
 *   `context_length_exceeded`; both before the first event
 * - `maxTokens` beyond what the context leaves is no fault: the choice ends with `length` where the context is full
 * - the text of a choice ends before the first of its `stop` texts, which is never given, not even in part
 * - when the signal aborts, the iteration fails within 100 ms, and what the request held is free again
 *
 * Glossary:
 * - choice: one of the `n` answers to the same request
 * - tool: a function the caller offers; the model asks for a call, the caller makes it
 */
import type { ReadySkill } from '../../kernel/wire/interface/skill.ts'
import type { ChatMessage } from './domain/chat-message.ts'

export interface LanguageModel {
  /** The models that can be asked for, the one used by default first. Fails with a `NoModelError` where there is none. */
  listModels(): Promise<readonly ModelDescription[]>
  /** Answers a conversation. Fails with a `ServiceError` before the first event where the request cannot be served. */
  chat(request: ChatRequest, signal: AbortSignal): Promise<AsyncIterable<GenerationEvent>>
  /** Goes on with a text. */
  complete(request: CompletionRequest, signal: AbortSignal): Promise<AsyncIterable<GenerationEvent>>
}

export interface ModelDescription {
  readonly id: string
  /** Unix seconds. */
  readonly created: number
  readonly owner: string
  /** Tokens that prompt and answer may have together; undefined when unknown. */
  readonly contextLength: number | undefined
}

/** How tokens are drawn. What is absent is the engine's own default. */
export interface Sampling {
  /** 0 to 2; 0 always takes the likeliest. */
  readonly temperature?: number
  readonly topP?: number
  readonly seed?: number
  readonly frequencyPenalty?: number
  readonly presencePenalty?: number
  /** Token id to what is added to its logit. */
  readonly logitBias?: ReadonlyMap<number, number>
}

interface GenerationRequest {
  /** The default model unless given. */
  readonly model?: string
  readonly sampling: Sampling
  /** Most tokens of each choice. */
  readonly maxTokens?: number
  /** A choice ends before the first of these. */
  readonly stop: readonly string[]
  /** How many answers to give. */
  readonly choices: number
  /** Log-probabilities of each token and of this many alternatives; undefined for none. */
  readonly logProbabilities?: number
}

export interface ChatRequest extends GenerationRequest {
  readonly messages: readonly ChatMessage[]
  readonly format?: ResponseFormat
  readonly tools: readonly Tool[]
  readonly toolChoice?: ToolChoice
  /** Whether one answer may make several calls of tools; it may unless this is false. */
  readonly parallelCalls?: boolean
  /** What may be done for the one who asks, in their name; nothing unless given. */
  readonly skills?: readonly ReadySkill[]
}

export interface CompletionRequest extends GenerationRequest {
  /** One text or one list of token ids of the model; several prompts are several requests. */
  readonly prompt: string | readonly number[]
  /** The text that follows what is to be filled in. */
  readonly suffix?: string
  /** Whether the answer begins with the prompt, with log-probabilities where they are asked for; usage counts it once. */
  readonly echoesPrompt: boolean
}

export type ResponseFormat =
  | { readonly kind: 'json' }
  | { readonly kind: 'schema'; readonly name: string; readonly schema: JsonSchema; readonly isStrict: boolean }

export type JsonSchema = Readonly<Record<string, unknown>>

export interface Tool {
  readonly name: string
  readonly description?: string
  /** JSON schema of the arguments. */
  readonly parameters?: JsonSchema
  readonly isStrict?: boolean
}

export type ToolChoice = 'auto' | 'none' | 'required' | { readonly name: string }

/**
 * In order: `start` once, then text, tool calls and finishes of the choices as they come, `usage` last. `usage` is exact; an
 * engine that cannot know it leaves it out.
 */
export type GenerationEvent =
  | {
      readonly kind: 'start'
      readonly model: string
      readonly fingerprint?: string
      /** Whether what follows says no more than that there is no answer; its choices have words of refusal then. */
      readonly isUnanswered?: boolean
    }
  | {
      readonly kind: 'text'
      readonly choice: number
      readonly text: string
      readonly logProbabilities?: readonly TokenLogProbability[]
    }
  /** Thoughts of a reasoning model, apart from its answer; and words of refusal. */
  | { readonly kind: 'reasoning' | 'refusal'; readonly choice: number; readonly text: string }
  | {
      readonly kind: 'tool-call'
      readonly choice: number
      /** Which of the calls of this choice; pieces of one call share it. */
      readonly index: number
      /** With the first piece of a call. */
      readonly id?: string
      readonly name?: string
      /** The next piece of the arguments, JSON when put together. */
      readonly arguments: string
    }
  | { readonly kind: 'finish'; readonly choice: number; readonly reason: FinishReason }
  | { readonly kind: 'usage'; readonly usage: Usage }

export type FinishReason = 'stop' | 'length' | 'tool-calls' | 'content-filter'

export interface Usage {
  readonly promptTokens: number
  readonly completionTokens: number
  /** Of the prompt's, those that were cached. */
  readonly cachedTokens?: number
  /** Of the completion's, those of thoughts. */
  readonly reasoningTokens?: number
}

export interface TokenLogProbability {
  readonly token: string
  /** Natural logarithm; undefined for the first token of an echoed prompt, which nothing comes before. */
  readonly logProbability: number | undefined
  /** The token's bytes in UTF-8; those of `token` when absent. */
  readonly bytes?: readonly number[]
  /** The likeliest tokens in this place, the best first. */
  readonly alternatives: readonly AlternativeToken[]
}

export interface AlternativeToken {
  readonly token: string
  readonly logProbability: number
  readonly bytes?: readonly number[]
}
