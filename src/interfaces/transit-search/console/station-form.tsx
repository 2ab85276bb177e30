import type { ComponentChildren } from 'preact'
import { useSay } from '../../../../console/src/words/say.ts'
import { MomentInput } from './moment-input.tsx'
import { StationInput } from './station-input.tsx'
import type { TransitClient } from './transit-client.ts'

/** As inputs have them; an empty date is today. */
export interface StationQuestion {
  readonly station: string
  readonly date: string
  readonly time: string
}

interface Props {
  readonly client: TransitClient
  readonly question: StationQuestion
  readonly isAsking: boolean
  readonly labels: {
    readonly form: string
    /** Says what an empty time means. */
    readonly time: string
    readonly submit: string
  }
  readonly onChange: (changed: Partial<StationQuestion>) => void
  readonly onAsk: () => void
  /** What is asked besides, after the station. */
  readonly children?: ComponentChildren
}

/** Asks of one station, at a day and a time. */
export function StationForm({ client, question, isAsking, labels, onChange, onAsk, children }: Props) {
  const say = useSay()
  const { station, date, time } = question
  return (
    <form
      class="page-row journey-form"
      aria-label={labels.form}
      onSubmit={(event) => {
        event.preventDefault()
        onAsk()
      }}
    >
      <StationInput
        client={client}
        label={say('Station')}
        value={station}
        onChange={(name) => onChange({ station: name })}
      />
      {children}
      <MomentInput
        type="date"
        label={say('Date (today unless given)')}
        value={date}
        onChange={(day) => onChange({ date: day })}
      />
      <MomentInput type="time" label={labels.time} value={time} onChange={(clock) => onChange({ time: clock })} />
      <button type="submit" class="send" aria-busy={isAsking}>
        {labels.submit}
      </button>
    </form>
  )
}
