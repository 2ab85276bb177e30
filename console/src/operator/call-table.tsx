import type { LoggedCall } from '../../../src/kernel/foundation/observability/logged-call.ts'
import { formatDuration } from '../answer/format-figures.ts'
import { type Catalogue, titleOf } from '../catalogue.ts'
import { formatRoute } from '../route.ts'
import { TableHead } from '../ui/table-head.tsx'
import { useWords } from '../words/say.ts'

const headings = ['Time', 'Key', 'Interface', 'Status', 'Took'] as const

/** Calls, the newest first; where bodies were kept, they unfold. */
export function CallTable({
  calls,
  catalogue,
}: {
  readonly calls: readonly LoggedCall[]
  readonly catalogue: Catalogue
}) {
  return (
    <table class="page-table">
      <TableHead headings={headings} numbers={['Took']} />
      <tbody>
        {calls.map((call) => (
          <CallRow key={call.id} call={call} catalogue={catalogue} />
        ))}
      </tbody>
    </table>
  )
}

function CallRow({ call, catalogue }: { readonly call: LoggedCall; readonly catalogue: Catalogue }) {
  const { say, language } = useWords()
  const { at, caller, interface: id, operation, status, ms, engine, fault, request, answer } = call
  const title = say(titleOf(catalogue, id))
  return (
    <tr>
      <td data-label={say('Time')}>
        <time title={call.id}>{new Date(at).toLocaleTimeString(language)}</time>
      </td>
      <td data-label={say('Key')} class="mono">
        {caller === 'anonymous' ? say('none') : caller}
      </td>
      <td data-label={say('Interface')}>
        <div>
          <a href={formatRoute({ interface: id, operation })}>{title}</a>
          <span class="page-address">
            {operation}
            {engine !== undefined && ` · ${engine}`}
          </span>
          {fault !== undefined && (
            <span class="page-state warn">{say('on purpose: {fault}', { fault: say(fault) })}</span>
          )}
          <CallBody title={say('What was sent')} text={request} />
          <CallBody title={say('What was answered')} text={answer} />
        </div>
      </td>
      <td data-label={say('Status')}>
        <span class={`page-state ${toneOf(status)}`}>{status}</span>
      </td>
      <td data-label={say('Took')} class="number">
        {formatDuration(ms)}
      </td>
    </tr>
  )
}

function CallBody({ title, text }: { readonly title: string; readonly text: string | undefined }) {
  if (text === undefined) return null
  return (
    <details class="more">
      <summary>{title}</summary>
      <pre class="call-body">{text}</pre>
    </details>
  )
}

function toneOf(status: number): string {
  if (status >= 500) return 'bad'
  return status >= 400 ? 'warn' : 'good'
}
