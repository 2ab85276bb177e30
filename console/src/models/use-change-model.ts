import { useState } from 'preact/hooks'
import { useKey } from '../access/key-context.ts'
import { type Outcome, toFailed } from '../ui/outcome-line.tsx'
import { useSay } from '../words/say.ts'
import { type Change, changeModel } from './models.ts'

const sentences: Readonly<Record<Change, string>> = {
  pull: '{name} is being got.',
  pullWithPictures: '{name} is being got, with the part that sees pictures: a llama.cpp server answers by it.',
  stop: '{name} is stopped; getting it again goes on from there.',
  use: '{name} answers from now on.',
  remove: '{name} is removed.',
}

/** Has the server change a model, and says what came of it. */
export function useChangeModel(onDone: () => void) {
  const say = useSay()
  const { value: apiKey } = useKey()
  const [outcome, setOutcome] = useState<Outcome>()
  const change = (wanted: Change, name: string) => {
    if (apiKey === '') return setOutcome({ kind: 'failed', sentence: 'Enter a key first: changing models needs one.' })
    changeModel(wanted, name, apiKey).then(
      () => {
        setOutcome({ kind: 'done', sentence: say(sentences[wanted], { name }) })
        onDone()
      },
      (thrown: unknown) => setOutcome(toFailed(thrown)),
    )
  }
  return { outcome, change }
}
