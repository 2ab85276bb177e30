import { freeMailers } from '../links/known-hosts.ts'
import { defineRules } from './rule.ts'
import { isSignedBySender } from './signers.ts'

/** The program that sent the mail, by what it wrote into the headers. */
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
  [
    'SENDER_NAMELESS_TENANT',
    0.7,
    'Signed by a tenant of a mail service that has no domain of its own',
    ({ headers }) =>
      headers.all('dkim-signature').some((signature) => /\bd=[\w.-]{1,100}\.onmicrosoft\.com/i.test(signature)),
  ],
  [
    'SIGNED_BY_SENDER',
    -0.3,
    "Signed in the name of the sender's own domain, who writes in no other name",
    (mail, { isMasked, isAlarming }) =>
      !isMasked && !isAlarming && !freeMailers.has(mail.from.domain) && isSignedBySender(mail),
  ],
)
