import type { Id } from '../port.ts'

/** The original's ids carry their time since this moment in milliseconds above 22 bits of other use ("snowflake"). */
const epoch = 1_288_834_974_657n

/** Accounts were numbered one by one until 2016, with at most 10 digits; from then on they carry their time. */
const firstTimedId = 10n ** 15n

/** When an id was made, in milliseconds since 1970; undefined for ids that hold no time. */
export function timeOfId(id: Id): number | undefined {
  const number = BigInt(id)
  return number < firstTimedId ? undefined : Number((number >> 22n) + epoch)
}

/** An id for something that happened at `time`; `low` tells apart what happened in the same millisecond. */
export function idAtTime(time: number, low: number): Id {
  const sinceEpoch = BigInt(Math.max(Math.trunc(time), Number(epoch) + 1)) - epoch
  return String((sinceEpoch << 22n) | (BigInt(low) & 0x3f_ffffn))
}
