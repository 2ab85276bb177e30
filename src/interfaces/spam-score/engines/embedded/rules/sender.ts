import { type Brand, isDomainOf, isOwnDomain } from '../links/brands.ts'
import { registeredDomain, topLevel } from '../links/host.ts'
import { cheapEndings, freeHosts, freeMailers } from '../links/known-hosts.ts'
import { countInvisible } from '../words/fold-text.ts'
import type { Mail } from '../mail/mail.ts'
import { lacksHeader } from './lacks-header.ts'
import type { Evidence } from './evidence.ts'
import { defineRules } from './rule.ts'
import { isSignedBySender } from './signers.ts'

/** Who says to have sent the mail, and where answers go. */
export const senderRules = defineRules(
  ['FROM_MISSING', 1, 'There is no sender', (mail) => lacksHeader(mail, 'from')],
  ['FROM_REPEATED', 1, 'The sender is given more than once', ({ headers }) => headers.all('from').length > 1],
  ['FROM_MALFORMED', 1, "The sender's address is not one", isFromMalformed],
  ['FROM_NO_NAME', 0.1, 'The sender has an address but no name', ({ from }) => from.name === '' && from.domain !== ''],
  [
    'FROM_DIGITS',
    0.6,
    "Many digits in the sender's address",
    ({ from }) => (from.local.match(/\d/g)?.length ?? 0) >= 4,
  ],
  [
    'FROM_MIXED_DIGITS',
    0.5,
    "Letters and digits by turns in the sender's address",
    ({ from }) => /[a-z]\d{1,6}[a-z]{1,6}\d/.test(from.local),
  ],
  [
    'FROM_NO_VOWELS',
    0.5,
    "The sender's address cannot be spoken",
    ({ from }) => /[bcdfghjklmnpqrstvwxz]{6}/.test(from.local),
  ],
  [
    'FROM_EQUALS_TO',
    0.8,
    'Sender and recipient are the same address',
    ({ from, recipients }) => from.domain !== '' && recipients.some(({ address }) => address === from.address),
  ],
  ['FROM_NAME_IS_OTHER_ADDRESS', 2, "The sender's name shows another address than the sender's", nameShowsOtherAddress],
  [
    'FROM_NAME_BRAND',
    2.4,
    "The sender's name claims a known brand; the sender's domain is not its own",
    (mail, { nameBrands, fromDomain }) => claimsBrand(mail, nameBrands, fromDomain),
  ],
  [
    'SUBJECT_BRAND',
    1.2,
    "The subject claims a known brand; the sender's domain is not its own",
    (mail, { nameBrands, claimedBrands, fromDomain }) =>
      nameBrands.length === 0 && claimsBrand(mail, claimedBrands, fromDomain),
  ],
  [
    'FROM_NAME_BRAND_FREE_MAIL',
    2,
    'A known brand writes from a free mailbox',
    (mail, { claimedBrands, fromDomain }) =>
      freeMailers.has(mail.from.domain) && claimsBrand(mail, claimedBrands, fromDomain),
  ],
  ['FROM_NAME_SHOUTS', 0.6, "The sender's name is all capitals", ({ from }) => /^[A-Z][A-Z ]{6,}$/.test(from.name)],
  [
    'FROM_NAME_SYMBOLS',
    1.2,
    "The sender's name holds pictures",
    ({ from }) => /\p{Extended_Pictographic}/u.test(from.name),
  ],
  [
    'FROM_NAME_INVISIBLE',
    2.2,
    "The sender's name holds invisible characters",
    ({ from }) => countInvisible(from.name.replaceAll('\uFE0F', '')) > 0,
  ],
  [
    'FROM_NAME_OFFICE',
    0.7,
    "The sender's name is an office's: support, security, billing",
    ({ from }) =>
      /\b(?:support|security|service|billing|admin|administrator|helpdesk|help desk|notification|customer care|verification|webmail|mailbox|alert)s?\b/i.test(
        from.name,
      ),
  ],
  [
    'FROM_IMITATION',
    3,
    "The sender's domain imitates a known brand's",
    (_mail, { fromImitation }) => fromImitation !== undefined,
  ],
  [
    'FROM_BRAND_FORGED',
    1.5,
    "The sender's domain is a known brand's, but no server on the way is, and it signed nothing",
    isBrandForged,
  ],
  ['FROM_PUNYCODE', 0.8, "The sender's domain is written in punycode", ({ from }) => /(?:^|\.)xn--/.test(from.domain)],
  [
    'FROM_CHEAP_ENDING',
    1,
    "The sender's domain has an ending that spammers favour",
    ({ from }) => cheapEndings.has(topLevel(from.domain)),
  ],
  [
    'FROM_FREE_HOST',
    1.4,
    'The sender writes from a site that anyone can make',
    ({ from }) => freeHosts.some((host) => from.domain.endsWith(`.${host}`)),
  ],
  [
    'FROM_DEEP_DOMAIN',
    0.6,
    "The sender's domain has five labels or more",
    ({ from }) => from.domain.split('.').length >= 5,
  ],
  [
    'FROM_RANDOM_DOMAIN',
    0.9,
    "The sender's domain looks drawn by lot",
    ({ from }) => isRandom(registeredDomain(from.domain).split('.')[0] ?? ''),
  ],
  [
    'FROM_UNSPEAKABLE',
    0.9,
    "The sender's domain cannot be spoken",
    ({ from }) => isUnspeakable(registeredDomain(from.domain).split('.')[0] ?? ''),
  ],
  [
    'RETURN_PATH_MACHINE',
    1,
    "Bounces go to a machine's own user: a web server or its administrator",
    ({ returnPath }) =>
      /^(?:root|apache2?|www|www-data|httpd|nobody|nginx|daemon|administrator|vps|ubuntu|centos|debian)$/.test(
        returnPath.local,
      ),
  ],
  ['REPLY_TO_OTHER', 0.4, "Answers go to another domain than the sender's", repliesElsewhere],
  [
    'REPLY_TO_FREE_MAIL',
    1.3,
    'Answers go to a free mailbox, though the sender has a domain',
    (mail) => repliesElsewhere(mail) && freeMailers.has(mail.replyTo.domain) && !freeMailers.has(mail.from.domain),
  ],
  [
    'REPLY_TO_OTHER_FREE_MAIL',
    1.2,
    'Sender and answers are at different free mailboxes',
    (mail) => repliesElsewhere(mail) && freeMailers.has(mail.replyTo.domain) && freeMailers.has(mail.from.domain),
  ],
  [
    'REPLY_TO_SAME_NAME',
    0.8,
    "The sender's name answers from another address",
    (mail) => repliesElsewhere(mail) && mail.from.name !== '' && mail.replyTo.name === mail.from.name,
  ],
  [
    'RETURN_PATH_OTHER',
    0.1,
    "Bounces go to another domain than the sender's",
    ({ from, returnPath }) =>
      returnPath.domain !== '' &&
      from.domain !== '' &&
      registeredDomain(returnPath.domain) !== registeredDomain(from.domain),
  ],
  ['TO_MISSING', 0.6, 'There is no recipient', (mail) => lacksHeader(mail, 'to') && lacksHeader(mail, 'cc')],
  [
    'TO_UNDISCLOSED',
    0.9,
    'The recipients are kept secret',
    ({ headers }) => /undisclosed|unlisted/i.test(headers.raw('to')),
  ],
  [
    'TO_MALFORMED',
    0.8,
    'The recipient is no address',
    ({ headers, recipients }) =>
      headers.raw('to') !== '' &&
      recipients.every(({ domain }) => domain === '') &&
      !/undisclosed|unlisted/i.test(headers.raw('to')),
  ],
  [
    'TO_NAME_IS_ADDRESS',
    0.3,
    "The recipient's name is the address again",
    ({ recipients }) => recipients.some(({ name, address }) => name.toLowerCase() === address && address !== ''),
  ],
  ['TO_MANY', 0.5, 'Ten recipients or more', ({ recipients }) => recipients.length >= 10],
  ['TO_ALIKE', 1, 'Recipients in the order of a list of addresses', areRecipientsAlike],
)

