import type { ComponentChildren } from 'preact'
import { useId, useLayoutEffect, useRef } from 'preact/hooks'
import { AnswerPanel, type Exchange } from '../answer/answer-panel.tsx'
import { placeKey } from '../call/place-key.ts'
import type { PreparedCall } from '../call/prepare-call.ts'
import type { RequestDraft } from '../call/request-draft.ts'
import { keyRuleOf, type Place } from '../catalogue.ts'
import { useKey } from '../access/key-context.ts'
import type { KnownStatus } from '../server/use-status.ts'
import { RequestBar } from './request-bar.tsx'
import { TrialForm } from './trial-form.tsx'
import { useExchange } from './use-exchange.ts'
import { useRequest } from './use-request.ts'
import { useSendShortcut } from './use-send-shortcut.ts'

/** What a page is left with, to be found again on coming back. */
export interface Visit {
  readonly draft: RequestDraft
  readonly exchange: Exchange | undefined
}

interface Props {
  readonly place: Place
  readonly known: KnownStatus
  readonly earlier?: Visit | undefined
  readonly onVisit?: (visit: Visit) => void
  /** What stands below the form; the key is `undefined` where the call needs none. */
  readonly writeBelow?: (call: PreparedCall, apiKey: string | undefined) => ComponentChildren
}

/** An operation to try: its request on one side, its answer on the other. */
export function OperationTrial({ place, known, earlier, onVisit, writeBelow }: Props) {
  const { value: apiKey, check } = useKey()
  const rule = keyRuleOf(place)
  const needsKey = rule.need !== 'optional' || known.status?.requireKey === true
  const request = useRequest(place, earlier?.draft)
  const { draft, call, faults } = request
  const { exchange, sending, send, stop } = useExchange(earlier?.exchange, known.refresh)
  const formId = useId()
  const form = useRef<HTMLFormElement>(null)

  const sendUnlessFaulty = () => {
    const isKeyWrong = needsKey && check.state === 'wrong'
    if (Object.keys(faults).length === 0 && !isKeyWrong)
      return void send(needsKey ? placeKey(call, rule, apiKey) : call)
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }
  useSendShortcut(sendUnlessFaulty)
  // Within the drawing itself: an effect after it would be lost when the page is left at once.
  useLayoutEffect(() => onVisit?.({ draft, exchange: sending ? undefined : exchange }), [draft, exchange])

  return (
    <>
      <RequestBar call={call} sending={sending} form={formId} onStop={stop} />
      <div class="operation-columns">
        <div class="operation-request">
          <TrialForm
            form={form}
            id={formId}
            rule={needsKey ? rule : undefined}
            request={request}
            onSend={sendUnlessFaulty}
          />
          {writeBelow?.(call, needsKey ? apiKey : undefined)}
        </div>
        <AnswerPanel place={place} exchange={exchange} />
      </div>
    </>
  )
}
