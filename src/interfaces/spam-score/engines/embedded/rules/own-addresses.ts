import { registeredDomain } from '../links/host.ts'
import { freeMailers } from '../links/known-hosts.ts'
import type { Mail } from '../mail/mail.ts'

/** The recipient's own domains, if the sender has another and they are no provider's. */
export function foreignCompanies(ownAddresses: readonly string[], fromDomain: string): string[] {
  const domains = ownAddresses.map((address) => registeredDomain(address.slice(address.indexOf('@') + 1)))
  return domains.filter((domain) => domain !== '' && domain !== fromDomain && !freeMailers.has(domain))
}

/** Whether a text holds a domain that is not the end of an address. */
export function holdsName(text: string, domain: string): boolean {
  const folded = text.toLowerCase()
  for (let at = folded.indexOf(domain); at >= 0; at = folded.indexOf(domain, at + 1)) {
    const before = folded[at - 1] ?? ' '
    if (before !== '@' && before !== '.' && !/[a-z\d]/.test(before)) return true
  }
  return false
}

const listFields = ['list-post', 'list-id', 'x-beenthere', 'x-mailing-list', 'mailing-list']

/** Whether a mailing list passed the mail on. */
export function isFromList({ headers }: Pick<Mail, 'headers'>): boolean {
  return listFields.some((name) => headers.has(name))
}

/** The addresses a mail was sent or delivered to; none for a list's mail, whose recipient is the list. */
export function findOwnAddresses({ recipients, headers }: Mail): string[] {
  if (isFromList({ headers })) return []
  const delivered = ['delivered-to', 'x-original-to', 'envelope-to'].map((name) =>
    headers.raw(name).trim().replace(/^<|>$/g, '').toLowerCase(),
  )
  const all = [...recipients.slice(0, 5).map(({ address }) => address), ...delivered]
  return [...new Set(all)].filter((address) => /^[^\s@]{2,64}@[^\s@]{4,250}$/.test(address))
}
