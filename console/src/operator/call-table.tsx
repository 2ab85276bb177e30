import { formatDuration } from '../answer/format-figures.ts'
import type { Catalogue } from '../catalogue.ts'
import { formatRoute } from '../route.ts'
import { useWords } from '../words/say.ts'
import type { Call } from './calls.ts'

const headings = ['Time', 'Key', 'Interface', 'Status', 'Took'] as const

/** Calls, the newest first; where bodies were kept, they unfold. */
export function CallTable({ calls, catalogue }: { readonly calls: readonly Call[]; readonly catalogue: Catalogue }) {
  const { say } = useWords()
  return (
    <table class="page-table">
      <thead>
        <tr>
          {headings.map((heading) => (
            <th key={heading} scope="col" class={heading === 'Took' ? 'number' : undefined}>
              {say(heading)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {calls.map((call) => (
          <CallRow key={call.id} call={call} catalogue={catalogue} />
        ))}
      </tbody>
    </table>
  )
}

function CallRow({ call, catalogue }: { readonly call: Call; readonly catalogue: Catalogue }) {
  const { say, language } = useWords()
  const { at, caller, interface: id, operation, status, ms, engine, fault, request, answer } = call
  const title = say(catalogue.find(({ contract }) => contract.id === id)?.contract.title ?? id)
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
          {fault !== undefined && <span class="page-state warn">{say('on purpose: {fault}', { fault })}</span>}
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
