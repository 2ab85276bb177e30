import { userInfo } from 'node:os'
import { type AuditedAction, createAuditLog } from '../kernel/answering/access/audit-log.ts'
import type { Platform } from '../kernel/foundation/platform.ts'

/** Writes down what a command does, by whom of this machine's users. */
export function noteCommand({ storage, now }: Platform, action: AuditedAction, subject: string): Promise<void> {
  return createAuditLog(storage, now).note({ actor: `cli:${nameUser()}`, action, subject })
}

/** In a container the user may have a number and no name. */
function nameUser(): string {
  try {
    return userInfo().username
  } catch {
    return String(process.getuid?.() ?? 'unknown')
  }
}
