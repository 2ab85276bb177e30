import { formatDuration } from '../answer/format-figures.ts'
import type { Catalogue } from '../catalogue.ts'
import { formatSeconds } from '../models/models.ts'
import { TableHead } from '../ui/table-head.tsx'
import { type Say, useSay, useWords } from '../words/say.ts'
import type { Job } from './work.ts'

interface Props {
  readonly jobs: readonly Job[]
  readonly catalogue: Catalogue
  readonly onSteer: (name: string, verb: 'run' | 'cancel') => void
}

const headings = ['Job', 'Every', 'Last begun', 'State', 'Last run here'] as const

/** What runs by itself. */
export function JobTable({ jobs, catalogue, onSteer }: Props) {
  const say = useSay()
  if (jobs.length === 0) return <p class="placeholder">{say('No job has anything to do here.')}</p>
  return (
    <table class="page-table">
      <TableHead headings={headings} buttons="Run now" />
      <tbody>
        {jobs.map((job) => (
          <JobRow key={job.name} job={job} title={say(ownerOf(job, catalogue))} onSteer={onSteer} />
        ))}
      </tbody>
    </table>
  )
}

/** English: the title of the interface whose job it is. */
function ownerOf({ name }: Job, catalogue: Catalogue): string {
  return catalogue.find(({ contract }) => name.startsWith(`${contract.id}.`))?.contract.title ?? 'The server itself'
}

interface RowProps extends Pick<Props, 'onSteer'> {
  readonly job: Job
  /** Whose job it is. */
  readonly title: string
}

function JobRow({ job, title, onSteer }: RowProps) {
  const { say, language } = useWords()
  const writeTime = (time: number) =>
    new Date(time).toLocaleString(language, { dateStyle: 'medium', timeStyle: 'medium' })
  const isRunning = job.state === 'running'
  return (
    <tr>
      <th scope="row">
        {title}
        <span class="page-address">{job.name}</span>
      </th>
      <td data-label={say('Every')}>{formatSeconds(job.everyMs / 1000, say)}</td>
      <td data-label={say('Last begun')}>
        {job.startedAt === undefined ? '–' : <time>{writeTime(job.startedAt)}</time>}
      </td>
      <td data-label={say('State')}>
        <JobState job={job} say={say} />
      </td>
      <td data-label={say('Last run here')}>{describeLast(job, say)}</td>
      <td class="page-actions">
        <button type="button" class="quiet-button" onClick={() => onSteer(job.name, isRunning ? 'cancel' : 'run')}>
          {isRunning ? say('Stop') : say('Run now')}
          <span class="visually-hidden"> {job.name}</span>
        </button>
      </td>
    </tr>
  )
}

function JobState({ job: { state, progress }, say }: { readonly job: Job; readonly say: Say }) {
  const word = { waiting: say('waits'), running: say('runs'), elsewhere: say('runs in another process') }[state]
  return (
    <>
      <span class={`page-state ${state === 'waiting' ? '' : 'good'}`}>{word}</span>
      {progress && (
        <span class="page-note">
          {progress.total === undefined ? progress.done : `${progress.done} / ${progress.total}`} {say(progress.unit)}
        </span>
      )}
    </>
  )
}

function describeLast({ last }: Job, say: Say): string {
  if (!last) return '–'
  const time = formatDuration(last.ms)
  if (last.outcome === 'done') return say('done in {time}', { time })
  if (last.outcome === 'cancelled') return say('stopped after {time}', { time })
  return say('failed: {reason}', { reason: say(last.reason ?? '') })
}
