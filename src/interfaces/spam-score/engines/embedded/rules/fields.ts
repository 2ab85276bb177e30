import type { Mail } from '../mail/mail.ts'
import { countInvisible } from '../words/fold-text.ts'
import { defineRules } from './rule.ts'

const hasNoSubject = ({ subject, defects }: Mail) => subject.trim() === '' && !defects.has('no-headers')
const isAnswer = ({ headers }: Mail) => headers.has('in-reply-to') || headers.has('references')

/** The subject, and whether the header is one. */
export const fieldRules = defineRules(
  ['SUBJECT_MISSING', 0.8, 'There is no subject', hasNoSubject],
  [
    'SUBJECT_SHOUTS',
    0.9,
    'The subject is all capitals',
    ({ subject }) => /[A-Z]{3}.{0,80}[A-Z]{3}/.test(subject) && subject === subject.toUpperCase(),
  ],
  ['SUBJECT_EXCLAIMS', 0.5, 'The subject has an exclamation mark', ({ subject }) => subject.includes('!')],
  [
    'SUBJECT_EXCLAIMS_MUCH',
    0.8,
    'The subject has two exclamation marks or more',
    ({ subject }) => (subject.match(/!/g)?.length ?? 0) >= 2,
  ],
  [
    'SUBJECT_MONEY',
    0.8,
    'The subject names a sum of money',
    ({ subject }) => /[$€£]\s?\d|\d\s?(?:USD|EUR|€|\$)/.test(subject),
  ],
  ['SUBJECT_PERCENT', 0.4, 'The subject has a percentage', ({ subject }) => /\d%/.test(subject)],
  [
    'SUBJECT_SPACED',
    1.5,
    'The subject has letters spaced apart',
    ({ subject }) => /(?:\b[A-Za-z][ ._-]){4}[A-Za-z]\b/.test(subject),
  ],
  [
    'SUBJECT_GAP',
    1.3,
    'The subject has a wide gap, with a code behind it',
    ({ subject }) => /\S[ \t]{5,50}\S/.test(subject),
  ],
  [
    'SUBJECT_CODE',
    0.7,
    'The subject ends in a meaningless code',
    ({ subject }) => /[\s[(#-](?=[a-z0-9]{0,20}\d)(?=[a-z0-9]{0,20}[a-z])[a-z0-9]{6,20}[\])]?$/i.test(subject),
  ],
  [
    'SUBJECT_FAKE_ANSWER',
    0.8,
    'The subject claims to answer, but nothing is answered',
    (mail) => /^(?:re|aw|sv)\s?:/i.test(mail.subject) && !isAnswer(mail) && !/^>/m.test(mail.plainText),
  ],
  [
    'SUBJECT_RAW_BYTES',
    0.7,
    'The subject has bytes that should have been encoded',
    ({ headers }) => /[\x80-\xff]/.test(headers.raw('subject')),
  ],
  [
    'SUBJECT_NEEDLESS_ENCODING',
    0.4,
    'The subject is encoded without need',
    ({ headers, subject }) => headers.raw('subject').includes('=?') && /^[\x20-\x7e]+$/.test(subject),
  ],
  [
    'SUBJECT_PICTURES',
    0.6,
    'The subject has pictures for letters',
    ({ subject }) => /\p{Extended_Pictographic}/u.test(subject.replaceAll(/[©®™]/g, '')),
  ],
  [
    'SUBJECT_INVISIBLE',
    2,
    'The subject has invisible characters',
    ({ subject }) => countInvisible(subject.replaceAll('\uFE0F', '')) > 0,
  ],
  ['SUBJECT_NAMES_RECIPIENT', 0.9, "The subject has the recipient's mailbox in it", namesRecipient],
  ['SUBJECT_ADVERTISES', 2.5, 'The subject is marked as advertising', ({ subject }) => /^\W{0,3}adv\b/i.test(subject)],
  ['ANSWERS_A_MAIL', -0.8, 'Answers an earlier mail', isAnswer],
  ['HEADERS_BROKEN', 0.6, 'Lines that are no header stand among the headers', ({ defects }) => defects.has('header')],
  ['HEADERS_ABSENT', 0.5, 'There are no headers at all', ({ defects }) => defects.has('no-headers')],
)

function namesRecipient({ subject, recipients }: Mail): boolean {
  const text = subject.toLowerCase()
  return recipients
    .slice(0, 10)
    .some(
      ({ local, address }) =>
        (local.length >= 4 && text.startsWith(local)) || (address !== '' && text.includes(address)),
    )
}
