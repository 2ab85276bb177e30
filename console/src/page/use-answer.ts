import { useEffect, useRef, useState } from 'preact/hooks'
import type { Failure, Result } from '../../../src/client/answer/result.ts'

export interface Answered<Value> {
  readonly answer: Value | undefined
  /** Why there is none, in a sentence. */
  readonly failure: string | undefined
  readonly isWaiting: boolean
  /** Begins work in place of whatever is under way. */
  readonly ask: (work: (signal: AbortSignal) => Promise<Value>) => Promise<void>
  readonly stop: () => void
}

interface State<Value> {
  readonly answer?: Value
  readonly failure?: string
  readonly isWaiting: boolean
}

/** One question at a time: what came of the latest. Leaving the page stops it. */
export function useAnswer<Value>(): Answered<Value> {
  const [state, setState] = useState<State<Value>>({ isWaiting: false })
  const current = useRef<AbortController>(undefined)
  useEffect(() => () => current.current?.abort(), [])

  const ask = async (work: (signal: AbortSignal) => Promise<Value>) => {
    current.current?.abort()
    const controller = new AbortController()
    current.current = controller
    setState((before) => ({ ...(before.answer !== undefined && { answer: before.answer }), isWaiting: true }))
    const next = await work(controller.signal).then(
      (answer): State<Value> => ({ answer, isWaiting: false }),
      (thrown: unknown): State<Value> => ({ failure: toSentence(thrown), isWaiting: false }),
    )
    if (current.current === controller) setState(next)
  }
  const stop = () => {
    current.current?.abort()
    current.current = undefined
    setState((before) => ({ ...before, isWaiting: false }))
  }
  return { answer: state.answer, failure: state.failure, isWaiting: state.isWaiting, ask, stop }
}

/** The body of a success. @throws Error with the sentence of a failure, as this wire writes it */
export function bodyOf<Body>(result: Result<Body>, readSentence: (body: unknown) => string | undefined): Body {
  if (result.ok) return result.body
  throw new Error(sentenceOf(result, readSentence))
}

/** What the server says of a failure, as this wire writes it, or why it said nothing. */
export function sentenceOf({ body, reason }: Failure, readSentence: (body: unknown) => string | undefined): string {
  return readSentence(body) ?? reason
}

export function toSentence(thrown: unknown): string {
  return thrown instanceof Error ? thrown.message : String(thrown)
}
