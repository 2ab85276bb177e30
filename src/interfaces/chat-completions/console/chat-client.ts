import { StreamRefusedError } from '../../../client/answer/stream-refused-error.ts'
import { readMessage } from '../../../../console/src/server/read-message.ts'
import { bodyOf } from '../../../../console/src/page/use-answer.ts'
import { createClient } from '../client.ts'
import { isForChat } from './is-for-chat.ts'

export interface Turn {
  readonly role: 'user' | 'assistant'
  readonly content: string
  /** The tools that an answer called, by name and arguments. */
  readonly tools?: readonly string[]
  /** What answered. */
  readonly model?: string
}

/** A model on a slow machine thinks long before its first word; the client waits no longer. */
const maxWaitMs = 60_000

export type ChatClient = ReturnType<typeof createChatClient>

/** The typed client of this interface, at the server that the page came from. */
export function createChatClient(apiKey: string) {
  return createClient({ baseUrl: location.origin, key: apiKey }).chatCompletions
}

/** The names that may be asked for a chat, the one that answers now first. */
export async function listModels(client: ChatClient): Promise<readonly string[]> {
  const { data } = bodyOf(await client.listModels({}), readMessage)
  return data.map(({ id }) => id).filter(isForChat)
}

/** The reply as far as it has come, again and again. @throws Error with the server's sentence */
export async function* streamReply(
  client: ChatClient,
  { model, turns, signal }: { readonly model: string; readonly turns: readonly Turn[]; readonly signal: AbortSignal },
): AsyncGenerator<Turn> {
  const messages = turns.map(({ role, content }) => ({ role, content }))
  let content = ''
  const tools: string[] = []
  try {
    for await (const { choices, model: answering } of client.createChatCompletion.stream(
      // No name means whichever model answers: the list may not be here yet.
      { body: { ...(model !== '' && { model }), messages } },
      { signal, timeoutMs: maxWaitMs },
    )) {
      const delta = choices[0]?.delta
      content += delta?.content ?? ''
      for (const { index, function: called } of delta?.tool_calls ?? [])
        tools[index] = (tools[index] ?? called.name ?? '') + called.arguments
      yield { role: 'assistant', content, model: answering, ...(tools.length > 0 && { tools: [...tools] }) }
    }
  } catch (thrown) {
    if (thrown instanceof StreamRefusedError) throw new Error(readMessage(thrown.failure.body) ?? thrown.message)
    throw thrown
  }
}
