import { useSay, useWords } from '../../../../console/src/words/say.ts'
import { showCaption, showCategory, type ShownWords, showTag } from './say-picture.ts'
import { toPercent } from './boxed-picture.tsx'
import type { Outcome } from './use-analysis.ts'

/** What was found, in words: caption, tags, categories, colours, and what was not looked for. */
export function AnalysisSummary({ outcome }: { readonly outcome: Outcome }) {
  const { say, language } = useWords()
  const { analysis, engine, missing, milliseconds } = outcome
  const { description, tags = [], categories = [], metadata } = analysis
  const [caption] = description?.captions ?? []
  return (
    <div class="picture-summary">
      {caption && (
        <p class="picture-caption">
          <Shown words={showCaption(caption.text, language)} /> <small>{toPercent(caption.confidence)}</small>
        </p>
      )}
      <Chips title={say('Tags')} items={tags.map(({ name, confidence }) => [showTag(name, language), confidence])} />
      <Chips
        title={say('Categories')}
        items={categories.map(({ name, score }) => [showCategory(name, language), score])}
      />
      <Colors analysis={analysis} />
      <p class="field-help">
        {metadata.format}, {metadata.width} × {metadata.height},{' '}
        {say('by {engine} in {time} ms.', { engine, time: milliseconds })}
      </p>
      {language !== 'en' && <p class="field-help">{say('On the wire, captions, tags and categories are English.')}</p>}
      {missing && <NotLookedFor missing={missing} />}
    </div>
  )
}

/** Which packages find it, as the server's own sentences name them. */
const commands: Readonly<Record<string, string>> = {
  faces: 'mainstay models pull human',
  objects: 'mainstay models pull human',
  celebrities: 'mainstay models pull human',
  adult: 'mainstay models pull nsfwjs',
  text: 'mainstay models pull tesseract-eng',
}

function NotLookedFor({ missing }: { readonly missing: string }) {
  const say = useSay()
  const names = missing.split(', ')
  const wanted = new Set(names.flatMap((name) => commands[name.toLowerCase()] ?? []))
  return (
    <p class="field-help">
      {say('Not looked for: {list}.', { list: names.map((name) => say(`${name}|not looked for`)).join(', ') })}{' '}
      {wanted.size > 0 && say('This brings it, with no restart:')}{' '}
      {[...wanted].map((command) => (
        <code key={command}>{command} </code>
      ))}
      {wanted.size > 0 && <a href="#/models">{say('Models')}</a>}
    </p>
  )
}

interface ChipsProps {
  readonly title: string
  readonly items: readonly (readonly [ShownWords, number])[]
}

function Chips({ title, items }: ChipsProps) {
  if (items.length === 0) return null
  return (
    <ul class="picture-chips" aria-label={title}>
      {items.map(([words, confidence]) => (
        <li key={words.text}>
          <Shown words={words} /> <small>{toPercent(confidence)}</small>
        </li>
      ))}
    </ul>
  )
}

function Shown({ words: { text, lang } }: { readonly words: ShownWords }) {
  return <span lang={lang}>{text}</span>
}

function Colors({ analysis: { color } }: Pick<Outcome, 'analysis'>) {
  const say = useSay()
  if (!color) return null
  return (
    <p class="picture-colors">
      <svg width="16" height="16" aria-hidden="true">
        <rect width="16" height="16" rx="3" fill={`#${color.accentColor}`} />
      </svg>
      {say(
        color.isBWImg ? 'Mostly {colors}; black and white.' : 'Mostly {colors}; its liveliest colour is #{accent}.',
        {
          colors: (color.dominantColors.length > 0 ? color.dominantColors : [color.dominantColorBackground])
            .map((name) => say(`${name}|a colour`))
            .join(', '),
          accent: color.accentColor,
        },
      )}
    </p>
  )
}
