import type { Say } from '../words/say.ts'
import type { KeyLimit, Used } from './keys.ts'

/** The title of an interface, by its id. */
type TitleOf = (interfaceId: string) => string

export function formatLimit({ amount, unit, per, interface: only }: KeyLimit, say: Say, titleOf: TitleOf): string {
  const count = `${amount.toLocaleString('en')} ${say(unit)}`
  const limit = {
    minute: say('{count} a minute', { count }),
    day: say('{count} a day', { count }),
    month: say('{count} a month', { count }),
  }[per]
  return only === undefined ? limit : `${titleOf(only)}: ${limit}`
}

/** A dash for nothing. */
export function formatUsed(used: readonly Used[], say: Say, titleOf: TitleOf): string {
  if (used.length === 0) return '–'
  return used
    .map((each) => `${titleOf(each.interface)}: ${each.used.toLocaleString('en')} ${say(each.unit)}`)
    .join(', ')
}
