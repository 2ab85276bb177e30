import type { Catalogue } from '../catalogue.ts'
import { LabelledChoice } from '../form/labelled-choice.tsx'
import { LabelledInput } from '../form/labelled-input.tsx'
import { FailureNotice } from '../ui/failure-notice.tsx'
import { useSay } from '../words/say.ts'
import { LimitFields } from './limit-fields.tsx'
import { NewSecret } from './new-secret.tsx'
import { ScopeChoice } from './scope-choice.tsx'
import { type KeyDraft, useNewKey } from './use-new-key.ts'

interface Props {
  readonly apiKey: string
  readonly catalogue: Catalogue
  readonly onMade: () => void
}

/** Makes a key: what it is for, what it opens, whose limits apply. */
export function NewKeyForm({ apiKey, catalogue, onMade }: Props) {
  const say = useSay()
  const { draft, made, problem, change, make } = useNewKey(apiKey, onMade)
  const isNamed = draft.name.trim() !== ''
  return (
    <section class="page-section" aria-labelledby="new-key">
      <h2 id="new-key">{say('Make a key')}</h2>
      <form
        class="page-row"
        onSubmit={(event) => {
          event.preventDefault()
          if (isNamed) void make()
        }}
      >
        <NameAndPlan draft={draft} onChange={change} />
        <button type="submit" class="send" disabled={!isNamed}>
          {say('Make it')}
        </button>
      </form>
      <EndAndLimit draft={draft} onChange={change} />
      <ScopeChoice catalogue={catalogue} only={draft.only} onChange={(only) => change({ only })} />
      <div class="outcome" role="status">
        <FailureNotice sentence={problem} />
        {made && <NewSecret made={made} />}
      </div>
    </section>
  )
}

interface FieldsProps {
  readonly draft: KeyDraft
  readonly onChange: (changed: Partial<KeyDraft>) => void
}

function NameAndPlan({ draft: { name, plan }, onChange }: FieldsProps) {
  const say = useSay()
  return (
    <>
      <LabelledInput label={say('What it is for')}>
        {(id) => (
          <input
            id={id}
            maxLength={200}
            value={name}
            placeholder={say('such as: my phone')}
            onInput={(event) => onChange({ name: event.currentTarget.value })}
          />
        )}
      </LabelledInput>
      <LabelledChoice
        label={say('Plan')}
        value={plan}
        choices={[
          ['free', say('free')],
          ['paid', say('paid')],
        ]}
        onChange={(chosen) => onChange({ plan: chosen })}
      />
    </>
  )
}

function EndAndLimit({ draft: { end, limit }, onChange }: FieldsProps) {
  const say = useSay()
  return (
    <details class="more">
      <summary>{say('Its end and its limit')}</summary>
      <div class="page-row">
        <LabelledInput label={say('Ends on')}>
          {(id) => (
            <input id={id} type="date" value={end} onInput={(event) => onChange({ end: event.currentTarget.value })} />
          )}
        </LabelledInput>
        <LimitFields limit={limit} onChange={(changed) => onChange({ limit: changed })} />
      </div>
    </details>
  )
}
