import { escapeText } from 'entities'
import type { Segment, Span } from '../../../texts/html/segment.ts'
import type { FixedTerm } from '../../../texts/fixed-terms/find-fixed-terms.ts'
import { findKeptTerms } from '../../../texts/fixed-terms/find-kept-terms.ts'
import { areInOrder, isUnnumbered, numberPlaceholder } from '../../../texts/fixed-terms/number-placeholders.ts'

/** A segment in which markers, which the model passes through, stand for what has to stay as it is. */
export interface MaskedSegment {
  readonly segment: Segment
  /** How often each marker has to stand in the translation. */
  readonly counts: ReadonlyMap<string, number>
  /** A translation with what the markers stand for. Undefined where one was lost, doubled or made up. */
  restore(translation: string, format: 'text' | 'html'): string | undefined
}

interface Hidden {
  readonly begin: number
  readonly end: number
  readonly text: string
  readonly html: string
  /** Whether it says its unit itself: a quantity as the other language writes it, a time of the clock. */
  readonly hasUnit: boolean
  /** Elements that go with it: it is all they hold. */
  readonly spans: readonly Span[]
}

/** Full-width letters, digits and marks, which the models were not trained on. */
const fullWidth = /[\uff01-\uff5e\u3000]/g
const marker = /⟦\d+⟧/g
const clock = /^\d{1,2}:\d{2}$/
/** What a model that takes a marker for a bare number writes around it. */
const markerWithUnit =
  /( ?)(⟦\d+⟧)((?: ?(?:年代|年(?![間代度末始生])|歳|日(?![間本曜程常])|月(?![間曜末])|時間|時(?![間点期代刻])|分(?![のか割析野])|円|ドル|ユーロ|ポンド|%))?)( ?)/g

/** Hides up to `max` different parts; those beyond stay, for the model to copy. */
export function maskSegment(segment: Segment, language: string, max: number): MaskedSegment {
  const narrow = { ...segment, text: segment.text.replace(fullWidth, toNarrow) }
  const markers = new Map<string, string>()
  const counts = new Map<string, number>()
  const placed: { readonly part: Hidden; readonly marker: string }[] = []
  const hidden = listHidden(narrow, language)
  const ordered = hidden.filter(({ text }) => isUnnumbered(text))
  for (const part of hidden) {
    // Equal ones are alike, but for those that only their order tells apart.
    const key = isUnnumbered(part.text) ? `${part.html} ${ordered.indexOf(part)}` : part.html
    const found = markers.get(key) ?? (markers.size < max ? `⟦${markers.size + 1}⟧` : undefined)
    if (found === undefined) continue
    markers.set(key, found)
    counts.set(found, (counts.get(found) ?? 0) + 1)
    placed.push({ part, marker: found })
  }
  const byMarker = new Map(placed.map(({ part, marker: name }) => [name, part]))
  return {
    segment: replaceParts(narrow, placed),
    counts,
    restore(translation, format) {
      const left = new Map(counts)
      const placeOf = (name: string) => ordered.findIndex((part) => part === byMarker.get(name)) + 1
      const places = (translation.match(marker) ?? []).map(placeOf).filter((place) => place > 0)
      const isMoved = !areInOrder(places)
      const isBare = (name: string) => !byMarker.get(name)?.hasUnit
      const restored = withoutUnits(translation, isBare).replace(marker, (name) => {
        left.set(name, (left.get(name) ?? 0) - 1)
        const part = byMarker.get(name)
        if (!part) return name
        return isMoved && placeOf(name) > 0
          ? part[format].replace(part.text, () => numberPlaceholder(part.text, placeOf(name)))
          : part[format]
      })
      // A number for some of them alone says nothing.
      if (isMoved && places.length < ordered.length) return undefined
      return [...left.values()].every((count) => count === 0) ? restored : undefined
    },
  }
}

/** Without units and, in Japanese, spaces beside the markers of quantities that have their unit. */
function withoutUnits(translation: string, isBare: (marker: string) => boolean): string {
  return translation.replace(markerWithUnit, (found, before: string, name: string, _unit: string, behind: string) => {
    if (isBare(name)) return found
    return isJapanese(translation) ? name : `${before}${name}${behind}`
  })
}

function isJapanese(text: string): boolean {
  return /[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)
}

/** Elements that are not translated, and fixed terms that no element's border cuts. */
function listHidden(segment: Segment, language: string): readonly Hidden[] {
  const { text, spans, marks } = segment
  const borders = [...spans.flatMap(({ begin, end }) => [begin, end]), ...marks.map(({ at }) => at)]
  const opaque = spans
    .filter((span) => span.isOpaque && span.end > span.begin)
    .map((span): Hidden => {
      const { begin, end, open, raw, close } = span
      const html = open + raw + close
      return { begin, end, text: text.slice(begin, end), html, hasUnit: false, spans: [span] }
    })
  const terms = findKeptTerms(text, language)
    .filter(({ begin, end }) => !borders.some((border) => border > begin && border < end))
    .filter(({ begin, end }) => !opaque.some((span) => span.begin < end && begin < span.end))
    .map((term) => hideTerm(term, { text, spans }))
  return [...opaque, ...terms].toSorted((one, other) => one.begin - other.begin)
}

function hideTerm({ begin, end, text }: FixedTerm, segment: Pick<Segment, 'text' | 'spans'>): Hidden {
  // Inner elements come first.
  const around = segment.spans.filter((span) => !span.isOpaque && span.begin === begin && span.end === end)
  const html = around.reduce((inner, { open, close }) => open + inner + close, escapeText(text))
  const hasUnit = clock.test(text) || (/\p{L}/u.test(text) && text !== segment.text.slice(begin, end))
  return { begin, end, text, html, hasUnit, spans: around }
}

function replaceParts(
  { text, spans, marks }: Segment,
  placed: readonly { readonly part: Hidden; readonly marker: string }[],
): Segment {
  let written = ''
  let last = 0
  /** Where each hidden part ends, and by how much what follows has moved. */
  const shifts: { readonly end: number; readonly by: number }[] = []
  for (const { part, marker: name } of placed) {
    written += text.slice(last, part.begin) + name
    last = part.end
    shifts.push({ end: part.end, by: written.length - part.end })
  }
  const move = (at: number) => at + (shifts.findLast(({ end }) => end <= at)?.by ?? 0)
  const hidden = new Set(placed.flatMap(({ part }) => part.spans))
  return {
    text: written + text.slice(last),
    spans: spans
      .filter((span) => !hidden.has(span))
      .map((span) => ({ ...span, begin: move(span.begin), end: move(span.end) })),
    marks: marks.map((mark) => ({ ...mark, at: move(mark.at) })),
  }
}

function toNarrow(character: string): string {
  return character === '\u3000' ? ' ' : String.fromCharCode(character.charCodeAt(0) - 0xfe_e0)
}
