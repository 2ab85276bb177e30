/** What is shown of keys: its own to a caller, all of them to their owner. */
import { leftOfLimits } from '../../answering/access/enforce-limits.ts'
import { dayOf, type KeyUsage, type UsedOfDay } from '../../answering/access/key-usage.ts'
import type { KeyStore } from '../../answering/access/keys.ts'
import { maxOf } from '../../../libraries/numbers/max-of.ts'
import type { Caller } from '../../wire/interface/caller.ts'
import type { Quotas } from '../../wire/interface/quotas.ts'

export interface KeyViewSources {
  readonly keys: Pick<KeyStore, 'find' | 'list'>
  readonly keyUsage: Pick<KeyUsage, 'read' | 'readMonth'>
  readonly quotas: Pick<Quotas, 'listDaily'>
  /** Milliseconds since 1970. */
  readonly now: () => number
}

export async function viewOwnKey(sources: KeyViewSources, { id, plan, scopes, limits }: Caller) {
  const { keys, keyUsage, quotas, now } = sources
  const [stored, spent, used] = await Promise.all([
    keys.find(id),
    quotas.listDaily(),
    limits ? keyUsage.readMonth(id) : [],
  ])
  const left = leftOfLimits(limits ?? [], used, now())
  const spentToday = toSpent(spent, id)
  const { expiresAt, labels } = stored ?? {}
  return {
    id,
    name: stored?.name ?? id,
    plan,
    scopes,
    ...(limits && { limits }),
    ...(left.length > 0 && { left }),
    ...(spentToday.length > 0 && { spentToday }),
    ...(expiresAt && { expiresAt }),
    ...(labels && { labels }),
  }
}

export async function viewKeys({ keys, keyUsage, quotas, now }: KeyViewSources) {
  const today = dayOf(now())
  const [stored, spent, used] = await Promise.all([keys.list(), quotas.listDaily(), keyUsage.read(today - 30)])
  return stored.map((key) => ({
    ...key,
    ...toUsed(
      used.filter(({ caller }) => caller === key.id),
      today,
    ),
    spentToday: toSpent(spent, key.id),
  }))
}

function toUsed(ofKey: readonly UsedOfDay[], today: number) {
  const lastUsedAt = maxOf([0, ...ofKey.map(({ lastAt }) => lastAt)])
  const ofToday = ofKey.filter(({ day }) => day === today)
  const callsToday = ofToday.filter(({ unit }) => unit === 'calls').reduce((sum, { used }) => sum + used, 0)
  return {
    ...(lastUsedAt > 0 && { lastUsedAt, callsToday }),
    usedToday: ofToday.map(({ subject, unit, used: amount }) => ({ interface: subject, unit, used: amount })),
  }
}

function toSpent(spent: Awaited<ReturnType<Quotas['listDaily']>>, id: string) {
  return spent
    .filter(({ caller }) => caller === id)
    .map(({ subject, used: amount }) => ({ interface: subject, used: amount }))
}
