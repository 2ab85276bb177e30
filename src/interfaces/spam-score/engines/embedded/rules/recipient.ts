import { freeMailers } from '../links/known-hosts.ts'
import type { Mail } from '../mail/mail.ts'
import type { Evidence } from './evidence.ts'
import { foreignCompanies, holdsName } from './own-addresses.ts'
import { defineRules } from './rule.ts'
import { isSignedBySender } from './signers.ts'

/** What a stranger's mail does with the recipient's own address and domain: mass mailings fill them in to look like the server's own. */
export const recipientRules = defineRules(
  [
    'RECIPIENT_DOMAIN_IN_NAME',
    1.8,
    "The sender's name shows the recipient's domain, the sender is elsewhere",
    ({ from }, evidence) => companiesOf(evidence).some((domain) => holdsName(from.name, domain)),
  ],
  [
    'RECIPIENT_DOMAIN_IN_SUBJECT',
    1.2,
    "The subject shows the recipient's domain, the sender is elsewhere",
    ({ subject }, evidence) => companiesOf(evidence).some((domain) => holdsName(subject, domain)),
  ],
  [
    'RECIPIENT_DOMAIN_IN_TEXT',
    0.8,
    "The text speaks for the recipient's domain, the sender is elsewhere",
    ({ visibleText }, evidence) =>
      companiesOf(evidence).some((domain) => holdsName(visibleText.slice(0, 20_000), domain)),
  ],
  [
    'RECIPIENT_DOMAIN_IN_LINK',
    1.4,
    "A link carries the recipient's domain in the name of a foreign host or in its path",
    ({ links }, evidence) =>
      companiesOf(evidence).some((domain) =>
        links.some((link) => link.domain !== domain && holdsName(link.target, domain)),
      ),
  ],
  [
    'RECIPIENT_IN_LINK_CODED',
    1.8,
    "A link carries the recipient's address in base64",
    ({ links }, { ownAddresses }) => {
      const codes = ownAddresses.map((address) => Buffer.from(address).toString('base64').replaceAll('=', ''))
      return links.some(({ target }) => codes.some((code) => target.includes(code)))
    },
  ],
  [
    'RECIPIENT_GREETED_BY_MAILBOX',
    0.8,
    'Greets the recipient by address or mailbox',
    ({ visibleText }, { ownAddresses }) => {
      const start = visibleText.slice(0, 300).toLowerCase()
      return ownAddresses.some((address) => greetings.some((greeting) => start.includes(`${greeting} ${address}`)))
    },
  ],
  [
    'RECIPIENT_IN_TEXT',
    0.3,
    "The text shows the recipient's address",
    ({ visibleText }, { ownAddresses }) => {
      const text = visibleText.slice(0, 20_000).toLowerCase()
      return ownAddresses.some((address) => text.includes(address))
    },
  ],
  [
    'RECIPIENT_HOUSE_OUTSIDE',
    0.8,
    "In the name of the recipient's own domain, but neither signed by it nor handed over by one of its machines",
    isHouseOutside,
  ],
)

const greetings = [
  'dear',
  'hello',
  'hi',
  'attn:',
  'attention',
  'user',
  'hallo',
  'bonjour',
  'hola',
  'ciao',
  'olá',
  'beste',
  'уважаемый',
]

/** Mail of a house that leaves it to a large provider is handed over by that provider's machines. */
function isHouseOutside(mail: Mail, { ownAddresses, fromDomain }: Evidence): boolean {
  const received = mail.headers.all('received')
  if (fromDomain === '' || freeMailers.has(mail.from.domain) || received.length === 0) return false
  if (!ownAddresses.some((address) => address.endsWith(`@${mail.from.domain}`))) return false
  const senders = received.map((line) => line.toLowerCase().split(/\sby\s/, 1)[0] ?? '')
  return (
    !isSignedBySender(mail) &&
    !senders.some((line) => line.includes(fromDomain) || /google|outlook|localhost|\b(?:10|127|192\.168)\./.test(line))
  )
}

function companiesOf({ ownAddresses, fromDomain }: Evidence): string[] {
  return foreignCompanies(ownAddresses, fromDomain)
}
