import { useSay } from '../../../../console/src/words/say.ts'
import type { useReader } from './use-reader.ts'

/** Which of the entries that were read are listed. */
export interface ReaderFilter {
  readonly query: string
  readonly isStarredOnly: boolean
}

interface Props {
  readonly reader: ReturnType<typeof useReader>
  readonly filter: ReaderFilter
  readonly onFilter: (changed: Partial<ReaderFilter>) => void
  /** Told when another category is chosen. */
  readonly onCategory: () => void
}

/** Which category, which words, and whether the starred alone. */
export function ReaderBar({ reader, filter, onFilter, onCategory }: Props) {
  const say = useSay()
  const choose = (name: string) => {
    const chosen = reader.categories.find((each) => each.name === name)
    if (chosen) reader.choose(chosen)
    onCategory()
  }
  return (
    <div class="reader-bar">
      <select
        aria-label={say('Category')}
        value={reader.category.name}
        onChange={(event) => choose(event.currentTarget.value)}
      >
        {reader.categories.map(({ name }) => (
          <option key={name} value={name}>
            {say(name)}
          </option>
        ))}
      </select>
      <input
        type="search"
        aria-label={say('Search what is listed')}
        placeholder={say('Search what is listed')}
        value={filter.query}
        onInput={(event) => onFilter({ query: event.currentTarget.value })}
      />
      <label class="field-option">
        <input
          type="checkbox"
          checked={filter.isStarredOnly}
          onChange={() => onFilter({ isStarredOnly: !filter.isStarredOnly })}
        />
        {say('Starred')}
      </label>
    </div>
  )
}
