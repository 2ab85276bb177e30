import { registeredDomain } from '../links/host.ts'
import { sendingServices } from '../links/sending-services.ts'
import type { Mail } from '../mail/mail.ts'
import { lacksHeader } from './lacks-header.ts'
import { isFromList } from './own-addresses.ts'
import { freeMailers } from '../links/known-hosts.ts'
import { defineRules } from './rule.ts'
import { signersOf } from './signers.ts'

/** Where the mail says that it was made. */
export const messageIdRules = defineRules(
  ['MESSAGE_ID_MISSING', 0.8, 'There is no Message-ID', (mail) => lacksHeader(mail, 'message-id')],
  [
    'MESSAGE_ID_MALFORMED',
    1,
    'The Message-ID is not one',
    ({ headers }) => headers.has('message-id') && !/^<[^<>@\s]{1,250}@[^<>@\s]{1,250}>/.test(headers.raw('message-id')),
  ],
  [
    'MESSAGE_ID_NO_DOMAIN',
    0.7,
    'The Message-ID names no full host',
    (mail) => /^[^.]{0,250}$/.test(hostOfId(mail)) && mail.headers.raw('message-id').includes('@'),
  ],
  [
    'MESSAGE_ID_ADDRESS',
    0.5,
    'The Message-ID names an IP address',
    (mail) => /^\[?\d{1,3}\.\d{1,3}\.\d{1,3}\.\d{1,3}\]?$/.test(hostOfId(mail)),
  ],
  [
    'MESSAGE_ID_OF_HOME',
    0.9,
    'The Message-ID was made on a machine without a name on the net',
    (mail) =>
      /(?:^|\.)(?:localhost|localdomain|local|lan|home|internal)$|^(?:win|desktop|laptop|vmi?|vps|ns)-?[a-z\d]{4,16}$/.test(
        hostOfId(mail),
      ),
  ],
  ['MESSAGE_ID_OF_RECIPIENT', 0.5, "The Message-ID was made at the recipient's", isIdOfRecipient],
  [
    'MESSAGE_ID_OF_STRANGER',
    0.5,
    'The Message-ID was made neither by the sender, nor by a known service, nor by any machine on the way',
    isIdOfStranger,
  ],
  [
    'MESSAGE_ID_OF_SENDER',
    -0.3,
    "The Message-ID was made at the sender's own domain",
    (mail, { fromDomain, isMasked, isAlarming }) =>
      !isMasked &&
      !isAlarming &&
      fromDomain !== '' &&
      !freeMailers.has(fromDomain) &&
      registeredDomain(hostOfId(mail)) === fromDomain,
  ],
)

/** What stands behind the @ of the Message-ID. */
function hostOfId({ headers }: Mail): string {
  const id = headers.raw('message-id').toLowerCase()
  const start = id.indexOf('@') + 1
  const end = id.indexOf('>', start)
  return start === 0 || end < 0 ? '' : id.slice(start, end)
}

function isIdOfRecipient(mail: Mail): boolean {
  const { recipients, from } = mail
  const host = hostOfId(mail)
  return recipients.some(
    ({ domain }) => domain !== '' && domain !== from.domain && (host === domain || host.endsWith(`.${domain}`)),
  )
}

function isIdOfStranger(mail: Mail): boolean {
  const host = hostOfId(mail)
  if (!/\.[a-z]{2,24}$/.test(host) || isFromList(mail)) return false
  const maker = registeredDomain(host)
  const { from, returnPath, replyTo, headers } = mail
  const senders = [from, returnPath, replyTo].map(({ domain }) => registeredDomain(domain))
  if (sendingServices.has(maker) || senders.includes(maker) || signersOf(mail).includes(maker)) return false
  return !`${headers.raw('sender')} ${headers.all('received').join(' ').slice(0, 10_000)}`.toLowerCase().includes(maker)
}
