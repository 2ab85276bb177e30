import { useKey } from '../access/key-context.ts'
import { AccessPanel } from '../page/access-panel.tsx'
import { CopyButton } from '../ui/copy-button.tsx'
import { FailureNotice } from '../ui/failure-notice.tsx'
import { useSay } from '../words/say.ts'

interface Props {
  /** A key that was just made. */
  readonly made: string | undefined
  readonly problem: string | undefined
}

/** The key of whoever came by the link, to be copied and kept; or where to enter one. */
export function KeySection({ made, problem }: Props) {
  const say = useSay()
  const { isRemembered, remember, check } = useKey()
  return (
    <section class="page-section" aria-labelledby="welcome-key">
      <h2 id="welcome-key">{say('1. Your key')}</h2>
      <FailureNotice sentence={check.state === 'good' ? undefined : problem} isAlert />
      {made === undefined ? (
        <AccessPanel />
      ) : (
        <>
          <p>
            {say(
              'This page uses it already. It opens every interface; the server keeps only a hash of it, so copy it now if your programs shall have it, too.',
            )}
          </p>
          <div class="page-row">
            <code class="welcome-key">{made}</code>
            <CopyButton text={made} subject={say('the key')} />
          </div>
          <fieldset class="welcome-memory">
            <legend>{say('Remember it')}</legend>
            <label>
              <input type="radio" name="memory" checked={!isRemembered} onChange={() => remember(false)} />
              {say('until this tab is closed')}
            </label>
            <label>
              <input type="radio" name="memory" checked={isRemembered} onChange={() => remember(true)} />
              {say('in this browser')}
            </label>
          </fieldset>
        </>
      )}
    </section>
  )
}
