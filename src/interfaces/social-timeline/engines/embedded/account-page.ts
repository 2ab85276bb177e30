import type { Account, AccountPage, Cursor } from '../../port.ts'

/** Which side of a place a cursor asks for. Below -1 it leads back: to the page before the place it names. */
export interface PageSide {
  readonly isBackward: boolean
  /** The place beyond which the page begins; it is not on the page itself. */
  readonly border: bigint
}

export function toPageSide(cursor: Cursor): PageSide {
  const isBackward = cursor < -1n
  return { isBackward, border: isBackward ? -cursor : cursor > 0n ? cursor : 0n }
}

interface PlacedAccount {
  readonly account: Account
  readonly place: bigint
}

export const noAccounts: AccountPage = { accounts: [], next: 0n, previous: 0n }

/** `found` begins at the border and holds one more than `count` where there is a page beyond. */
export function toAccountPage(
  found: readonly PlacedAccount[],
  { isBackward, border }: PageSide,
  count: number,
): AccountPage {
  const hasMore = found.length > count
  const page = isBackward ? found.slice(0, count).toReversed() : found.slice(0, count)
  const [first, last] = [page.at(0), page.at(-1)]
  if (!first || !last) return noAccounts
  return {
    accounts: page.map(({ account }) => account),
    next: isBackward || hasMore ? last.place : 0n,
    previous: (isBackward ? hasMore : border > 0n) ? -first.place : 0n,
  }
}
