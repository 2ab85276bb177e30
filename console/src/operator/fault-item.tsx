import { type Catalogue, titleOf } from '../catalogue.ts'
import { useWords } from '../words/say.ts'
import { answerWords } from './fault-words.ts'
import type { Fault } from './faults.ts'

interface Props {
  readonly fault: Fault
  readonly catalogue: Catalogue
  readonly onEnd: () => void
}

/** A failure that is planned: of which interface, what, how long, and a button that ends it. */
export function FaultItem({ fault, catalogue, onEnd }: Props) {
  const { say, language } = useWords()
  const { interface: id, latencyMs, answer, share, until } = fault
  const title = say(titleOf(catalogue, id))
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
