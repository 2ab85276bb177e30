import { useEffect, useMemo, useRef } from 'preact/hooks'
import type { PreparedCall } from '../call/prepare-call.ts'
import type { ReceivedAnswer, Failure } from '../call/send-call.ts'
import type { Place } from '../catalogue.ts'
import { FailureNotice } from '../ui/failure-notice.tsx'
import type { ComponentFiles } from '../ui/load-component.ts'
import { useSay } from '../words/say.ts'
import { AnswerBody } from './answer-body.tsx'
import { AnswerHeaders } from './answer-headers.tsx'
import { AnswerView } from './answer-view.tsx'
import { formatDuration, formatSize } from './format-figures.ts'

/** A call that was sent, and what came of it; nothing yet while it is under way. */
export interface Exchange {
  readonly call: PreparedCall
  readonly outcome: ReceivedAnswer | Failure | undefined
}

interface Props {
  readonly place: Place
  readonly exchange: Exchange | undefined
}

const views: ComponentFiles = import.meta.glob('../../../src/interfaces/*/console/view.tsx')

export function AnswerPanel({ place, exchange }: Props) {
  const say = useSay()
  const outcome = exchange?.outcome
  const panel = useRef<HTMLElement>(null)
  const seen = useRef(outcome)
  useEffect(() => {
    if (outcome && outcome !== seen.current) showStart(panel.current)
    seen.current = outcome
  }, [outcome])
  return (
    <section ref={panel} class="panel answer" aria-labelledby="answer-title" aria-busy={Boolean(exchange && !outcome)}>
      <header class="panel-head">
        <h2 id="answer-title">{say('Answer')}</h2>
        <p class="answer-line" role="status">
          {exchange && !outcome && say('Waiting for the answer')}
          {outcome &&
            ('failure' in outcome ? (
              <span class="status status-none">{say('No answer')}</span>
            ) : (
              <AnswerLine answer={outcome} />
            ))}
        </p>
      </header>
      {!exchange && <p class="placeholder">{say('Send the call to see its answer here.')}</p>}
      {outcome && 'failure' in outcome && <FailureNotice sentence={outcome.failure} isAlert />}
      {exchange && outcome && 'status' in outcome && (
        <AnswerDetails place={place} call={exchange.call} answer={outcome} />
      )}
    </section>
  )
}

/** Brings an answer to the eye that came above the page's visible part, or well below it. */
function showStart(element: HTMLElement | null): void {
  const top = element?.getBoundingClientRect().top ?? 0
  if (top < 0 || top > innerHeight * 0.6) element?.scrollIntoView({ block: 'start' })
}

function AnswerLine({ answer }: { readonly answer: ReceivedAnswer }) {
  return (
    <>
      <span class={`status status-${Math.floor(answer.status / 100)}xx`}>
        {answer.status} {answer.statusText}
      </span>
      <span class="figure">{formatDuration(answer.milliseconds)}</span>
      <span class="figure">{formatSize(answer.size)}</span>
    </>
  )
}

function AnswerDetails({
  place,
  call,
  answer,
}: {
  readonly place: Place
  readonly call: PreparedCall
  readonly answer: ReceivedAnswer
}) {
  const json = useMemo(() => parseJson(answer.text), [answer])
  const response = useMemo(() => ({ status: answer.status, headers: answer.headers, body: json }), [answer, json])
  return (
    <>
      <AnswerHeaders headers={answer.headers} />
      {json !== undefined && (
        <AnswerView
          files={views}
          interfaceId={place.entry.contract.id}
          operation={place.name}
          request={call.input}
          response={response}
        />
      )}
      <AnswerBody text={answer.text} />
    </>
  )
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
