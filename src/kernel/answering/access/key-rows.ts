import { Type } from 'typebox'
import { createJsonReader } from '../../../libraries/json/create-json-reader.ts'
import type { Plan, Scopes } from '../../wire/interface/caller.ts'
import { keyLimitSchema } from '../../wire/interface/key-limits.ts'
import type { KeyTerms, StoredKey } from './stored-key.ts'

export interface KeyRow {
  id: string
  /** SHA-256 of the secret, in hexadecimal. */
  hash: string
  /** That of the secret before, which is good until `previous_until`; null where there is none. */
  previous_hash: string | null
  previous_until: number | null
  name: string
  /** `*`, or ids with a space between. */
  scopes: string
  plan: Plan
  /** Words with a space between; null for none. */
  labels: string | null
  /** JSON; null for none. */
  limits: string | null
  created_at: number
  expires_at: number | null
  revoked_at: number | null
}

export interface KeyTables {
  api_key: KeyRow
}

const readLimits = createJsonReader(Type.Array(keyLimitSchema))

export function fromRow(row: KeyRow): StoredKey {
  return {
    id: row.id,
    name: row.name,
    scopes: fromScopesText(row.scopes),
    plan: row.plan,
    ...(row.labels !== null && { labels: row.labels.split(' ') }),
    ...(row.limits !== null && { limits: readLimits(row.limits) }),
    ...(row.expires_at !== null && { expiresAt: row.expires_at }),
    createdAt: row.created_at,
    revokedAt: row.revoked_at ?? undefined,
  }
}

/** The columns of what may be changed; those that are not given are left out. */
export function toRow({ labels, limits, expiresAt }: KeyTerms): Partial<KeyRow> {
  return {
    ...(labels && { labels: labels.length > 0 ? labels.join(' ') : null }),
    ...(limits && { limits: limits.length > 0 ? JSON.stringify(limits) : null }),
    ...(expiresAt !== undefined && { expires_at: expiresAt }),
  }
}

export function toScopesText(scopes: Scopes): string {
  return scopes === '*' ? scopes : scopes.join(' ')
}

function fromScopesText(text: string): Scopes {
  return text === '*' ? text : text.split(' ').filter(Boolean)
}
