import { CopyButton } from '../ui/copy-button.tsx'
import { useSay } from '../words/say.ts'
import type { MadeKey } from './keys.ts'

/** A secret that is shown this once. */
export function NewSecret({ made }: { readonly made: MadeKey }) {
  const say = useSay()
  return (
    <div class="done">
      <p>{say('Copy it now: it is not shown again.')}</p>
      <div class="page-row">
        <code class="welcome-key">{made.secret}</code>
        <CopyButton text={made.secret} subject={say('the key')} />
      </div>
    </div>
  )
}
