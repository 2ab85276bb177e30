import type { Generated } from 'kysely'

export interface ResponseTable {
  /** Counts up: the oldest has the lowest. */
  number: Generated<number>
  id: string
  caller_id: string
  previous_id: string | null
  /** JSON. */
  description: string
}

export interface ItemTable {
  response_id: string
  /** Within its response, input before output. */
  position: number
  caller_id: string
  id: string
  is_output: number
  /** JSON. */
  item: string
}

export interface Tables {
  responses_response: ResponseTable
  responses_item: ItemTable
}
