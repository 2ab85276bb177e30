import { defineRules } from './rule.ts'
import type { Mail } from '../mail/mail.ts'

/** What sent the mail, and what servers on the way found out about its sender. */
export const mailerRules = defineRules(
  [
    'MAILER_BULK',
    1.5,
    'Sent with a program for mass mailing',
    ({ headers }) =>
      /bulk|mass|blast|stealth|aristotle|group ?mail|dynamic mail|mailking|emailer|e-?mail ?magnet|foxmail|the bat! \(v1|sendinc|leaf phpmailer|advanced mass|gammadyne|powermta|dmailer|mmailer/i.test(
        headers.raw('x-mailer'),
      ),
  ],
  [
    'MAILER_SCRIPT',
    0.6,
    'Sent by a script',
    ({ headers }) =>
      /php|python|swiftmailer|nodemailer/i.test(`${headers.raw('x-mailer')} ${headers.raw('user-agent')}`) ||
      headers.has('x-php-originating-script') ||
      headers.has('x-php-script'),
  ],
  [
    'MAILER_SHARED_SITE',
    0.3,
    'Sent through a shared web host',
    ({ headers }) => headers.has('x-antiabuse') || headers.has('x-get-message-sender-via'),
  ],
  [
    'MAILER_OUTLOOK_HALF',
    1,
    'Claims to come from Outlook Express without its usual fields',
    ({ headers }) => /outlook express/i.test(headers.raw('x-mailer')) && !headers.has('x-mimeole'),
  ],
  [
    'MAILER_OUTLOOK_OLD',
    0.3,
    'Claims a version of Outlook of the nineties',
    ({ headers }) => /outlook(?: express)?[^0-9]{0,20}(?:4|5)\./i.test(headers.raw('x-mailer')),
  ],
  [
    'MAILER_OF_PERSON',
    -0.4,
    'Written with a mail program that people use',
    ({ headers }) =>
      /mutt|pine|gnus|thunderbird|evolution|kmail|apple mail|iphone mail|eudora|mozilla\/5|k-9|sylpheed|claws|emacs|exmh|vm \d|mew|roundcube|ximian/i.test(
        `${headers.raw('x-mailer')} ${headers.raw('user-agent')}`,
      ),
  ],
  [
    'PRIORITY_HIGH',
    0.7,
    'Marked as important',
    ({ headers }) =>
      /^1|^2|high|urgent/i.test(headers.raw('x-priority')) ||
      /high/i.test(`${headers.raw('importance')} ${headers.raw('x-msmail-priority')}`),
  ],
  [
    'UNSUBSCRIBE_BY_HEADER',
    -0.1,
    'Says in its header how to unsubscribe',
    ({ headers }) => headers.has('list-unsubscribe'),
  ],
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
    'SENDER_NAMELESS_TENANT',
    0.7,
    'Signed by a tenant of a mail service that has no domain of its own',
    ({ headers }) =>
      headers.all('dkim-signature').some((signature) => /\bd=[\w.-]{1,100}\.onmicrosoft\.com/i.test(signature)),
  ],
  [
    'SENDER_CONFIRMED',
    -0.2,
    'A server on the way found the sender confirmed (DMARC), who writes in no other name',
    ({ headers }, { isMasked, isAlarming }) =>
      !isMasked && !isAlarming && /\bdmarc=pass\b/i.test(headers.raw('authentication-results')),
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
