import { registeredDomain } from '../links/host.ts'
import type { Mail } from '../mail/mail.ts'

/**
 * The registered domains that the mail's DKIM signatures name (RFC 6376, d=). Nobody checked them here: they say whose machines the sender
 * used, not who the sender is.
 */
export function signersOf({ headers }: Mail): string[] {
  return headers
    .all('dkim-signature')
    .flatMap((signature) => /(?:^|;)\s{0,5}d=([\w.-]{3,200})/.exec(signature)?.[1] ?? [])
    .map((domain) => registeredDomain(domain.toLowerCase()))
}

/** Whether the mail was signed in the name of its sender's domain. */
export function isSignedBySender(mail: Mail): boolean {
  const domain = registeredDomain(mail.from.domain)
  return domain !== '' && signersOf(mail).includes(domain)
}
