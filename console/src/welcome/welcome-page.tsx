import { useEffect, useRef, useState } from 'preact/hooks'
import { useKey } from '../access/key-context.ts'
import { makeInvitedKey } from '../keys/keys.ts'
import { useSay } from '../words/say.ts'
import { KeySection } from './key-section.tsx'
import { ModelChoices } from './model-choices.tsx'
import { ThingsToTry } from './things-to-try.tsx'

interface Props {
  /** In the address that the start prints, good once; it leaves the address at once. */
  readonly token: string | undefined
}

/** The first page of a new server: a key, three things to try, and better models. */
export function WelcomePage({ token }: Props) {
  const say = useSay()
  const invited = useInvitation(token)
  return (
    <article class="operation">
      <header class="operation-head">
        <h1>{say('Welcome to Mainstay')}</h1>
        <p class="lead">
          {say('Every interface answers already, by small built-in engines. No text leaves this machine.')}
        </p>
      </header>
      <div class="page-sections">
        <KeySection made={invited.made} problem={invited.problem} />
        <ThingsToTry />
        <ModelChoices />
      </div>
    </article>
  )
}

interface Invited {
  /** The key that the link made; it is shown this once. */
  readonly made?: string
  readonly problem?: string
}

/** Makes a key by the token of the link, once, and keeps it as the page's own. */
function useInvitation(token: string | undefined): Invited {
  const { store } = useKey()
  const [invited, setInvited] = useState<Invited>({})
  const used = useRef<string>(undefined)
  useEffect(() => {
    if (token === undefined || used.current === token) return
    used.current = token
    history.replaceState(null, '', '#/welcome')
    makeInvitedKey(token).then(
      ({ secret }) => {
        store(secret)
        setInvited({ made: secret })
      },
      (thrown: unknown) => setInvited({ problem: thrown instanceof Error ? thrown.message : String(thrown) }),
    )
  }, [token])
  return invited
}
