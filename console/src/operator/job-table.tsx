import { formatDuration } from '../answer/format-figures.ts'
import type { Catalogue } from '../catalogue.ts'
import { formatSeconds } from '../models/models.ts'
import { type Say, useWords } from '../words/say.ts'
import type { Job } from './work.ts'

interface Props {
  readonly jobs: readonly Job[]
  readonly catalogue: Catalogue
  readonly onSteer: (name: string, verb: 'run' | 'cancel') => void
}

const headings = ['Job', 'Every', 'Last begun', 'State', 'Last run here'] as const

/** What runs by itself. */
export function JobTable({ jobs, catalogue, onSteer }: Props) {
  const { say, language } = useWords()
  if (jobs.length === 0) return <p class="placeholder">{say('No job has anything to do here.')}</p>
  const titleOf = (name: string) => {
    const entry = catalogue.find(({ contract }) => name.startsWith(`${contract.id}.`))
    return entry ? say(entry.contract.title) : say('The server itself')
  }
  const writeTime = (time: number) =>
    new Date(time).toLocaleString(language, { dateStyle: 'medium', timeStyle: 'medium' })
  return (
    <table class="page-table">
      <thead>
        <tr>
          {headings.map((heading) => (
            <th key={heading} scope="col">
              {say(heading)}
            </th>
          ))}
          <th scope="col">
            <span class="visually-hidden">{say('Run now')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {jobs.map((job) => (
          <tr key={job.name}>
            <th scope="row">
              {titleOf(job.name)}
              <span class="page-address">{job.name}</span>
            </th>
            <td data-label={say('Every')}>{formatSeconds(job.everyMs / 1000)}</td>
            <td data-label={say('Last begun')}>
              {job.startedAt === undefined ? '–' : <time>{writeTime(job.startedAt)}</time>}
            </td>
            <td data-label={say('State')}>
              <JobState job={job} say={say} />
            </td>
            <td data-label={say('Last run here')}>{describeLast(job, say)}</td>
            <td class="page-actions">
              {job.state === 'running' ? (
                <button type="button" class="quiet-button" onClick={() => onSteer(job.name, 'cancel')}>
                  {say('Stop')}
                  <span class="visually-hidden"> {job.name}</span>
                </button>
              ) : (
                <button type="button" class="quiet-button" onClick={() => onSteer(job.name, 'run')}>
                  {say('Run now')}
                  <span class="visually-hidden"> {job.name}</span>
                </button>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
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
  return say('failed: {reason}', { reason: last.reason ?? '' })
}
