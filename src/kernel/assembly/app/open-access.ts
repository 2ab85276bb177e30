import { createAccess, type Access } from '../../answering/access/access.ts'
import { createAuditLog, type AuditLog } from '../../answering/access/audit-log.ts'
import { createLimits, type EnforceLimits } from '../../answering/access/enforce-limits.ts'
import { createInvitations, type Invitations } from '../../answering/access/invitations.ts'
import { KeyUsage } from '../../answering/access/key-usage.ts'
import { createKeyStore, type KeyStore } from '../../answering/access/keys.ts'
import { createQuotas, type OpenQuotas } from '../../answering/access/quotas-in-storage.ts'
import type { Platform } from '../../foundation/platform.ts'

/** Keys, what they admit to and what they have used. Dispose before the storage closes. */
export interface OpenAccess extends AsyncDisposable {
  readonly keys: KeyStore
  readonly access: Access
  readonly quotas: OpenQuotas
  readonly keyUsage: KeyUsage
  readonly enforceLimits: EnforceLimits
  readonly audit: AuditLog
  /** Tokens that make a key in the console, once each. */
  readonly invitations: Invitations
}

export async function openAccess({ settings, storage, now, log }: Platform): Promise<OpenAccess> {
  const { MAINSTAY_DEV_KEY: devKey, MAINSTAY_REQUIRE_KEY: requireKeys, REDIS_URL: redisUrl } = settings.kernel
  const keys = createKeyStore(storage, now)
  const quotas = await createQuotas({ storage, now, redisUrl, log })
  const keyUsage = new KeyUsage({ storage, now, log })
  return {
    keys,
    access: createAccess({ keys, devKey, requireKeys, now }),
    quotas,
    keyUsage,
    enforceLimits: createLimits({ usage: keyUsage, quotas, now }),
    audit: createAuditLog(storage, now),
    invitations: createInvitations(now),
    async [Symbol.asyncDispose]() {
      await keyUsage[Symbol.asyncDispose]()
      await quotas[Symbol.asyncDispose]()
    },
  }
}
