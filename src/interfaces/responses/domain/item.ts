/** What a conversation on this wire is made of; each has an id by which later requests may name it. */
export type Item = MessageItem | FunctionCallItem | FunctionCallOutputItem | ReasoningItem

export type ItemStatus = 'in_progress' | 'completed' | 'incomplete'

export interface MessageItem {
  id: string
  type: 'message'
  role: 'system' | 'developer' | 'user' | 'assistant'
  status: ItemStatus
  content: ItemPart[]
}

export interface FunctionCallItem {
  id: string
  type: 'function_call'
  status: ItemStatus
  call_id: string
  name: string
  /** JSON, as the model wrote it. */
  arguments: string
}

export interface FunctionCallOutputItem {
  id: string
  type: 'function_call_output'
  status: ItemStatus
  call_id: string
  output: string | ItemPart[]
}

/** Thoughts of a reasoning model; they are kept for the caller and never sent back to a model. */
export interface ReasoningItem {
  id: string
  type: 'reasoning'
  status: ItemStatus
  summary: ItemPart[]
  content: ItemPart[]
}

/** A piece of content: `input_text`, `output_text`, `refusal`, `input_image`, `input_file` and the like, as the wire has it. */
export interface ItemPart {
  type: string
  text?: string
  refusal?: string
  [field: string]: unknown
}
