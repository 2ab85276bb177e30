import { useEffect, useState } from 'preact/hooks'
import type { Catalogue } from '../catalogue.ts'
import { toSentence } from '../page/use-answer.ts'
import { useWords } from '../words/say.ts'
import { FaultForm } from './fault-form.tsx'
import { answerWords } from './fault-words.ts'
import { endFault, type Fault, type Faults, fetchFaults, setFault } from './faults.ts'
import { OwnerPage } from './owner-page.tsx'

interface Props {
  readonly catalogue: Catalogue
  /** Has the rest of the page hear of it. */
  readonly onChange: () => void
}

/** Has calls fail on purpose, so that people see what their programs do then. */
export function FaultsPage({ catalogue, onChange }: Props) {
  return (
    <OwnerPage
      title="Failures on purpose"
      lead="See what your program does when a service is slow, fails, has no quota left, or answers half. Nothing fails unless Mainstay was started for it, and each failure ends by itself."
    >
      {(apiKey) => <AllFaults apiKey={apiKey} catalogue={catalogue} onChange={onChange} />}
    </OwnerPage>
  )
}

function AllFaults({ apiKey, catalogue, onChange }: Props & { readonly apiKey: string }) {
  const { say } = useWords()
  const [known, setKnown] = useState<Faults>()
  const [failure, setFailure] = useState<string>()
  const take = (asked: Promise<Faults>) =>
    asked.then(
      (faults) => {
        setKnown(faults)
        setFailure(undefined)
        onChange()
      },
      (thrown: unknown) => setFailure(toSentence(thrown)),
    )
  useEffect(() => void take(fetchFaults()), [])
  return (
    <>
      {failure !== undefined && (
        <p class="notice" role="alert">
          {say(failure)}
        </p>
      )}
      {known?.allowed === false && (
        <section class="page-section">
          <p class="done">{say('Off: no call fails on purpose here, and none can be made to.')}</p>
          <p>
            {say('To allow it, start Mainstay where programs are tested with:')}{' '}
            <code>MAINSTAY_FAULTS=1 mainstay serve</code>
          </p>
        </section>
      )}
      {known?.allowed && (
        <>
          <section class="page-section" aria-labelledby="faults-now">
            <h2 id="faults-now">{say('Planned now')}</h2>
            {known.faults.length === 0 && <p class="placeholder">{say('Nothing fails on purpose.')}</p>}
            {known.faults.map((fault) => (
              <FaultItem
                key={fault.interface}
                fault={fault}
                catalogue={catalogue}
                onEnd={() => void take(endFault(fault.interface, apiKey))}
              />
            ))}
          </section>
          <FaultForm
            catalogue={catalogue}
            onWish={(interfaceId, wish) => void take(setFault(interfaceId, wish, apiKey))}
          />
        </>
      )}
    </>
  )
}

interface ItemProps {
  readonly fault: Fault
  readonly catalogue: Catalogue
  readonly onEnd: () => void
}

function FaultItem({ fault, catalogue, onEnd }: ItemProps) {
  const { say, language } = useWords()
  const { interface: id, latencyMs, answer, share, until } = fault
  const title = say(catalogue.find(({ contract }) => contract.id === id)?.contract.title ?? id)
  const what = [
    ...(latencyMs === undefined ? [] : [say('{ms} ms later', { ms: latencyMs })]),
    ...(answer === undefined ? [] : [say(answerWords[answer])]),
  ].join(', ')
  return (
    <p class="fault-line">
      <span>
        <strong>{title}</strong>: {what}
        {share < 1 && `, ${say('{share} % of the calls', { share: Math.round(share * 100) })}`},{' '}
        {say('until {time}', { time: new Date(until).toLocaleTimeString(language, { timeStyle: 'short' }) })}
      </span>
      <button type="button" class="quiet-button" onClick={onEnd}>
        {say('End it')}
        <span class="visually-hidden"> {title}</span>
      </button>
    </p>
  )
}
