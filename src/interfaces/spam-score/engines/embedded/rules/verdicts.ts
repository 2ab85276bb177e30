import type { Mail } from '../mail/mail.ts'
import { freeMailers } from '../links/known-hosts.ts'
import { defineRules } from './rule.ts'

/**
 * What servers on the way found out about the sender. Many mails come without any of it, so that the other rules are fitted as if it were
 * not there; these keep their points as written and only ever add some.
 */
export const verdictRules = defineRules(
  ['JUDGED_SPAM_BEFORE', 2, 'Another filter took it for spam', isJudgedSpam],
  [
    'SENDER_NOT_CONFIRMED',
    1.4,
    'A server on the way found that the sender (SPF, DKIM or DMARC) does not hold',
    ({ headers }) => hasFailedAuthentication(headers.all('authentication-results'), headers.all('received-spf')),
  ],
  [
    'SENDER_UNSIGNED',
    0.5,
    'A server on the way found no signature and no policy of the sender',
    ({ headers }) => {
      const results = headers.raw('authentication-results')
      return /\bdkim=none\b/i.test(results) && !/\bdmarc=(?:pass|bestguesspass)\b/i.test(results)
    },
  ],
  [
    'RECIPIENT_HOUSE_FORGED',
    1.4,
    "Sent in the name of the recipient's own domain, which no check confirms",
    ({ from, headers }, { ownAddresses }) =>
      from.domain !== '' &&
      !freeMailers.has(from.domain) &&
      ownAddresses.some((address) => address.endsWith(`@${from.domain}`)) &&
      /\b(?:spf|dmarc)=(?:fail|softfail|none)\b/i.test(headers.raw('authentication-results')),
  ],
)

function isJudgedSpam({ headers }: Mail): boolean {
  return (
    /^yes/i.test(headers.raw('x-spam-flag')) ||
    /^yes/i.test(headers.raw('x-spam-status')) ||
    /\bSFV:SP[MK]\b/.test(headers.raw('x-forefront-antispam-report')) ||
    /^[5-9]/.test(headers.raw('x-ms-exchange-organization-scl'))
  )
}

function hasFailedAuthentication(results: readonly string[], spf: readonly string[]): boolean {
  return (
    results.some((result) => /\b(?:spf|dkim|dmarc|compauth)=(?:fail|softfail|permerror)\b/i.test(result)) ||
    spf.some((result) => /^(?:fail|softfail)\b/i.test(result))
  )
}
