/** Header names are lower-case. */
export type ResponseHeaders = Readonly<Record<string, string>>

export interface Success<Body> {
  readonly ok: true
  readonly status: number
  readonly headers: ResponseHeaders
  readonly body: Body
}

export interface Failure {
  readonly ok: false
  /** The HTTP status; 0 (-1 where the interface's specification says so) when no response came at all. */
  readonly status: number
  /** Empty when no response came at all. */
  readonly headers: ResponseHeaders
  /** What the server sent: parsed when it is JSON, else its text; undefined when nothing readable came. */
  readonly body: unknown
  /** A sentence naming the method and the address; never a credential, a query or a body. */
  readonly reason: string
}

/** What every call resolves with. `ok` is true for the operation's own success status with the body of its contract: JSON, bytes or none. */
export type Result<Body> = Success<Body> | Failure
