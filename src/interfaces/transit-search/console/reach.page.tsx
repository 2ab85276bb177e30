import { useMemo } from 'preact/hooks'
import type { SlicePageProps } from '../../../../console/src/pages.ts'
import { LabelledInput } from '../../../../console/src/form/labelled-input.tsx'
import { FailureNotice } from '../../../../console/src/ui/failure-notice.tsx'
import { TableHead } from '../../../../console/src/ui/table-head.tsx'
import { useSay } from '../../../../console/src/words/say.ts'
import { formatChanges } from './journey-list.tsx'
import { ReachMap } from './reach-map.tsx'
import { StationForm } from './station-form.tsx'
import { createTransitClient } from './transit-client.ts'
import { type Reach as Reached, useReach } from './use-reach.ts'

/** What is reached from a station within minutes: a map and a list. */
export default function Reach({ apiKey }: SlicePageProps) {
  const say = useSay()
  const client = useMemo(() => createTransitClient(apiKey), [apiKey])
  const { question, answer, isAsking, change, ask } = useReach(client)
  return (
    <div class="page-sections">
      <section class="page-section" aria-label={say('From')}>
        <StationForm
          client={client}
          question={question}
          isAsking={isAsking}
          labels={{
            form: say('Reach'),
            time: say('Time (an average unless given)'),
            submit: say('Show what is reached'),
          }}
          onChange={change}
          onAsk={() => void ask()}
        >
          <MinutesInput value={question.minutes} onChange={(minutes) => change({ minutes })} />
        </StationForm>
      </section>
      <div class="outcome" role="status">
        {answer && 'failure' in answer && <FailureNotice sentence={answer.failure} />}
        {answer && 'reach' in answer && (
          <h2>
            {answer.reach.base.name}, {say('{minutes} min', { minutes: answer.reach.limit })}
          </h2>
        )}
      </div>
      {answer && 'reach' in answer && (
        <section class="page-section journey">
          <ReachTable reach={answer.reach} />
          <ReachMap client={client} reach={answer.reach} />
        </section>
      )}
    </div>
  )
}

interface MinutesProps {
  readonly value: string
  readonly onChange: (minutes: string) => void
}

function MinutesInput({ value, onChange }: MinutesProps) {
  const say = useSay()
  return (
    <LabelledInput label={say('Minutes')}>
      {(id) => (
        <input
          id={id}
          type="number"
          min="1"
          max="200"
          required
          value={value}
          onInput={(event) => onChange(event.currentTarget.value)}
        />
      )}
    </LabelledInput>
  )
}

function ReachTable({ reach: { reached } }: { readonly reach: Reached }) {
  const say = useSay()
  if (reached.length === 0) return <p class="notice">{say('No other station is reached in that time.')}</p>
  return (
    <table class="departure-table">
      <caption>{say('Stations that are reached')}</caption>
      <TableHead headings={['Minutes', 'Station', 'Changes']} />
      <tbody>
        {reached.map(({ place, minutes, changes }) => (
          <tr key={place.code}>
            <td>{minutes}</td>
            <td>{place.name}</td>
            <td>{formatChanges(changes, say)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
