import { refuse } from './refuse.ts'
import type { Place } from '../../domain/place.ts'

/** One station, by the one of the given parameters that is there: a code, or a name. */
export function readStationChoice(parameters: Readonly<Record<string, string | undefined>>): Place {
  const names = Object.keys(parameters)
  const given = Object.entries(parameters).filter(([, text]) => text !== undefined && text.trim() !== '')
  const [first, second] = given
  if (first === undefined)
    throw refuse(names[0] ?? '', `Give ${names.map((name) => `"${name}"`).join(' or ')}: a station.`)
  if (second !== undefined) throw refuse(second[0], `Give "${first[0]}" or "${second[0]}", not both.`)
  const text = String(first[1]).trim()
  if (/^\d+$/.test(text)) return { code: text }
  if (first[0].endsWith('Code')) throw refuse(first[0], `"${first[0]}" is "${text}"; a code is made of digits.`)
  return { name: text }
}
