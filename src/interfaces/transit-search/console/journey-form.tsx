import { LabelledInput } from '../../../../console/src/form/labelled-input.tsx'
import { StationInput } from './station-input.tsx'
import type { TransitClient } from './transit-client.ts'
import type { Question } from './use-journeys.ts'
import { useSay } from '../../../../console/src/words/say.ts'

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

export function JourneyForm({ client, question, isSearching, onChange, onSearch }: Props) {
  const say = useSay()
  const hasTime = question.searchType === 'departure' || question.searchType === 'arrival'
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
      <Choice
        label={say('When')}
        value={question.searchType}
        choices={kinds}
        onChange={(searchType) => onChange({ searchType })}
      />
      <LabelledInput label={say('Date')}>
        {(id) => (
          <input
            id={id}
            type="date"
            required
            value={question.date}
            onInput={(event) => onChange({ date: event.currentTarget.value })}
          />
        )}
      </LabelledInput>
      <LabelledInput label={say('Time')}>
        {(id) => (
          <input
            id={id}
            type="time"
            required
            disabled={!hasTime}
            value={question.time}
            onInput={(event) => onChange({ time: event.currentTarget.value })}
          />
        )}
      </LabelledInput>
      <Choice label={say('Sort by')} value={question.sort} choices={orders} onChange={(sort) => onChange({ sort })} />
      <button type="submit" class="send" aria-busy={isSearching}>
        {say('Find journeys')}
      </button>
    </form>
  )
}

interface ChoiceProps {
  readonly label: string
  readonly value: string
  readonly choices: readonly (readonly [value: string, name: string])[]
  readonly onChange: (value: string) => void
}

function Choice({ label, value, choices, onChange }: ChoiceProps) {
  const say = useSay()
  return (
    <LabelledInput label={label}>
      {(id) => (
        <select id={id} value={value} onChange={(event) => onChange(event.currentTarget.value)}>
          {choices.map(([each, name]) => (
            <option key={each} value={each}>
              {say(name)}
            </option>
          ))}
        </select>
      )}
    </LabelledInput>
  )
}
