import type { ChatMessage } from '../domain/chat-message.ts'
import type { ChatRequest, CompletionRequest, LanguageModel } from '../port.ts'
import { type Collected, collect } from '../domain/collect.ts'

const plain = { sampling: { temperature: 0 }, stop: [], choices: 1, maxTokens: 16 }
const never = new AbortController().signal

export function toChat(request: Partial<ChatRequest> & Pick<ChatRequest, 'messages'>): ChatRequest {
  return { ...plain, tools: [], ...request }
}

export function toCompletion(
  request: Partial<CompletionRequest> & Pick<CompletionRequest, 'prompt'>,
): CompletionRequest {
  return { ...plain, echoesPrompt: false, ...request }
}

/** The whole answer to a conversation. */
export async function chat(engine: LanguageModel, request: Parameters<typeof toChat>[0]): Promise<Collected> {
  return collect(await engine.chat(toChat(request), never))
}

/** The whole of what a text goes on with. */
export async function complete(engine: LanguageModel, request: Parameters<typeof toCompletion>[0]): Promise<Collected> {
  return collect(await engine.complete(toCompletion(request), never))
}

export function say(role: 'user' | 'system', text: string): ChatMessage {
  return { role, content: [{ kind: 'text', text }] }
}
