import { useSay } from '../../../../console/src/words/say.ts'
import { toLanguageTag } from './name-language.ts'
import type { Outcome } from './use-common-links.ts'

/** Titles that are drawn between the two articles; more of them stand in columns. */
const maxDrawn = 40

/** A row's height and the width of the lines beside it, in units of the drawing. */
const row = 10
const width = 100

/** The titles that two articles share, a line from each article to each of them. */
export function CommonLinksDrawing({ outcome }: { readonly outcome: Outcome | undefined }) {
  const say = useSay()
  if (!outcome?.result.ok || outcome.result.titles.length === 0) return null
  const { titles, articles } = outcome.result
  const lang = toLanguageTag(outcome.languageCode)
  const list = (
    <ul class="link-titles" aria-label={say('Common links')} lang={lang}>
      {titles.map((title) => (
        <li key={title}>{title}</li>
      ))}
    </ul>
  )
  if (titles.length > maxDrawn) return list
  return (
    <div class="links-drawing">
      <strong lang={lang}>{articles[0]}</strong>
      <Lines count={titles.length} />
      {list}
      <Lines count={titles.length} isMirrored />
      <strong lang={lang}>{articles[1]}</strong>
    </div>
  )
}

/** From the middle of one side to every row of the other. */
function Lines({ count, isMirrored = false }: { readonly count: number; readonly isMirrored?: boolean }) {
  const middle = (count * row) / 2
  const [from, to] = isMirrored ? [width, 0] : [0, width]
  return (
    <svg viewBox={`0 0 ${width} ${count * row}`} preserveAspectRatio="none" aria-hidden="true">
      {Array.from({ length: count }, (_, index) => {
        const y = (index + 0.5) * row
        return <path key={index} d={`M${from} ${middle}C${width / 2} ${middle} ${width / 2} ${y} ${to} ${y}`} />
      })}
    </svg>
  )
}
