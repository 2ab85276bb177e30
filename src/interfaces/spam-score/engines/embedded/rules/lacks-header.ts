import type { Mail } from '../mail/mail.ts'

/** Whether a mail's head lacks a field. A text without any head, as a form sends it, lacks none: one rule says so at once. */
export function lacksHeader({ headers, defects }: Mail, name: string): boolean {
  return !headers.has(name) && !defects.has('no-headers')
}
