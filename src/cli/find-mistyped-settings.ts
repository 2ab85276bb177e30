import type { AnyInterface } from '../kernel/wire/interface.ts'
import { capabilitiesOf } from '../kernel/wire/interface/capabilities-of.ts'
import { listSettings, listUpstreamSettings } from './list-settings.ts'

export interface MistypedSetting {
  readonly name: string
  /** The setting that was probably meant. */
  readonly nearest: string | undefined
}

/** Variables of ours that are no settings: where a client finds its key, and what configures tests. */
const others = ['MAINSTAY_KEY', 'MAINSTAY_SOAK']

/**
 * Names that look like settings and are none. Variables of other programs are left alone: a name begins with MAINSTAY_, or is all but a
 * setting that begins as an interface's do.
 *
 * @param isOurs whether all the names are meant for Mainstay, as in its own file of settings
 */
export function findMistypedSettings(
  names: readonly string[],
  interfaces: readonly AnyInterface[],
  isOurs = false,
): readonly MistypedSetting[] {
  const known = listKnown(interfaces)
  const prefixes = listPrefixes(interfaces)
  const candidates = [...known].filter((name) => prefixes.some((prefix) => name.startsWith(prefix)))
  return names.flatMap((name) => {
    if (known.has(name) || others.includes(name)) return []
    const nearest = findNearest(name, isOurs ? [...known] : candidates)
    return nearest !== undefined || isOurs || name.startsWith('MAINSTAY_') ? [{ name, nearest }] : []
  })
}

/** Each name that means something. */
export function listKnown(interfaces: readonly AnyInterface[]): ReadonlySet<string> {
  const upstream = listPrefixes(interfaces).flatMap((prefix) => listUpstreamSettings(prefix.slice(0, -1)))
  return new Set([...listSettings(interfaces).flatMap(({ settings }) => settings), ...upstream].map(({ name }) => name))
}

/** With the line below them. */
function listPrefixes(interfaces: readonly AnyInterface[]): readonly string[] {
  const all = ['MAINSTAY', ...[...interfaces, ...capabilitiesOf(interfaces)].map(({ prefix }) => prefix)]
  return [...new Set(all)].map((prefix) => `${prefix}_`)
}

function findNearest(name: string, candidates: readonly string[]): string | undefined {
  const max = name.length < 10 ? 1 : 2
  let nearest: string | undefined
  let least = max + 1
  for (const candidate of candidates) {
    if (Math.abs(candidate.length - name.length) >= least) continue
    const distance = countEdits(name.toUpperCase(), candidate)
    if (distance < least) [nearest, least] = [candidate, distance]
  }
  return nearest
}

/** Letters to put in, take out, change or swap with their neighbour (optimal string alignment). */
function countEdits(from: string, to: string): number {
  let [before, last] = [[] as number[], Array.from({ length: to.length + 1 }, (_, index) => index)]
  for (let row = 1; row <= from.length; row += 1) {
    const next = [row]
    for (let column = 1; column <= to.length; column += 1) {
      const isSame = from[row - 1] === to[column - 1]
      const isSwapped = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1]
      next.push(
        Math.min(
          (last[column] ?? 0) + 1,
          (next[column - 1] ?? 0) + 1,
          (last[column - 1] ?? 0) + (isSame ? 0 : 1),
          isSwapped ? (before[column - 2] ?? 0) + 1 : Infinity,
        ),
      )
    }
    ;[before, last] = [last, next]
  }
  return last[to.length] ?? 0
}
