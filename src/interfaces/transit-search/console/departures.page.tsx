import { useMemo } from 'preact/hooks'
import type { SlicePageProps } from '../../../../console/src/pages.ts'
import { LabelledInput } from '../../../../console/src/form/labelled-input.tsx'
import { DepartureTable } from './departure-table.tsx'
import { StationInput } from './station-input.tsx'
import { createTransitClient } from './transit-client.ts'
import { useDepartures } from './use-departures.ts'
import { useSay } from '../../../../console/src/words/say.ts'

/** The board of a station: what leaves next, planned and expected. */
export default function Departures({ apiKey }: SlicePageProps) {
  const say = useSay()
  const client = useMemo(() => createTransitClient(apiKey), [apiKey])
  const { question, answer, isAsking, change, ask } = useDepartures(client)
  return (
    <div class="page-sections">
      <section class="page-section" aria-label={say('Station')}>
        <form
          class="page-row journey-form"
          aria-label={say('Departures')}
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
          <LabelledInput label={say('Time (now unless given)')}>
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
            {say('Show departures')}
          </button>
        </form>
      </section>
      <div class="outcome" role="status">
        {answer && 'failure' in answer && <p class="notice">{answer.failure}</p>}
        {answer && 'board' in answer && <h2>{answer.board.station.name}</h2>}
      </div>
      {answer && 'board' in answer && <DepartureTable board={answer.board} />}
    </div>
  )
}
