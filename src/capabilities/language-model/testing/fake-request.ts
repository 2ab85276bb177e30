/** What the double reads of a request; everything else is recorded and otherwise ignored. */
export interface FakeRequest {
  readonly model?: string
  readonly messages?: readonly { readonly role: string; readonly content?: unknown }[]
  readonly prompt?: string | readonly number[]
  readonly stream?: boolean
  readonly stream_options?: { readonly include_usage?: boolean }
  readonly temperature?: number
  readonly seed?: number
  readonly max_tokens?: number
  readonly n?: number
  readonly stop?: string | readonly string[]
  readonly logprobs?: boolean | number
  readonly top_logprobs?: number
  readonly echo?: boolean
  readonly tools?: readonly { readonly function: { readonly name: string } }[]
  readonly tool_choice?: unknown
  readonly response_format?: { readonly type: string; readonly json_schema?: { readonly schema?: object } }
}
