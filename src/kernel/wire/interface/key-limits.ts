/** What a key may use, beside what its plan allows: set by the operator, counted by the server. */
import { Type, type Static } from 'typebox'
import { Value } from 'typebox/value'

/** What usage is counted in: calls of every interface; the rest of those that take such things. */
const usageUnits = ['calls', 'characters', 'tokens', 'pictures'] as const
export type UsageUnit = (typeof usageUnits)[number]

const unit = Type.Union(usageUnits.map((name) => Type.Literal(name)))

/** So much of a unit in a UTC day or month, or so many calls a minute. */
export const keyLimitSchema = Type.Object({
  interface: Type.Optional(Type.String({ description: 'The interface; all of them together where it is absent' })),
  amount: Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER }),
  unit,
  per: Type.Union([Type.Literal('minute'), Type.Literal('day'), Type.Literal('month')]),
})

export type KeyLimit = Static<typeof keyLimitSchema>

const limitText = /^(?:([a-z-]+)=)?(\d{1,15})(?: ?([a-z]+))?\/([a-z]+)$/

/**
 * Reads `100/minute`, `5000 calls/day` or `chat-completions=100000 tokens/month`; calls where no unit stands. Undefined for anything else.
 */
export function parseKeyLimit(text: string): KeyLimit | undefined {
  const [, interfaceId, amount, unitName = 'calls', per] = limitText.exec(text.trim()) ?? []
  const limit = { ...(interfaceId && { interface: interfaceId }), amount: Number(amount), unit: unitName, per }
  return Value.Check(keyLimitSchema, limit) && isCountable(limit) ? limit : undefined
}

/** A minute is too short to know what calls under way will have used. */
export function isCountable({ unit: counted, per }: KeyLimit): boolean {
  return per !== 'minute' || counted === 'calls'
}

/** As `parseKeyLimit` reads it. */
export function writeKeyLimit({ interface: interfaceId, amount, unit: counted, per }: KeyLimit): string {
  return `${interfaceId === undefined ? '' : `${interfaceId}=`}${amount} ${counted}/${per}`
}
