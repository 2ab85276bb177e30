/** What came of something that a person did, as a sentence. */
export interface Outcome {
  readonly kind: 'done' | 'failed'
  readonly sentence: string
}

/** Stays in the page while it is empty, so that screen readers hear of what comes. */
export function OutcomeLine({ outcome }: { readonly outcome: Outcome | undefined }) {
  return (
    <div class="outcome" role="status">
      {outcome && <p class={outcome.kind === 'done' ? 'done' : 'notice'}>{outcome.sentence}</p>}
    </div>
  )
}
