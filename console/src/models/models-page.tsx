import { useState } from 'preact/hooks'
import { KeyInput } from '../form/key-input.tsx'
import { OutcomeLine, type Outcome } from '../ui/outcome-line.tsx'
import { type Change, changeModel } from './models.ts'
import { PurposeSection } from './purpose-section.tsx'
import { useModels } from './use-models.ts'

interface Props {
  readonly apiKey: string
  readonly onKeyChange: (key: string) => void
}

/** The shelf: models by purpose, got and chosen with one click each. */
export function ModelsPage({ apiKey, onKeyChange }: Props) {
  const { models, pulls, isUnreachable, refresh } = useModels()
  const [outcome, setOutcome] = useState<Outcome>()
  const change = (wanted: Change, name: string) => {
    if (apiKey === '') return setOutcome({ kind: 'failed', sentence: 'Enter a key first: changing models needs one.' })
    changeModel(wanted, name, apiKey).then(
      () => {
        setOutcome({ kind: 'done', sentence: sentences[wanted](name) })
        refresh()
      },
      (thrown: unknown) => setOutcome({ kind: 'failed', sentence: thrown instanceof Error ? thrown.message : '' }),
    )
  }
  return (
    <article class="operation">
      <header class="operation-head">
        <h1>Models</h1>
        <p class="lead">
          Everything answers by a small built-in engine. A model that is got here answers the next call: no setting, no
          restart. To change models, enter a key that opens every interface.
        </p>
      </header>
      <div class="page-key">
        <KeyInput rule={{ in: 'bearer', need: 'required' }} value={apiKey} onChange={onKeyChange} />
      </div>
      <OutcomeLine outcome={outcome} />
      {isUnreachable && (
        <p class="notice" role="alert">
          The list of models cannot be read just now.
        </p>
      )}
      <div class="page-sections">
        {models?.purposes.map((purpose) => (
          <PurposeSection key={purpose.purpose} purpose={purpose} pulls={pulls} onChange={change} />
        ))}
      </div>
    </article>
  )
}

const sentences: Readonly<Record<Change, (name: string) => string>> = {
  pull: (name) => `${name} is being got.`,
  pullWithPictures: (name) =>
    `${name} is being got, with the part that sees pictures: a llama.cpp server answers by it.`,
  stop: (name) => `${name} is stopped; getting it again goes on from there.`,
  use: (name) => `${name} answers from now on.`,
  remove: (name) => `${name} is removed.`,
}
