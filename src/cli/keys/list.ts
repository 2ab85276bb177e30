import { createAuditLog } from '../../kernel/answering/access/audit-log.ts'
import { writeKeyLimit } from '../../kernel/wire/interface/key-limits.ts'
import { dayOf, KeyUsage, type UsedOfDay } from '../../kernel/answering/access/key-usage.ts'
import { createKeyStore, type KeyStore } from '../../kernel/answering/access/keys.ts'
import type { Platform } from '../../kernel/foundation/platform.ts'
import { maxOf } from '../../libraries/numbers/max-of.ts'
import { writeTable } from '../table.ts'
import { toPrintable } from '../to-printable.ts'
import type { StoredKey } from '../../kernel/answering/access/stored-key.ts'

export async function listKeys(
  store: KeyStore,
  { label, json = false }: { readonly label?: string; readonly json?: boolean },
): Promise<void> {
  const keys = (await store.list()).filter(({ labels = [] }) => label === undefined || labels.includes(label))
  if (json) return writeJson(keys)
  const rows = keys.map((key) => [
    key.id,
    key.name,
    key.scopes === '*' ? 'all' : key.scopes.join(','),
    key.plan,
    writeDay(key.createdAt),
    (key.limits ?? []).map(writeKeyLimit).join(', '),
    (key.labels ?? []).join(' '),
    describeEnd(key),
  ])
  process.stdout.write(writeTable(['id', 'name', 'opens', 'plan', 'made', 'limits', 'labels', ''], rows))
}

function describeEnd({ revokedAt, expiresAt }: StoredKey): string {
  if (revokedAt !== undefined) return `revoked ${writeDay(revokedAt)}`
  if (expiresAt === undefined) return ''
  return expiresAt <= Date.now() ? `expired ${writeDay(expiresAt)}` : `until ${writeDay(expiresAt)}`
}

export interface UsageOptions {
  readonly id?: string
  readonly days: number
  readonly json?: boolean
}

/** By key, interface and unit, all days together; by day as JSON. */
export async function listUsage(platform: Platform, { id, days, json = false }: UsageOptions): Promise<void> {
  const { storage, now, log } = platform
  await using usage = new KeyUsage({ storage, now, log })
  const used = await usage.read(dayOf(now()) - days + 1)
  const chosen = used.filter(({ caller }) => id === undefined || caller === id)
  if (json) return writeJson(chosen.map(({ day, ...row }) => ({ day: writeDay(day * 86_400_000), ...row })))
  const names = new Map((await createKeyStore(storage, now).list()).map((key) => [key.id, key.name]))
  const rows = [...Map.groupBy(chosen, ({ caller, subject, unit }) => `${caller} ${subject} ${unit}`).values()].map(
    (group) => toUsageRow(group, names),
  )
  process.stdout.write(writeTable(['id', 'name', 'interface', 'used', 'unit', 'last'], rows))
}

function toUsageRow(group: readonly UsedOfDay[], names: ReadonlyMap<string, string>): string[] {
  const [first] = group
  if (!first) return []
  const sum = group.reduce((total, { used }) => total + used, 0)
  const last = maxOf(group.map(({ lastAt }) => lastAt))
  const { caller, subject, unit } = first
  return [caller, names.get(caller) ?? '', subject, sum.toLocaleString('en'), unit, writeDay(last)]
}

export async function showAudit(
  { storage, now }: Platform,
  { count, json = false }: { readonly count: number; readonly json?: boolean },
): Promise<void> {
  const entries = await createAuditLog(storage, now).list(count)
  if (json) return writeJson(entries)
  const rows = entries.map(({ at, actor, action, subject }) => [
    new Date(at).toISOString(),
    actor,
    action,
    toPrintable(subject),
  ])
  process.stdout.write(writeTable(['when', 'who', 'what', 'to'], rows))
}

function writeJson(value: unknown): void {
  process.stdout.write(`${JSON.stringify(value, undefined, 2)}\n`)
}

function writeDay(time: number): string {
  return new Date(time).toISOString().slice(0, 10)
}
