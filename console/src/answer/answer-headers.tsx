import type { Pair } from '../call/request-draft.ts'
import { useSay } from '../words/say.ts'
import { pickHeaders } from './pick-headers.ts'

export function AnswerHeaders({ headers }: { readonly headers: readonly Pair[] }) {
  const say = useSay()
  const { notable, others } = pickHeaders(headers)
  return (
    <div class="answer-headers">
      <HeaderList headers={notable} />
      {others.length > 0 && (
        <details class="more">
          <summary>
            {say('Other headers')}
            <span class="count">{others.length}</span>
          </summary>
          <HeaderList headers={others} />
        </details>
      )}
    </div>
  )
}

function HeaderList({ headers }: { readonly headers: readonly Pair[] }) {
  return (
    <dl class="header-list">
      {headers.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
