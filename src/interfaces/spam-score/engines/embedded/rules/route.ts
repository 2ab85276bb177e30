import { registeredDomain } from '../links/host.ts'
import type { Mail } from '../mail/mail.ts'
import { lacksHeader } from './lacks-header.ts'
import { defineRules } from './rule.ts'

const hour = 3_600_000

/** Dates and the way the mail says it took (`Received`). */
export const routeRules = defineRules(
  ['DATE_MISSING', 0.8, 'There is no date', (mail) => lacksHeader(mail, 'date')],
  [
    'DATE_MALFORMED',
    1.2,
    'The date cannot be read',
    ({ headers }) => headers.has('date') && Number.isNaN(readDate(headers.raw('date'))),
  ],
  [
    'DATE_ZONE_IMPOSSIBLE',
    1.5,
    'The date is in a time zone that does not exist',
    ({ headers }) => hasImpossibleZone(headers.raw('date')),
  ],
  [
    'DATE_ZONE_ODD',
    0.3,
    'The date lacks its time zone or writes it in words',
    ({ headers }) => headers.has('date') && !/[+-]\d{4}/.test(headers.raw('date')),
  ],
  ['DATE_AHEAD', 1.6, 'Dated more than six hours after it was received', (mail) => hoursAhead(mail) > 6],
  ['DATE_FAR_AHEAD', 1, 'Dated more than four days after it was received', (mail) => hoursAhead(mail) > 96],
  ['DATE_BEHIND', 0.6, 'Dated more than a day before it was received', (mail) => hoursAhead(mail) < -24],
  [
    'RECEIVED_FORGED',
    0.6,
    'A server on the way doubted the name of the one before it',
    (mail) => routeOf(mail).includes('may be forged'),
  ],
  [
    'RECEIVED_NO_NAME',
    0.5,
    'Handed over by a machine without a name',
    (mail) => /\((?:unknown )?\[\d{1,3}\.\d{1,3}\.\d{1,3}\.\d{1,3}\]\)|\(unknown \[/.test(routeOf(mail)),
  ],
  [
    'RECEIVED_HELLO_ADDRESS',
    1,
    'A machine introduced itself by its IP address',
    (mail) => /from \[?\d{1,3}\.\d{1,3}\.\d{1,3}\.\d{1,3}\]? /i.test(routeOf(mail)),
  ],
  [
    'RECEIVED_HELLO_BARE',
    0.4,
    'A machine introduced itself by half a name',
    (mail) => /from [a-z0-9-]{2,60} \(/i.test(lastHop(mail)),
  ],
  ['RECEIVED_HELLO_OTHER', 0.8, 'A machine introduced itself as a mail provider that it is not', isHelloBorrowed],
  [
    'RECEIVED_DIAL_UP',
    0.9,
    "Came from a customer's line and not from a mail server",
    (mail) => dialUp.some((pattern) => pattern.test(routeOf(mail))),
  ],
  ['RECEIVED_NONE', 0.1, 'Nothing says which way it came', ({ headers }) => !headers.has('received')],
  [
    'RECEIVED_FROM_SENDER',
    -0.5,
    "Handed over by a machine of the sender's domain",
    (mail, { isMasked, isAlarming }) => !isMasked && !isAlarming && isHandedOverBySender(mail),
  ],
  [
    'RECEIVED_FROM_ALARMING_SENDER',
    -0.2,
    "Alarms, and was handed over by a machine of the sender's domain",
    (mail, { isMasked, isAlarming }) => !isMasked && isAlarming && isHandedOverBySender(mail),
  ],
  ['RECEIVED_MANY', -0.1, 'Six servers or more on the way', ({ headers }) => headers.all('received').length >= 6],
  [
    'FREE_MAIL_BY_STRANGER',
    1,
    'A large free mail provider is the sender, but none of its servers handed it over',
    isFreeMailByStranger,
  ],
)

/** Names that providers give to the lines of their customers. */
const dialUp = [
  /\b(?:a?dsl|dial-?up|ppp|cable|dhcp|pool|dyn|dynamic|client|cpe|ip)-?\d{1,3}[.-]\d{1,3}[.-]\d/i,
  /\b\d{1,3}-\d{1,3}-\d{1,3}-\d{1,3}\.[a-z]/i,
  /\.(?:a?dsl|dial-?up|ppp|cable|dhcp|dyn|dynamic|client|pool)\./i,
]

function routeOf({ headers }: Mail): string {
  return headers.all('received').join('\n').slice(0, 10_000)
}

/** The first server that took it, which stands last. */
function lastHop({ headers }: Mail): string {
  return headers.all('received').at(-1) ?? ''
}

/** Milliseconds since 1970, or NaN. */
function readDate(text: string): number {
  return Date.parse(
    text
      .replace(/\([^()]{0,80}\)/g, ' ')
      .replace(/\s{2,50}/g, ' ')
      .trim(),
  )
}

function hasImpossibleZone(date: string): boolean {
  const [, sign, hours, minutes] = /([+-]{1,2})\s?(\d\d)(\d\d)\b/.exec(date.replace(/^.{0,40}:\d\d/, '')) ?? []
  return (
    sign !== undefined && (sign.length > 1 || Number(hours) > 14 || Number(minutes) > 59 || Number(minutes) % 15 > 0)
  )
}

/** Hours from the first time a server of the recipient noted to the mail's own date; 0 where either is missing. */
function hoursAhead({ headers }: Mail): number {
  const sent = readDate(headers.raw('date'))
  const received = headers.raw('received')
  const arrived = readDate(received.slice(received.lastIndexOf(';') + 1))
  const ahead = (sent - arrived) / hour
  return Number.isNaN(ahead) ? 0 : ahead
}

/** By the name that the receiving server looked up, not the one the machine gave itself. */
function isHandedOverBySender({ headers, from }: Mail): boolean {
  const domain = registeredDomain(from.domain)
  return headers.all('received').some((line) => {
    const [, real = ''] = /^from \S{1,100} \((?:\S{1,64}@)?([a-z0-9.-]{4,100})\.? ?\[/i.exec(line) ?? []
    return real !== '' && domain !== '' && registeredDomain(real.toLowerCase()) === domain
  })
}

/** Names of large providers with the domain that their machines' real names end in. */
const providers = ['yahoo', 'hotmail', 'aol', 'msn', 'gmail', 'google', 'outlook', 'mail.ru', 'excite', 'lycos']

function isHelloBorrowed({ headers }: Mail): boolean {
  return headers.all('received').some((line) => {
    const [, hello = '', real = ''] = /^from (\S{1,100}) \(([^\s)]{1,100}) ?\[/i.exec(line) ?? []
    const claimed = providers.find((provider) => hello.toLowerCase().includes(provider))
    return (
      claimed !== undefined &&
      real !== '' &&
      !real.toLowerCase().includes(claimed) &&
      !/google|outlook|yahoo|hotmail|aol|protection/i.test(real)
    )
  })
}

function isFreeMailByStranger(mail: Mail): boolean {
  const [, provider] = /^(yahoo|hotmail|aol|msn|gmail|excite|lycos|outlook)\./.exec(mail.from.domain) ?? []
  if (!provider || mail.headers.has('list-post') || !mail.headers.has('received')) return false
  return !new RegExp(`${provider}|google|outlook|microsoft`, 'i').test(routeOf(mail))
}
