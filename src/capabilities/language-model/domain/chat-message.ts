/** One message of a conversation, oldest first in a request. */
export type ChatMessage =
  | { readonly role: 'system' | 'developer' | 'user'; readonly content: readonly ContentPart[]; readonly name?: string }
  | {
      readonly role: 'assistant'
      readonly content: readonly ContentPart[]
      readonly toolCalls: readonly ToolCall[]
      readonly name?: string
    }
  | { readonly role: 'tool'; readonly content: readonly ContentPart[]; readonly toolCallId: string }

export type ContentPart =
  | { readonly kind: 'text'; readonly text: string }
  /** Pictures, sound, files: as the wire has it, for models that take them. */
  | { readonly kind: 'other'; readonly part: Readonly<Record<string, unknown>> }

export interface ToolCall {
  readonly id: string
  readonly name: string
  /** JSON, as the model wrote it. */
  readonly arguments: string
}

/** The text of a message, its parts joined; what is not text is left out. */
export function textOf({ content }: ChatMessage): string {
  return content.map((part) => (part.kind === 'text' ? part.text : '')).join('')
}
