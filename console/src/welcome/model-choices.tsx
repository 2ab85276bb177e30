import { useState } from 'preact/hooks'
import { useKey } from '../access/key-context.ts'
import { changeModel, formatSize, type OfferedModel, type Purpose } from '../models/models.ts'
import { PullProgress } from '../models/pull-progress.tsx'
import { useModels } from '../models/use-models.ts'
import { OutcomeLine, type Outcome } from '../ui/outcome-line.tsx'
import { useSay } from '../words/say.ts'

/** The smallest model of each purpose that has none. */
function findChoices(purposes: readonly Purpose[]): readonly { purpose: Purpose; model: OfferedModel }[] {
  return purposes.flatMap((purpose) => {
    const model = purpose.offered.find((each) => each.size === 'small' && each.isPermissive)
    return model && purpose.here.length === 0 ? [{ purpose, model }] : []
  })
}

/** What this Mainstay is for: better models, got with one click. */
export function ModelChoices() {
  const say = useSay()
  const { value } = useKey()
  const { models, pulls } = useModels()
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [outcome, setOutcome] = useState<Outcome>()
  const choices = findChoices(models?.purposes ?? [])
  const bytes = choices.reduce((sum, { model }) => sum + (chosen.has(model.name) ? model.bytes : 0), 0)
  const get = async () => {
    try {
      for (const { model } of choices) if (chosen.has(model.name)) await changeModel('pull', model.name, value)
      setOutcome({ kind: 'done', sentence: say('They are being got; each answers as soon as it is here.') })
    } catch (thrown) {
      setOutcome({ kind: 'failed', sentence: thrown instanceof Error ? thrown.message : '' })
    }
  }
  return (
    <section class="page-section" aria-labelledby="welcome-choice">
      <h2 id="welcome-choice">{say('3. What is it for?')}</h2>
      <p>{say('Choose, and better models answer from the next call on.')}</p>
      <ul class="models">
        {choices.map(({ purpose, model }) => (
          <li class="model" key={model.name}>
            <label class="welcome-choice">
              <input
                type="checkbox"
                checked={chosen.has(model.name)}
                onChange={() => setChosen(chosen.symmetricDifference(new Set([model.name])))}
              />
              <span>
                <strong>{say(purpose.title)}</strong>
                <span class="model-facts">
                  {model.name}, ~{formatSize(model.bytes)}, {model.licence}: {say(model.about ?? '')}
                </span>
              </span>
            </label>
          </li>
        ))}
      </ul>
      {pulls.map((pull) => (
        <div key={pull.name}>
          <p class="model-about">{pull.name}</p>
          <PullProgress pull={pull} />
        </div>
      ))}
      <div class="page-row welcome-get">
        <button type="button" class="send" disabled={chosen.size === 0 || value === ''} onClick={() => void get()}>
          {bytes > 0 ? say('Get ~{size}', { size: formatSize(bytes) }) : say('Get what is chosen')}
        </button>
        <a href="#/models">{say('All models, and translation')}</a>
      </div>
      <OutcomeLine outcome={outcome} />
    </section>
  )
}
