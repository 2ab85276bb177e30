import type { ServerResponse } from 'node:http'
import { json } from './start-fake-openai.ts'

/** What a model says, where a text would not do. */
interface Message {
  readonly content: string | null
  readonly refusal?: string
}

/** Answers a call of the fake server with a whole chat completion. */
export function answerChat(response: ServerResponse, said: string | Message): void {
  const message = { role: 'assistant', ...(typeof said === 'string' ? { content: said } : said) }
  const choices = [{ index: 0, message, finish_reason: 'stop' }]
  json(response, 200, { id: 'x', object: 'chat.completion', created: 1, model: 'fake-1', choices })
}
