import { useMemo, useState } from 'preact/hooks'
import type { SlicePageProps } from '../../../../console/src/pages.ts'
import { FailureNotice } from '../../../../console/src/ui/failure-notice.tsx'
import { JourneyForm } from './journey-form.tsx'
import { formatChanges, formatFare, formatMinutes, formatTimes, JourneyList } from './journey-list.tsx'
import { JourneyMap } from './journey-map.tsx'
import { JourneyTimeline } from './journey-timeline.tsx'
import { KeptRoutes } from './kept-routes.tsx'
import type { JourneyView } from './read-courses.ts'
import { createTransitClient, type TransitClient } from './transit-client.ts'
import { type Answer, useJourneys } from './use-journeys.ts'
import { useKeptRoutes } from './use-kept-routes.ts'
import { useSay } from '../../../../console/src/words/say.ts'

/** Journeys from station to station: as a list, a time line and a drawing. */
export default function Journeys({ apiKey }: SlicePageProps) {
  const say = useSay()
  const client = useMemo(() => createTransitClient(apiKey), [apiKey])
  const { question, answer, isSearching, change, search, move } = useJourneys(client)
  const { routes, keep, forget } = useKeptRoutes()
  return (
    <div class="page-sections">
      <section class="page-section journey-question" aria-label={say('Search')}>
        <JourneyForm
          client={client}
          question={question}
          isSearching={isSearching}
          onChange={change}
          onSearch={() => void search()}
        />
      </section>
      <KeptRoutes
        routes={routes}
        onChoose={(route) => void search({ ...question, ...route })}
        onForget={(route) => forget(route)}
      />
      <div class="outcome" role="status">
        {answer && <Summary answer={answer} />}
      </div>
      {answer && answer.journeys.length > 0 && (
        <Found
          key={toKey(answer)}
          client={client}
          answer={answer}
          onMove={(journey, where) => void move(journey, where)}
          onKeep={() => keep(answer.question)}
        />
      )}
    </div>
  )
}

/** Another question begins with its first journey. */
function toKey({ question, journeys }: Answer): string {
  return JSON.stringify([question, journeys[0]?.serializeData])
}

function Summary({ answer: { question, journeys, failure } }: { readonly answer: Answer }) {
  const say = useSay()
  if (failure !== undefined) return <FailureNotice sentence={failure} />
  if (journeys.length === 0)
    return (
      <p class="notice">{say('Nothing goes from {from} to {to} then.', { from: question.from, to: question.to })}</p>
    )
  return <h2>{say('{from} to {to}, {date}', { from: question.from, to: question.to, date: question.date })}</h2>
}

interface FoundProps {
  readonly client: TransitClient
  readonly answer: Answer
  readonly onMove: (journey: JourneyView, where: 'AutoPrevious' | 'AutoNext') => void
  readonly onKeep: () => void
}

function Found({ client, answer: { journeys }, onMove, onKeep }: FoundProps) {
  const say = useSay()
  const [chosen, setChosen] = useState(0)
  const journey = journeys[chosen]
  return (
    <>
      <JourneyList journeys={journeys} chosen={chosen} onChoose={setChosen} />
      {journey && (
        <section class="page-section journey" aria-label={say('Journey')}>
          <h2>
            {formatTimes(journey, say)} <span>{formatMinutes(journey.minutes, say)}</span>{' '}
            <span>{formatChanges(journey.changes, say)}</span>{' '}
            {journey.fare !== undefined && <span>{formatFare(journey.fare)}</span>}
          </h2>
          <div class="journey-moves">
            <button type="button" onClick={() => onMove(journey, 'AutoPrevious')}>
              {say('Earlier')}
            </button>
            <button type="button" onClick={() => onMove(journey, 'AutoNext')}>
              {say('Later')}
            </button>
            <button type="button" onClick={onKeep}>
              {say('Keep|a route')}
            </button>
          </div>
          <JourneyTimeline journey={journey} />
          <JourneyMap client={client} journey={journey} />
        </section>
      )}
    </>
  )
}
