import { useSayFailure } from '../words/use-say-failure.ts'

interface Props {
  /** English, as it was thrown or came from the server. */
  readonly sentence: string | undefined
  /** Read aloud at once; for where nothing around it is. */
  readonly isAlert?: boolean
}

/** Why something failed, in the language of the page; nothing where nothing did. */
export function FailureNotice({ sentence, isAlert = false }: Props) {
  const sayFailure = useSayFailure()
  if (sentence === undefined) return null
  return (
    <p class="notice" role={isAlert ? 'alert' : undefined}>
      {sayFailure(sentence)}
    </p>
  )
}
