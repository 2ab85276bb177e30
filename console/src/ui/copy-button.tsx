import { useEffect, useState } from 'preact/hooks'
import { copyText } from './copy-text.ts'

interface Props {
  /** What is copied, for those who cannot see where the button stands: "the curl command". */
  readonly subject: string
  readonly text: string
}

type Outcome = 'copied' | 'refused'

export function CopyButton({ subject, text }: Props) {
  const [outcome, setOutcome] = useState<Outcome>()
  useEffect(() => {
    if (!outcome) return
    const timer = setTimeout(() => setOutcome(undefined), 2000)
    return () => clearTimeout(timer)
  }, [outcome])
  const copy = () => void copyText(text).then((done) => setOutcome(done ? 'copied' : 'refused'))
  return (
    <button type="button" class="quiet-button" onClick={copy}>
      <span aria-hidden="true">{outcome === 'copied' ? 'Copied' : outcome === 'refused' ? 'Not copied' : 'Copy'}</span>
      <span class="visually-hidden">Copy {subject}</span>
      <span class="visually-hidden" role="status">
        {outcome === 'copied' ? `Copied ${subject}` : outcome === 'refused' ? 'The browser refused to copy.' : ''}
      </span>
    </button>
  )
}
