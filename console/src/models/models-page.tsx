import { useState } from 'preact/hooks'
import { useKey } from '../access/key-context.ts'
import { AccessPanel } from '../page/access-panel.tsx'
import { useSay } from '../words/say.ts'
import { OutcomeLine, type Outcome } from '../ui/outcome-line.tsx'
import { type Change, changeModel } from './models.ts'
import { PurposeSection } from './purpose-section.tsx'
import { useModels } from './use-models.ts'

/** The shelf: models by purpose, got and chosen with one click each. */
export function ModelsPage() {
  const say = useSay()
  const { value: apiKey } = useKey()
  const { models, pulls, isUnreachable, refresh } = useModels()
  const [outcome, setOutcome] = useState<Outcome>()
  const change = (wanted: Change, name: string) => {
    if (apiKey === '')
      return setOutcome({ kind: 'failed', sentence: say('Enter a key first: changing models needs one.') })
    changeModel(wanted, name, apiKey).then(
      () => {
        setOutcome({ kind: 'done', sentence: say(sentences[wanted], { name }) })
        refresh()
      },
      (thrown: unknown) => setOutcome({ kind: 'failed', sentence: thrown instanceof Error ? thrown.message : '' }),
    )
  }
  return (
    <article class="operation">
      <header class="operation-head">
        <h1>{say('Models')}</h1>
        <p class="lead">
          {say(
            'Everything answers by a small built-in engine. A model that is got here answers the next call: no setting, no restart. To change models, enter a key that opens every interface.',
          )}
        </p>
      </header>
      <AccessPanel />
      <OutcomeLine outcome={outcome} />
      {!models && !isUnreachable && <p class="placeholder">{say('Asking for the list.')}</p>}
      {isUnreachable && (
        <p class="notice" role="alert">
          {say('The list of models cannot be read just now.')}
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

const sentences: Readonly<Record<Change, string>> = {
  pull: '{name} is being got.',
  pullWithPictures: '{name} is being got, with the part that sees pictures: a llama.cpp server answers by it.',
  stop: '{name} is stopped; getting it again goes on from there.',
  use: '{name} answers from now on.',
  remove: '{name} is removed.',
}
