import { FailureNotice } from './failure-notice.tsx'

/** What came of something that a person did: a sentence of the page, or why it failed as it was thrown. */
export interface Outcome {
  readonly kind: 'done' | 'failed'
  readonly sentence: string
}

/** Stays in the page while it is empty, so that screen readers hear of what comes. */
export function OutcomeLine({ outcome }: { readonly outcome: Outcome | undefined }) {
  return (
    <div class="outcome" role="status">
      {outcome?.kind === 'done' && <p class="done">{outcome.sentence}</p>}
      {outcome?.kind === 'failed' && <FailureNotice sentence={outcome.sentence} />}
    </div>
  )
}

/** What came of it when it was thrown. */
export function toFailed(thrown: unknown): Outcome {
  return { kind: 'failed', sentence: thrown instanceof Error ? thrown.message : String(thrown) }
}
