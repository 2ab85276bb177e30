import type { Catalogue } from '../catalogue.ts'
import { useSay } from '../words/say.ts'

interface Props {
  readonly catalogue: Catalogue
  /** Ids of interfaces; every interface where there are none. */
  readonly only: ReadonlySet<string>
  readonly onChange: (only: ReadonlySet<string>) => void
}

/** Which interfaces a key opens. */
export function ScopeChoice({ catalogue, only, onChange }: Props) {
  const say = useSay()
  return (
    <details class="more">
      <summary>
        {only.size === 0 ? say('It opens every interface') : say('It opens {count} interfaces', { count: only.size })}
      </summary>
      <ul class="key-scopes">
        {catalogue.map(({ contract: { id, title } }) => (
          <li key={id}>
            <label class="field-option">
              <input
                type="checkbox"
                checked={only.has(id)}
                onChange={() => onChange(only.symmetricDifference(new Set([id])))}
              />
              {say(title)}
            </label>
          </li>
        ))}
      </ul>
    </details>
  )
}
