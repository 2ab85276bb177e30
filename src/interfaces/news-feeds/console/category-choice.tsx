import { LabelledInput } from '../../../../console/src/form/labelled-input.tsx'
import type { ChosenCategory } from './chosen-category.ts'
import type { Category } from './use-feeds.ts'
import { useSay } from '../../../../console/src/words/say.ts'

interface Props {
  readonly categories: readonly Category[]
  readonly chosen: ChosenCategory
  /** How the choice to choose none is called; there is none without it. */
  readonly none?: string
  readonly onChoose: (chosen: ChosenCategory) => void
}

/** No category has such a name. */
const another = '+'

/** A category that is there, or the name and number of a new one. */
export function CategoryChoice({ categories, chosen: { name: chosenName, segment, isNew }, none, onChoose }: Props) {
  const say = useSay()
  return (
    <>
      <LabelledInput label={say('Category')}>
        {(id) => (
          <select
            id={id}
            value={isNew ? another : chosenName}
            onChange={({ currentTarget: { value } }) =>
              onChoose({ name: value === another ? '' : value, segment: '', isNew: value === another })
            }
          >
            {none !== undefined && <option value="">{none}</option>}
            {categories.map(({ name, segment: number }) => (
              <option key={name} value={name}>
                {say(name)} ({number})
              </option>
            ))}
            <option value={another}>{say('a new one')}</option>
          </select>
        )}
      </LabelledInput>
      {isNew && <NewCategory name={chosenName} segment={segment} onChoose={onChoose} />}
    </>
  )
}

interface NewProps extends Pick<Props, 'onChoose'> {
  readonly name: string
  readonly segment: string
}

function NewCategory({ name, segment, onChoose }: NewProps) {
  const say = useSay()
  return (
    <>
      <LabelledInput label={say('Its name')}>
        {(id) => (
          <input
            id={id}
            required
            autocomplete="off"
            placeholder="music"
            value={name}
            onInput={(event) => onChoose({ name: event.currentTarget.value.trim(), segment, isNew: true })}
          />
        )}
      </LabelledInput>
      <LabelledInput label={say('Its number')}>
        {(id) => (
          <input
            id={id}
            required
            inputMode="numeric"
            pattern="[0-9]{1,9}"
            autocomplete="off"
            placeholder="40"
            title={say('Digits, nine at most: the number in the path')}
            value={segment}
            onInput={(event) => onChoose({ name, segment: event.currentTarget.value.trim(), isNew: true })}
          />
        )}
      </LabelledInput>
    </>
  )
}
