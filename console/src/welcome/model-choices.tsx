import { useState } from 'preact/hooks'
import { useKey } from '../access/key-context.ts'
import { changeModel, formatSize, type OfferedModel, type Purpose } from '../models/models.ts'
import { PullProgress } from '../models/pull-progress.tsx'
import { useModels } from '../models/use-models.ts'
import { type Outcome, OutcomeLine, toFailed } from '../ui/outcome-line.tsx'
import { useSay } from '../words/say.ts'

interface Choice {
  readonly purpose: Purpose
  readonly model: OfferedModel
}

/** The smallest model of each purpose that has none. */
function findChoices(purposes: readonly Purpose[]): readonly Choice[] {
  return purposes.flatMap((purpose) => {
    const model = purpose.offered.find((each) => each.size === 'small' && each.isPermissive)
    return model && purpose.here.length === 0 ? [{ purpose, model }] : []
  })
}

/** What this Mainstay is for: better models, got with one click. */
export function ModelChoices() {
  const say = useSay()
  const { models, pulls } = useModels()
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const choices = findChoices(models?.purposes ?? [])
  const wanted = choices.map(({ model }) => model).filter(({ name }) => chosen.has(name))
  return (
    <section class="page-section" aria-labelledby="welcome-choice">
      <h2 id="welcome-choice">{say('3. What is it for?')}</h2>
      <p>{say('Choose, and better models answer from the next call on.')}</p>
      <ul class="models">
        {choices.map((choice) => (
          <ChoiceItem
            key={choice.model.name}
            choice={choice}
            isChosen={chosen.has(choice.model.name)}
            onToggle={() => setChosen(chosen.symmetricDifference(new Set([choice.model.name])))}
          />
        ))}
      </ul>
      {pulls.map((pull) => (
        <div key={pull.name}>
          <p class="model-about">{pull.name}</p>
          <PullProgress pull={pull} />
        </div>
      ))}
      <GetWanted wanted={wanted} />
    </section>
  )
}

interface ItemProps {
  readonly choice: Choice
  readonly isChosen: boolean
  readonly onToggle: () => void
}

function ChoiceItem({ choice: { purpose, model }, isChosen, onToggle }: ItemProps) {
  const say = useSay()
  return (
    <li class="model">
      <label class="welcome-choice">
        <input type="checkbox" checked={isChosen} onChange={onToggle} />
        <span>
          <strong>{say(purpose.title)}</strong>
          <span class="model-facts">
            {model.name}, ~{formatSize(model.bytes)}, {model.licence}: {say(model.about ?? '')}
          </span>
        </span>
      </label>
    </li>
  )
}

/** One button for all that is chosen, with how much it is. */
function GetWanted({ wanted }: { readonly wanted: readonly OfferedModel[] }) {
  const say = useSay()
  const { value: apiKey } = useKey()
  const [outcome, setOutcome] = useState<Outcome>()
  const bytes = wanted.reduce((sum, model) => sum + model.bytes, 0)
  const get = async () => {
    try {
      for (const { name } of wanted) await changeModel('pull', name, apiKey)
      setOutcome({ kind: 'done', sentence: say('They are being got; each answers as soon as it is here.') })
    } catch (thrown) {
      setOutcome(toFailed(thrown))
    }
  }
  return (
    <>
      <div class="page-row welcome-get">
        <button type="button" class="send" disabled={wanted.length === 0 || apiKey === ''} onClick={() => void get()}>
          {bytes > 0 ? say('Get ~{size}', { size: formatSize(bytes) }) : say('Get what is chosen')}
        </button>
        <a href="#/models">{say('All models, and translation')}</a>
      </div>
      <OutcomeLine outcome={outcome} />
    </>
  )
}
