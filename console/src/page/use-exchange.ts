import { useEffect, useRef, useState } from 'preact/hooks'
import type { Exchange } from '../answer/answer-panel.tsx'
import type { PreparedCall } from '../call/prepare-call.ts'
import { sendCall } from '../call/send-call.ts'

export interface ExchangeControl {
  readonly exchange: Exchange | undefined
  readonly sending: boolean
  /** Sends a call and waits for what comes of it; a call under way is stopped first. */
  readonly send: (call: PreparedCall) => Promise<void>
  readonly stop: () => void
}

/** The latest call of a page and what came of it. Leaving the page stops a call under way. */
export function useExchange(earlier: Exchange | undefined, onDone: () => void): ExchangeControl {
  const [exchange, setExchange] = useState(earlier)
  const current = useRef<AbortController>(undefined)
  useEffect(() => () => current.current?.abort(), [])

  const send = async (call: PreparedCall) => {
    current.current?.abort()
    const controller = new AbortController()
    current.current = controller
    setExchange({ call, outcome: undefined })
    const outcome = await sendCall(call, controller.signal)
    if (current.current !== controller) return
    current.current = undefined
    setExchange({ call, outcome })
    onDone()
  }
  const sending = exchange !== undefined && exchange.outcome === undefined
  return { exchange, sending, send, stop: () => current.current?.abort() }
}
