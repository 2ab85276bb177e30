import { useMemo } from 'preact/hooks'
import { useKey } from '../access/key-context.ts'
import { prepareCall } from '../call/prepare-call.ts'
import { draftFromExample } from '../call/request-draft.ts'
import { shapeOf } from '../call/request-shape.ts'
import { type CatalogueEntry, keyRuleOf, type Place } from '../catalogue.ts'
import { formatRoute } from '../route.ts'
import { useSay } from '../words/say.ts'
import { CallAsCode } from './call-as-code.tsx'

/** The page of an interface whose slice brings none: its first call, to copy or to try. */
export function PlainInterface({ entry }: { readonly entry: CatalogueEntry }) {
  const [first] = entry.operations
  return first ? <FirstCall place={{ entry, ...first }} /> : null
}

function FirstCall({ place }: { readonly place: Place }) {
  const say = useSay()
  const { value } = useKey()
  const { entry, name, operation } = place
  const call = useMemo(() => {
    const shape = shapeOf(place)
    return prepareCall(place, shape, draftFromExample(shape, operation.example)).call
  }, [entry.contract.id, name])
  const rule = keyRuleOf(place)
  return (
    <section class="page-section" aria-labelledby="first-call">
      <h2 id="first-call">{say(operation.summary)}</h2>
      <p class="page-row">
        <a class="send" href={formatRoute({ interface: entry.contract.id, operation: name })}>
          {say('Try it here')}
        </a>
        <span class="soft">{say('Or copy a call that works:')}</span>
      </p>
      <CallAsCode place={place} call={call} apiKey={rule.need === 'optional' ? undefined : value} isOpen />
    </section>
  )
}
