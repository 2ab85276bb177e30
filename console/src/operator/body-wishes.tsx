import type { BodyWish } from '../../../src/kernel/foundation/observability/logged-call.ts'
import { type Catalogue, titleOf } from '../catalogue.ts'
import { useWords } from '../words/say.ts'

interface Props {
  readonly wishes: readonly BodyWish[]
  /** The interface whose calls are looked at; empty for all. */
  readonly chosen: string
  readonly catalogue: Catalogue
  readonly onKeep: (interfaceId: string, minutes: number) => void
}

const minutes = 10

/** Whose bodies are kept now and until when, and a button for the interface that is looked at. */
export function BodyWishes({ wishes, chosen, catalogue, onKeep }: Props) {
  const { say, language } = useWords()
  const isKept = wishes.some((wish) => wish.interface === chosen)
  return (
    <>
      {wishes.map((wish) => (
        <p key={wish.interface} class="fault-line">
          {say('Bodies of “{title}” are kept, redacted, until {time}.', {
            title: say(titleOf(catalogue, wish.interface)),
            time: new Date(wish.until).toLocaleTimeString(language, { timeStyle: 'short' }),
          })}
          <button type="button" class="quiet-button" onClick={() => onKeep(wish.interface, 0)}>
            {say('Forget them')}
          </button>
        </p>
      ))}
      {chosen === '' || isKept ? null : (
        <p>
          <button type="button" class="quiet-button" onClick={() => onKeep(chosen, minutes)}>
            {say('Keep bodies of “{title}” for ten minutes', { title: say(titleOf(catalogue, chosen)) })}
          </button>
        </p>
      )}
    </>
  )
}
