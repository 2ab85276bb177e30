import { useEffect, useState } from 'preact/hooks'
import { useSay } from '../words/say.ts'
import { copyText } from './copy-text.ts'

interface Props {
  /** What is copied, for those who cannot see where the button stands: "the curl command". */
  readonly subject: string
  readonly text: string
}

type Outcome = 'copied' | 'refused'

export function CopyButton({ subject, text }: Props) {
  const say = useSay()
  const [outcome, setOutcome] = useState<Outcome>()
  useEffect(() => {
    if (!outcome) return
    const timer = setTimeout(() => setOutcome(undefined), 2000)
    return () => clearTimeout(timer)
  }, [outcome])
  const copy = () => void copyText(text).then((done) => setOutcome(done ? 'copied' : 'refused'))
  return (
    <button type="button" class="quiet-button" onClick={copy}>
      <span aria-hidden="true">
        {outcome === 'copied' ? say('Copied') : outcome === 'refused' ? say('Not copied') : say('Copy')}
      </span>
      <span class="visually-hidden">{say('Copy {subject}', { subject })}</span>
      <span class="visually-hidden" role="status">
        {outcome === 'copied'
          ? say('Copied {subject}', { subject })
          : outcome === 'refused'
            ? say('The browser refused to copy.')
            : ''}
      </span>
    </button>
  )
}
