import { useId } from 'preact/hooks'
import { LabelledInput } from '../../../../console/src/form/labelled-input.tsx'
import type { TransitClient } from './transit-client.ts'
import { useStationNames } from './use-station-names.ts'

interface Props {
  readonly client: TransitClient
  readonly label: string
  readonly value: string
  readonly isOptional?: boolean
  readonly onChange: (value: string) => void
}

/** A station by its name, in kanji, kana or Latin letters, or by its code. */
export function StationInput({ client, label, value, isOptional = false, onChange }: Props) {
  const listId = useId()
  const names = useStationNames(client, value)
  return (
    <LabelledInput label={label}>
      {(id) => (
        <>
          <input
            id={id}
            list={listId}
            required={!isOptional}
            autocomplete="off"
            spellcheck={false}
            value={value}
            onInput={(event) => onChange(event.currentTarget.value)}
          />
          <datalist id={listId}>
            {names.map((name) => (
              <option key={name} value={name} />
            ))}
          </datalist>
        </>
      )}
    </LabelledInput>
  )
}
