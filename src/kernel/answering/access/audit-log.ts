import { randomUUID } from 'node:crypto'
import type { Storage } from '../../foundation/storage/storage.ts'

/** What is written down of operators: whatever changes who may call, or what answers. */
const auditedActions = [
  'key.make',
  'key.change',
  'key.rotate',
  'key.revoke',
  'key.invite',
  'model.pull',
  'model.stop',
  'model.use',
  'model.remove',
  'content.import',
  'content.stop',
  'backup.write',
  'log.level',
  'calls.bodies',
  'fault.set',
  'fault.end',
  'job.run',
  'job.cancel',
] as const
export type AuditedAction = (typeof auditedActions)[number]

export interface AuditEntry {
  /** Milliseconds since 1970. */
  readonly at: number
  /** A key's id, `dev`, or `cli:USER` for a command. */
  readonly actor: string
  readonly action: AuditedAction
  /** What it was done to, such as a key's id; never a secret. */
  readonly subject: string
}

export interface AuditLog {
  note(entry: Omit<AuditEntry, 'at'>): Promise<void>
  /** The last ones, the newest first. */
  list(count: number): Promise<readonly AuditEntry[]>
}

interface Tables {
  audit_log: AuditEntry & { id: string }
}

/** Entries stay: there is one for what a person does. */
export function createAuditLog(storage: Storage, now: () => number): AuditLog {
  const database = storage.tables<Tables>()
  return {
    async note(entry) {
      await database
        .insertInto('audit_log')
        .values({ id: randomUUID(), at: now(), ...entry })
        .execute()
    },

    list: (count) =>
      database
        .selectFrom('audit_log')
        .select(['at', 'actor', 'action', 'subject'])
        .orderBy('at', 'desc')
        .orderBy('id')
        .limit(count)
        .execute(),
  }
}
