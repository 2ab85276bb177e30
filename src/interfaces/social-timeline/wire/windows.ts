import type { Caller } from '../../../kernel/wire/interface/caller.ts'
import type { Quotas } from '../../../kernel/wire/interface/quotas.ts'
import type { Window, Windows } from '../contract/windows.ts'
import type { Allowance } from '../port.ts'

export const windowSeconds = 15 * 60

/** What a window is counted under. */
export function subjectOf(resource: keyof Allowance): string {
  return `social-timeline/${resource}`
}

/** Seconds since 1970. */
export function toWireReset(resetsAt: number): number {
  return Math.ceil(resetsAt / 1000)
}

/** What is left of each window, without taking any of it. `names` is a list with commas; all families without it. */
export async function readWindows(
  caller: Caller,
  quotas: Quotas,
  allowance: Allowance,
  names: string | undefined,
): Promise<Windows> {
  const read = async (resource: keyof Allowance): Promise<Window> => {
    const limit = allowance[resource]
    const { remaining, resetsAt } = await quotas.readWithin(caller, subjectOf(resource), limit, windowSeconds)
    return { limit, remaining, reset: toWireReset(resetsAt) }
  }
  const wanted = names ? names.split(',').map((name) => name.trim()) : undefined
  const isWanted = (family: keyof Windows) => !wanted || wanted.includes(family)
  return {
    ...(isWanted('statuses') && { statuses: { '/statuses/user_timeline': await read('timeline') } }),
    ...(isWanted('followers') && { followers: { '/followers/list': await read('followers') } }),
    ...(isWanted('friends') && { friends: { '/friends/list': await read('friends') } }),
    ...(isWanted('search') && { search: { '/search/tweets': await read('search') } }),
    ...(isWanted('users') && { users: { '/users/show/:id': await read('users') } }),
    ...(isWanted('application') && { application: { '/application/rate_limit_status': await read('application') } }),
  }
}
