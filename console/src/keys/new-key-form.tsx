import { useState } from 'preact/hooks'
import type { Catalogue } from '../catalogue.ts'
import { LabelledInput } from '../form/labelled-input.tsx'
import { useSay } from '../words/say.ts'
import { type KeyLimit, type MadeKey, makeKey } from './keys.ts'
import { LimitFields } from './limit-fields.tsx'
import { NewSecret } from './new-secret.tsx'

interface Props {
  readonly apiKey: string
  readonly catalogue: Catalogue
  readonly onMade: () => void
}

/** Makes a key: what it is for, what it opens, whose limits apply. */
export function NewKeyForm({ apiKey, catalogue, onMade }: Props) {
  const say = useSay()
  const [name, setName] = useState('')
  const [only, setOnly] = useState<ReadonlySet<string>>(new Set())
  const [plan, setPlan] = useState<'free' | 'paid'>('free')
  const [end, setEnd] = useState('')
  const [limit, setLimit] = useState<KeyLimit>()
  const [made, setMade] = useState<MadeKey>()
  const [problem, setProblem] = useState<string>()
  const make = async () => {
    try {
      const terms = {
        ...(only.size > 0 && { only: [...only] }),
        ...(end !== '' && { expiresAt: `${end}T00:00:00Z` }),
        ...(limit && { limits: [limit] }),
      }
      setMade(await makeKey({ name: name.trim(), plan, ...terms }, apiKey))
      setProblem(undefined)
      setName('')
      onMade()
    } catch (thrown) {
      setMade(undefined)
      setProblem(thrown instanceof Error ? thrown.message : String(thrown))
    }
  }
  return (
    <section class="page-section" aria-labelledby="new-key">
      <h2 id="new-key">{say('Make a key')}</h2>
      <form
        class="page-row"
        onSubmit={(event) => {
          event.preventDefault()
          if (name.trim() !== '') void make()
        }}
      >
        <LabelledInput label={say('What it is for')}>
          {(id) => (
            <input
              id={id}
              maxLength={200}
              value={name}
              placeholder={say('such as: my phone')}
              onInput={(event) => setName(event.currentTarget.value)}
            />
          )}
        </LabelledInput>
        <LabelledInput label={say('Plan')}>
          {(id) => (
            <select
              id={id}
              value={plan}
              onChange={(event) => setPlan(event.currentTarget.value === 'paid' ? 'paid' : 'free')}
            >
              <option value="free">{say('free')}</option>
              <option value="paid">{say('paid')}</option>
            </select>
          )}
        </LabelledInput>
        <button type="submit" class="send" disabled={name.trim() === ''}>
          {say('Make it')}
        </button>
      </form>
      <details class="more">
        <summary>{say('Its end and its limit')}</summary>
        <div class="page-row">
          <LabelledInput label={say('Ends on')}>
            {(id) => <input id={id} type="date" value={end} onInput={(event) => setEnd(event.currentTarget.value)} />}
          </LabelledInput>
          <LimitFields limit={limit} onChange={setLimit} />
        </div>
      </details>
      <ScopeChoice catalogue={catalogue} only={only} onChange={setOnly} />
      <div class="outcome" role="status">
        {problem !== undefined && <p class="notice">{say(problem)}</p>}
        {made && <NewSecret made={made} />}
      </div>
    </section>
  )
}

interface ScopeProps {
  readonly catalogue: Catalogue
  readonly only: ReadonlySet<string>
  readonly onChange: (only: ReadonlySet<string>) => void
}

function ScopeChoice({ catalogue, only, onChange }: ScopeProps) {
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
