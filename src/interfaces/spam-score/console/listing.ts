import type { InterfaceListing } from '../../../../console/src/listing.ts'

export default {
  group: 'mail',
  knownAs: [
    'spamassassin',
    'spamd',
    'spamc',
    'postmark',
    'spamcheck',
    'phishing',
    'junk',
    'rspamd',
    'email',
    '迷惑メール',
  ],
} satisfies InterfaceListing
