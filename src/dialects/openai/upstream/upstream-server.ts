/** A server elsewhere that speaks an OpenAI wire. */
export interface UpstreamServer {
  /** What it is called in messages, such as `moderation server`. */
  readonly title: string
  /** Its address with the path before the operation's, such as `http://127.0.0.1:11434/v1`. */
  readonly address: string
  readonly key: string | undefined
  /** The setting that holds the key, for whoever reads that it is wrong. */
  readonly keySetting: string
  /** How often a request that got no answer, 429 or 5xx is sent again. */
  readonly retries: number
  readonly timeoutMs: number
  /** Bytes of an answer, at most. */
  readonly mostBytes: number
}
