import { toLanguageTag } from './name-language.ts'
import type { Outcome } from './use-common-links.ts'

interface Props {
  readonly outcome: Outcome | undefined
}

/** How many titles there are, or why there are none; without the titles, which nobody wants to be read aloud at once. */
export function OutcomeSummary({ outcome }: Props) {
  return (
    <div class="outcome" role="status">
      {outcome && <Summary {...outcome} />}
    </div>
  )
}

function Summary({ result, milliseconds }: Outcome) {
  if (!result.ok)
    return (
      <p class="notice">
        <strong>No result ({result.reason}).</strong> {result.message}
      </p>
    )
  const { titles, articles, requests } = result
  return (
    <>
      <h2>{titles.length === 1 ? '1 common link' : `${titles.length.toLocaleString('en')} common links`}</h2>
      <p class="page-foot">
        <span>{articles.join(' and ')}</span>
        <span>
          {requests} requests, {Math.round(milliseconds)} ms
        </span>
      </p>
    </>
  )
}

export function TitleList({ outcome }: Props) {
  if (!outcome?.result.ok || outcome.result.titles.length === 0) return null
  return (
    <ul class="link-titles" aria-label="Common links" lang={toLanguageTag(outcome.languageCode)}>
      {outcome.result.titles.map((title) => (
        <li key={title}>{title}</li>
      ))}
    </ul>
  )
}
