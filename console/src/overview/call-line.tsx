import type { CallFigures } from '../../../src/kernel/foundation/observability/call-figures.ts'
import { formatDuration } from '../answer/format-figures.ts'
import { useWords } from '../words/say.ts'

/** Calls, refusals, errors and how long an answer takes; nothing before the first call. */
export function CallLine({ calls }: { readonly calls: CallFigures | undefined }) {
  const { say, language } = useWords()
  if (!calls || calls.total === 0) return null
  const write = (count: number) => count.toLocaleString(language)
  return (
    <span class="row-calls">
      <span>{calls.total === 1 ? say('1 call') : say('{count} calls', { count: write(calls.total) })}</span>
      {calls.refused > 0 && <span class="warn">{say('{count} refused', { count: write(calls.refused) })}</span>}
      <span class={calls.failed > 0 ? 'bad' : undefined}>
        {calls.failed === 1 ? say('1 error') : say('{count} errors', { count: write(calls.failed) })}
      </span>
      {calls.medianMs !== undefined && (
        <span
          title={say('Half of the calls were answered within this time; 95 of 100 within {time}', {
            time: formatDuration(calls.p95Ms ?? 0),
          })}
        >
          {formatDuration(calls.medianMs)}
        </span>
      )}
    </span>
  )
}
