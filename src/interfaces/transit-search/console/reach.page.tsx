import { useMemo } from 'preact/hooks'
import type { SlicePageProps } from '../../../../console/src/pages.ts'
import { LabelledInput } from '../../../../console/src/form/labelled-input.tsx'
import { useSay } from '../../../../console/src/words/say.ts'
import { formatChanges } from './journey-list.tsx'
import { ReachMap } from './reach-map.tsx'
import { StationInput } from './station-input.tsx'
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
        <form
          class="page-row journey-form"
          aria-label={say('Reach')}
          onSubmit={(event) => {
            event.preventDefault()
            void ask()
          }}
        >
          <StationInput
            client={client}
            label={say('Station')}
            value={question.station}
            onChange={(station) => change({ station })}
          />
          <LabelledInput label={say('Minutes')}>
            {(id) => (
              <input
                id={id}
                type="number"
                min="1"
                max="200"
                required
                value={question.minutes}
                onInput={(event) => change({ minutes: event.currentTarget.value })}
              />
            )}
          </LabelledInput>
          <LabelledInput label={say('Date (today unless given)')}>
            {(id) => (
              <input
                id={id}
                type="date"
                value={question.date}
                onInput={(event) => change({ date: event.currentTarget.value })}
              />
            )}
          </LabelledInput>
          <LabelledInput label={say('Time (an average unless given)')}>
            {(id) => (
              <input
                id={id}
                type="time"
                value={question.time}
                onInput={(event) => change({ time: event.currentTarget.value })}
              />
            )}
          </LabelledInput>
          <button type="submit" class="send" aria-busy={isAsking}>
            {say('Show what is reached')}
          </button>
        </form>
      </section>
      <div class="outcome" role="status">
        {answer && 'failure' in answer && <p class="notice">{answer.failure}</p>}
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

function ReachTable({ reach: { reached } }: { readonly reach: Reached }) {
  const say = useSay()
  if (reached.length === 0) return <p class="notice">{say('No other station is reached in that time.')}</p>
  return (
    <table class="departure-table">
      <caption>{say('Stations that are reached')}</caption>
      <thead>
        <tr>
          <th scope="col">{say('Minutes')}</th>
          <th scope="col">{say('Station')}</th>
          <th scope="col">{say('Changes')}</th>
        </tr>
      </thead>
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
