import { toPercent } from './boxed-picture.tsx'
import type { Outcome } from './use-analysis.ts'

/** What was found, in words: caption, tags, categories, colours, and what was not looked for. */
export function AnalysisSummary({ outcome }: { readonly outcome: Outcome }) {
  const { analysis, engine, missing, milliseconds } = outcome
  const { description, tags = [], categories = [], metadata } = analysis
  const [caption] = description?.captions ?? []
  return (
    <div class="picture-summary">
      {caption && (
        <p class="picture-caption">
          {caption.text} <small>{toPercent(caption.confidence)}</small>
        </p>
      )}
      <Chips title="Tags" items={tags.map(({ name, confidence }) => [name, confidence])} />
      <Chips title="Categories" items={categories.map(({ name, score }) => [name, score])} />
      <Colors analysis={analysis} />
      <p class="field-help">
        {metadata.format}, {metadata.width} × {metadata.height}, by <strong>{engine}</strong> in {milliseconds} ms.
        {missing && ` Not looked for: ${missing}.`}
      </p>
    </div>
  )
}

interface ChipsProps {
  readonly title: string
  readonly items: readonly (readonly [string, number])[]
}

function Chips({ title, items }: ChipsProps) {
  if (items.length === 0) return null
  return (
    <ul class="picture-chips" aria-label={title}>
      {items.map(([name, confidence]) => (
        <li key={name}>
          {name} <small>{toPercent(confidence)}</small>
        </li>
      ))}
    </ul>
  )
}

function Colors({ analysis: { color } }: Pick<Outcome, 'analysis'>) {
  if (!color) return null
  return (
    <p class="picture-colors">
      <svg width="16" height="16" aria-hidden="true">
        <rect width="16" height="16" rx="3" fill={`#${color.accentColor}`} />
      </svg>
      Mostly {color.dominantColors.join(', ') || color.dominantColorBackground}
      {color.isBWImg ? '; black and white.' : `; its liveliest colour is #${color.accentColor}.`}
    </p>
  )
}