function isFromMalformed({ from, headers }: Mail): boolean {
  return headers.raw('from') !== '' && !/^[^\s@]{1,64}@[^\s@]{1,253}\.[a-z0-9-]{2,63}$/.test(from.address)
}

function isBrandForged(mail: Mail, { fromDomain }: Evidence): boolean {
  const { headers, from } = mail
  if (!isOwnDomain(fromDomain) || freeMailers.has(from.domain) || headers.has('list-post')) return false
  const received = headers.all('received')
  if (received.length === 0 || received.some((line) => line.toLowerCase().includes(fromDomain))) return false
  return !isSignedBySender(mail)
}

function nameShowsOtherAddress({ from }: Mail): boolean {
  const [, shown] = /@([\w-]{1,63}(?:\.[\w-]{1,63}){1,4})/.exec(from.name) ?? []
  return (
    shown !== undefined && from.domain !== '' && registeredDomain(shown.toLowerCase()) !== registeredDomain(from.domain)
  )
}

function claimsBrand(mail: Mail, brands: readonly Brand[], fromDomain: string): boolean {
  return isFirstHand(mail) && brands.length > 0 && !brands.some((brand) => isDomainOf(brand, fromDomain))
}

/** Not an answer in a talk about the brand. */
function isFirstHand({ headers, subject }: Mail): boolean {
  return (
    !headers.has('in-reply-to') &&
    !headers.has('references') &&
    !headers.has('list-post') &&
    !/^(?:re|aw|fwd?|wg|sv)\s?:/i.test(subject)
  )
}

function repliesElsewhere({ from, replyTo, headers }: Mail): boolean {
  if (replyTo.domain === '' || from.domain === '' || headers.has('list-post')) return false
  return registeredDomain(replyTo.domain) !== registeredDomain(from.domain)
}

function areRecipientsAlike({ recipients }: Mail): boolean {
  if (recipients.length < 4) return false
  const starts = recipients.map(({ local }) => local.slice(0, 3))
  const repeated = starts.filter((start, index) => start !== '' && start === starts[index - 1])
  return repeated.length >= recipients.length / 2
}

/** Four consonants in a row twice, or digits among letters: names that machines draw. */
function isRandom(label: string): boolean {
  const digits = label.match(/\d/g)?.length ?? 0
  return (label.match(/[bcdfghjklmnpqrstvwxz]{4}/g)?.length ?? 0) >= 2 || (digits >= 3 && digits < label.length - 2)
}

/** Hardly a vowel and four consonants in a row, pairs that stand for one sound counted as one. */
function isUnspeakable(label: string): boolean {
  const sounds = label.replace(/sch|[cpst]h|ck/g, 't')
  if (!/^[a-z]{5,30}$/.test(sounds)) return false
  const vowels = sounds.match(/[aeiouy]/g)?.length ?? 0
  return vowels <= sounds.length / 5 && /[bcdfghjklmnpqrstvwxz]{4}/.test(sounds)
}
