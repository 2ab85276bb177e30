import { useEffect, useState } from 'preact/hooks'
import { toSentence } from '../page/use-answer.ts'
import { type Faults, fetchFaults } from './faults.ts'

/** What is planned: asked for at the start, and as each change answers; `onChange` is told of every answer. */
export function useFaults(onChange: () => void) {
  const [known, setKnown] = useState<Faults>()
  const [failure, setFailure] = useState<string>()
  const take = (asked: Promise<Faults>) =>
    void asked.then(
      (faults) => {
        setKnown(faults)
        setFailure(undefined)
        onChange()
      },
      (thrown: unknown) => setFailure(toSentence(thrown)),
    )
  useEffect(() => take(fetchFaults()), [])
  return { known, failure, take }
}
