import { useEffect, useState } from 'preact/hooks'
import { Code } from '../ui/code.tsx'
import { CopyButton } from '../ui/copy-button.tsx'
import { OutcomeLine, type Outcome } from '../ui/outcome-line.tsx'
import { changeModel, formatSize, type OfferedModel, type Purpose } from './models.ts'
import { PullProgress } from './pull-progress.tsx'
import { useModels } from './use-models.ts'

interface Props {
  /** In the address that the first start prints; it leaves the address at once. */
  readonly givenKey: string | undefined
  readonly apiKey: string
  readonly onKeyChange: (key: string) => void
}

/** The first page of a new server: its key, what it is for, and a call to try. */
export function WelcomePage({ givenKey, apiKey, onKeyChange }: Props) {
  useEffect(() => {
    if (givenKey === undefined) return
    onKeyChange(givenKey)
    history.replaceState(null, '', '#/welcome')
  }, [givenKey])
  return (
    <article class="operation">
      <header class="operation-head">
        <h1>Welcome to Mainstay</h1>
        <p class="lead">
          Every interface answers already, by small built-in engines. Choose what it is for, and better models answer
          from the next call on. No text leaves this machine.
        </p>
      </header>
      <div class="page-sections">
        <KeySection apiKey={apiKey} />
        <ChoiceSection apiKey={apiKey} />
        <TrySection />
      </div>
    </article>
  )
}

function KeySection({ apiKey }: { readonly apiKey: string }) {
  return (
    <section class="page-section" aria-labelledby="welcome-key">
      <h2 id="welcome-key">1. Your key</h2>
      {apiKey === '' ? (
        <p>
          The first start prints a key and a link that opens this page with it; <code>mainstay keys add --name me</code>{' '}
          makes another. Enter it on the page <a href="#/models">Models</a>.
        </p>
      ) : (
        <>
          <p>It opens every interface. Keep it: it is stored as a hash, and not shown again once this tab is closed.</p>
          <div class="page-row">
            <code class="welcome-key">{apiKey}</code>
            <CopyButton text={apiKey} subject="the key" />
          </div>
        </>
      )}
    </section>
  )
}

/** The smallest model of each purpose that has none. */
function findChoices(purposes: readonly Purpose[]): readonly { purpose: Purpose; model: OfferedModel }[] {
  return purposes.flatMap((purpose) => {
    const model = purpose.offered.find((each) => each.size === 'small' && each.isPermissive)
    return model && purpose.here.length === 0 ? [{ purpose, model }] : []
  })
}

function ChoiceSection({ apiKey }: { readonly apiKey: string }) {
  const { models, pulls } = useModels()
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [outcome, setOutcome] = useState<Outcome>()
  const choices = findChoices(models?.purposes ?? [])
  const bytes = choices.reduce((sum, { model }) => sum + (chosen.has(model.name) ? model.bytes : 0), 0)
  const get = async () => {
    try {
      for (const { model } of choices) if (chosen.has(model.name)) await changeModel('pull', model.name, apiKey)
      setOutcome({ kind: 'done', sentence: 'They are being got; each answers as soon as it is here.' })
    } catch (thrown) {
      setOutcome({ kind: 'failed', sentence: thrown instanceof Error ? thrown.message : '' })
    }
  }
  return (
    <section class="page-section" aria-labelledby="welcome-choice">
      <h2 id="welcome-choice">2. What is it for?</h2>
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
                <strong>{purpose.title}</strong>
                <span class="model-facts">
                  {model.name}, ~{formatSize(model.bytes)}, {model.licence}: {model.about}
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
        <button type="button" class="send" disabled={chosen.size === 0 || apiKey === ''} onClick={() => void get()}>
          Get {bytes > 0 ? `~${formatSize(bytes)}` : 'what is chosen'}
        </button>
        <a href="#/models">All models, and translation</a>
      </div>
      <OutcomeLine outcome={outcome} />
    </section>
  )
}

function TrySection() {
  const call = `curl -s ${location.origin}/chat/v1/chat/completions -H "Authorization: Bearer $MAINSTAY_KEY" -H 'Content-Type: application/json' -d '{"model":"gpt-4o","messages":[{"role":"user","content":"How much is 17 * 23?"}]}'`
  return (
    <section class="page-section" aria-labelledby="welcome-try">
      <h2 id="welcome-try">3. Try it</h2>
      <div class="welcome-call">
        <Code text={call} language="shell" label="A call of chat" />
        <CopyButton text={call} subject="the call" />
      </div>
      <p>
        Or here: <a href="#/chat-completions">chat</a>, <a href="#/translate-header-key">translation</a>,{' '}
        <a href="#/image-analysis/pictures">pictures</a>. <a href="#/">All interfaces</a>
      </p>
    </section>
  )
}
