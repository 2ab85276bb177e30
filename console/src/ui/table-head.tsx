import { useSay } from '../words/say.ts'

interface Props {
  /** English, as the dictionary has them. */
  readonly headings: readonly string[]
  /** Those above numbers. */
  readonly numbers?: readonly string[]
  /** What the buttons in the last column do, for those who do not see that it is a column of buttons. */
  readonly buttons?: string
}

/** The headings of a table. */
export function TableHead({ headings, numbers = [], buttons }: Props) {
  const say = useSay()
  return (
    <thead>
      <tr>
        {headings.map((heading) => (
          <th key={heading} scope="col" class={numbers.includes(heading) ? 'number' : undefined}>
            {say(heading)}
          </th>
        ))}
        {buttons !== undefined && (
          <th scope="col">
            <span class="visually-hidden">{say(buttons)}</span>
          </th>
        )}
      </tr>
    </thead>
  )
}
