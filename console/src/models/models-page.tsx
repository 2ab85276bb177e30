import { AccessPanel } from '../page/access-panel.tsx'
import { useSay } from '../words/say.ts'
import { OutcomeLine } from '../ui/outcome-line.tsx'
import { PurposeSection } from './purpose-section.tsx'
import { useChangeModel } from './use-change-model.ts'
import { useModels } from './use-models.ts'

/** The shelf: models by purpose, got and chosen with one click each. */
export function ModelsPage() {
  const say = useSay()
  const { models, pulls, isUnreachable, refresh } = useModels()
  const { outcome, change } = useChangeModel(refresh)
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
