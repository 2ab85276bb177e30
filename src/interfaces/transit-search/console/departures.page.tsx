import { useMemo } from 'preact/hooks'
import type { SlicePageProps } from '../../../../console/src/pages.ts'
import { FailureNotice } from '../../../../console/src/ui/failure-notice.tsx'
import { DepartureTable } from './departure-table.tsx'
import { StationForm } from './station-form.tsx'
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
        <StationForm
          client={client}
          question={question}
          isAsking={isAsking}
          labels={{
            form: say('Departures'),
            time: say('Time (now unless given)'),
            submit: say('Show departures'),
          }}
          onChange={change}
          onAsk={() => void ask()}
        />
      </section>
      <div class="outcome" role="status">
        {answer && 'failure' in answer && <FailureNotice sentence={answer.failure} />}
        {answer && 'board' in answer && (
          <>
            <h2>{answer.board.station.name}</h2>
            {answer.isLater && <p class="soft">{say('Nothing leaves now. The first after that:')}</p>}
          </>
        )}
      </div>
      {answer && 'board' in answer && <DepartureTable board={answer.board} />}
    </div>
  )
}
