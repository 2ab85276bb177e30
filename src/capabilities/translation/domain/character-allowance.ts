import type { Caller } from '../../../kernel/wire/interface/caller.ts'
import type { Quotas } from '../../../kernel/wire/interface/quotas.ts'
import { kernelError } from '../../../kernel/foundation/errors/service-error.ts'

/** Characters that a caller may have translated in a day. */
export interface CharacterAllowance {
  readonly caller: Caller
  readonly quotas: Quotas
  /** Under which name they are counted. */
  readonly subject: string
  readonly limit: number
  /** Told how many were spent. */
  readonly onSpent?: (characters: number) => void
}

/** Code points, as the originals of both wires count. */
export function countCharacters(texts: readonly string[]): number {
  let count = 0
  for (const text of texts) count += text.length - countPairs(text)
  return count
}

/** Surrogate pairs. Looking at code units takes a tenth of the time of iterating over characters. */
function countPairs(text: string): number {
  let pairs = 0
  for (let at = 1; at < text.length; at++) {
    if (isHalf(text.charCodeAt(at), 0xdc00) && isHalf(text.charCodeAt(at - 1), 0xd800)) pairs++
  }
  return pairs
}

function isHalf(unit: number, first: number): boolean {
  return (unit & 0xfc00) === first
}

/**
 * Does work that costs characters, if so many are left, and spends them once it is done: what fails costs nothing.
 *
 * @throws ServiceError `quota_used_up`
 */
export async function spendCharacters<Result>(
  allowance: CharacterAllowance,
  characters: number,
  work: () => Promise<Result>,
): Promise<Result> {
  await checkCharacters(allowance, characters)
  const result = await work()
  const { caller, quotas, subject, limit, onSpent } = allowance
  await quotas.spendDaily(caller, subject, limit, characters)
  onSpent?.(characters)
  return result
}

/** @throws ServiceError `quota_used_up` where fewer are left; none is spent */
export async function checkCharacters(
  { caller, quotas, subject, limit }: CharacterAllowance,
  characters: number,
): Promise<void> {
  const { remaining } = await quotas.readDaily(caller, subject, limit)
  if (characters > remaining) throw usedUp(characters, remaining)
}

function usedUp(characters: number, remaining: number): Error {
  const message = `Quota exceeded: ${characters} characters were sent, and ${remaining} are left of this day's; it starts anew at midnight UTC.`
  return kernelError('quota_used_up', message)
}
