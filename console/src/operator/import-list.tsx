import { formatSize } from '../answer/format-figures.ts'
import { useWords } from '../words/say.ts'
import { useSayFailure } from '../words/use-say-failure.ts'
import { sayContent } from './content-name.ts'
import type { Import } from './work.ts'

interface Props {
  readonly imports: readonly Import[]
  readonly onStop: (pid: number) => void
}

/** Imports of this machine, begun here or on the command line: those that go on, and those of the last day. */
export function ImportList({ imports, onStop }: Props) {
  const { say } = useWords()
  if (imports.length === 0) return <p class="placeholder">{say('Nothing was taken in within a day.')}</p>
  return imports.map((each) => <ImportItem key={each.pid} of={each} onStop={() => onStop(each.pid)} />)
}

const states = {
  running: ['goes on', ''],
  done: ['taken in', 'good'],
  stopped: ['stopped', 'warn'],
  failed: ['failed', 'bad'],
} as const

function ImportItem({ of, onStop }: { readonly of: Import; readonly onStop: () => void }) {
  const { say, language } = useWords()
  const sayFailure = useSayFailure()
  const { content, source, state, summary, startedAt, warnings = [], done, total } = of
  const [word, tone] = states[state]
  const title = `${sayContent(content, say)}: ${source}`
  return (
    <div class="work-item">
      <h3>
        {title} <span class={`page-state ${tone}`}>{say(word)}</span>
      </h3>
      {state === 'running' && (
        <progress aria-label={title} max={total || 1} {...(total !== undefined && total > 0 && { value: done })} />
      )}
      <p class="soft">
        <time>{new Date(startedAt).toLocaleTimeString(language)}</time> {state === 'running' && describe(of)}{' '}
        {state === 'failed' ? sayFailure(summary) : say(summary)}
      </p>
      {warnings.map((warning) => (
        <p key={warning} class="soft">
          {sayFailure(warning)}
        </p>
      ))}
      {state === 'running' && (
        <button type="button" class="quiet-button" onClick={onStop}>
          {say('Stop')}
          <span class="visually-hidden"> {source}</span>
        </button>
      )}
    </div>
  )
}

function describe({ done, total, unit }: Import): string {
  const write = (amount: number) => (unit === 'bytes' ? formatSize(amount) : amount.toLocaleString('en'))
  return total === undefined ? write(done) : `${write(done)} / ${write(total)}`
}
