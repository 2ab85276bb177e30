import type { PullView } from '../../../src/kernel/assembly/models/pull-view.ts'
import { useId, useState } from 'preact/hooks'
import { useSay } from '../words/say.ts'
import { KeptItem, OfferedItem, type OnChange } from './model-item.tsx'
import type { Purpose } from './models.ts'
import { PullProgress } from './pull-progress.tsx'

interface Props {
  readonly purpose: Purpose
  readonly pulls: readonly PullView[]
  readonly onChange: OnChange
}

/** One purpose: who answers, what is here and what can be had. */
export function PurposeSection({ purpose, pulls, onChange }: Props) {
  const say = useSay()
  const { title, answers, here, offered, example } = purpose
  const id = useId()
  const pullOf = (name: string) => pulls.find((pull) => pull.name === name)
  return (
    <section class="page-section" aria-labelledby={id}>
      <h2 id={id}>{say(title)}</h2>
      <p class="model-answers">
        {say('Answers now:')} <strong>{say(answers)}</strong>
      </p>
      <ul class="models">
        {here.map((model) => (
          <KeptItem key={model.name} model={model} isAlone={example !== undefined} onChange={onChange} />
        ))}
        {offered.map((model) => (
          <OfferedItem key={model.name} model={model} pull={pullOf(model.name)} onChange={onChange} />
        ))}
      </ul>
      {example !== undefined && <NamedPull purpose={purpose} pulls={pulls} onChange={onChange} />}
    </section>
  )
}

/** Gets what no list names: a pair of languages. */
function NamedPull({ purpose: { purpose, example = '', here }, pulls, onChange }: Props) {
  const say = useSay()
  const id = useId()
  const [name, setName] = useState('')
  const ofPairs = pulls.filter(
    (pull) => /^[a-z]{2,3}(-[A-Za-z]+)+$/.test(pull.name) && !here.some((model) => model.name === pull.name),
  )
  return (
    <>
      <form
        class="page-row"
        onSubmit={(event) => {
          event.preventDefault()
          if (name !== '') onChange('pull', name)
        }}
      >
        <div class="field">
          <label class="field-label" htmlFor={id}>
            <span class="field-name">{say('Pair')}</span>
            <span class="field-type">{say('such as {example}', { example })}</span>
          </label>
          <input id={id} class="mono" value={name} onInput={(event) => setName(event.currentTarget.value.trim())} />
        </div>
        <button type="submit" class="quiet-button">
          {say('Get')}
          <span class="visually-hidden"> {say('a model for {purpose}', { purpose })}</span>
        </button>
      </form>
      {ofPairs.map((pull) => (
        <div key={pull.name}>
          <p class="model-about">{pull.name}</p>
          <PullProgress pull={pull} />
        </div>
      ))}
    </>
  )
}
