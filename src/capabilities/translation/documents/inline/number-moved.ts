import { areInOrder, isUnnumbered, numberPlaceholder } from '../../texts/fixed-terms/number-placeholders.ts'
import type { Inline } from './inline.ts'

/** Arguments of printf that stand in another order than before get their numbers, all of them: `%2$d`. */
export function numberMoved<Payload>(
  before: readonly Inline<Payload>[],
  translated: readonly Inline<Payload>[],
): Inline<Payload>[] {
  const placeOf = new Map(listArguments(before).map((inline, index) => [inline, index + 1]))
  const places = listArguments(translated).map((inline) => placeOf.get(inline) ?? 0)
  if (areInOrder(places)) return [...translated]
  const replace = (inline: Inline<Payload>): Inline<Payload> => {
    if (inline.kind === 'group') return { ...inline, children: inline.children.map(replace) }
    const place = placeOf.get(inline)
    return inline.kind === 'fixed' && place !== undefined
      ? { kind: 'fixed', text: numberPlaceholder(inline.text, place) }
      : inline
  }
  return translated.map(replace)
}

function listArguments<Payload>(inlines: readonly Inline<Payload>[]): Inline<Payload>[] {
  return inlines.flatMap((inline) => {
    if (inline.kind === 'group') return listArguments(inline.children)
    return inline.kind === 'fixed' && isUnnumbered(inline.text) ? [inline] : []
  })
}
