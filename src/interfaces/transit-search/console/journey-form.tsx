import { LabelledChoice } from '../../../../console/src/form/labelled-choice.tsx'
import { useSay } from '../../../../console/src/words/say.ts'
import { MomentInput } from './moment-input.tsx'
import { StationInput } from './station-input.tsx'
import type { TransitClient } from './transit-client.ts'
import type { Question } from './use-journeys.ts'

interface Props {
  readonly client: TransitClient
  readonly question: Question
  readonly isSearching: boolean
  readonly onChange: (changed: Partial<Question>) => void
  readonly onSearch: () => void
}

const kinds = [
  ['departure', 'Leave at'],
  ['arrival', 'Arrive by'],
  ['firstTrain', 'First train'],
  ['lastTrain', 'Last train'],
  ['plain', 'By averages'],
] as const

const orders = [
  ['ekispert', 'Best'],
  ['time', 'Time'],
  ['transfer', 'Changes'],
  ['price', 'Fare'],
  ['co2', 'Emissions'],
] as const

/** From where to where, when, and what counts. */
export function JourneyForm({ client, question, isSearching, onChange, onSearch }: Props) {
  const say = useSay()
  return (
    <form
      class="page-row journey-form"
      aria-label={say('Journey')}
      onSubmit={(event) => {
        event.preventDefault()
        onSearch()
      }}
    >
      <StationInput client={client} label={say('From')} value={question.from} onChange={(from) => onChange({ from })} />
      <StationInput client={client} label={say('To')} value={question.to} onChange={(to) => onChange({ to })} />
      <StationInput
        client={client}
        label={say('Via (optional)')}
        isOptional
        value={question.via}
        onChange={(via) => onChange({ via })}
      />
      <WhenFields question={question} onChange={onChange} />
      <LabelledChoice
        label={say('Sort by')}
        value={question.sort}
        choices={orders.map(([order, name]) => [order, say(name)] as const)}
        onChange={(sort) => onChange({ sort })}
      />
      <button type="submit" class="send" aria-busy={isSearching}>
        {say('Find journeys')}
      </button>
    </form>
  )
}

/** The first and the last train of a day have no time. */
function WhenFields({ question: { searchType, date, time }, onChange }: Pick<Props, 'question' | 'onChange'>) {
  const say = useSay()
  const hasTime = searchType === 'departure' || searchType === 'arrival'
  return (
    <>
      <LabelledChoice
        label={say('When')}
        value={searchType}
        choices={kinds.map(([kind, name]) => [kind, say(name)] as const)}
        onChange={(chosen) => onChange({ searchType: chosen })}
      />
      <MomentInput
        type="date"
        label={say('Date')}
        value={date}
        isRequired
        onChange={(day) => onChange({ date: day })}
      />
      <MomentInput
        type="time"
        label={say('Time')}
        value={time}
        isRequired
        isDisabled={!hasTime}
        onChange={(clock) => onChange({ time: clock })}
      />
    </>
  )
}
