import { freeMailers } from '../links/known-hosts.ts'
import type { Mail } from '../mail/mail.ts'
import { defineRules } from './rule.ts'
import { isFirst, isPaperAlone, isPictureAlone, isTextless, namesOffice } from './textless.ts'

/** Mails that say next to nothing, so that no filter finds a word: they want an answer, or let a picture or a file speak. */
export const terseLureRules = defineRules(
  [
    'TERSE_APPROACH',
    1.8,
    'A few words from a free mailbox that come near and do not say what they want',
    (mail, { countOf }) => isTerse(mail) && isFromAnybody(mail) && countOf('approach') > 0,
  ],
  [
    'TERSE_APPROACH_TWICE',
    1.2,
    'A few words from a free mailbox that come near in two ways',
    (mail, { countOf }) =>
      isTerse(mail) && isFromAnybody(mail) && countOf('approach') + countOf('boss') + countOf('reply-only') >= 2,
  ],
  [
    'TERSE_CHIEF_ANYBODY',
    2.4,
    'A few words from a free mailbox that is called a chief, and that come near',
    (mail, { countOf }) =>
      isTerse(mail) && freeMailers.has(mail.from.domain) && isChief(mail.from) && countOf('approach') > 0,
  ],
  [
    'TERSE_ANSWERED_ELSEWHERE',
    1.4,
    'A few words whose answer goes to another mailbox',
    (mail) => isTerse(mail) && mail.replyTo.address !== '' && mail.replyTo.address !== mail.from.address,
  ],
  [
    'TEXTLESS_DOCUMENT',
    1.8,
    'Hardly a word, and a file that is called an order, a payment or a document',
    isPaperAlone,
  ],
  [
    'TEXTLESS_DOCUMENT_ANYBODY',
    1.4,
    'Hardly a word, and a file or picture from a mailbox that anyone can have and that is called an office',
    (mail) => isTextless(mail) && isFromAnybody(mail) && namesOffice(mail.from.name),
  ],
  ['TEXTLESS_PICTURE_LINKED', 1.4, 'Nothing but a picture that leads to the web', isPictureAlone],
  [
    'TEXTLESS_PICTURE_WITHOUT_LEAVE',
    1.4,
    'Nothing but a picture that leads to the web, and no way to leave the list',
    (mail) => isPictureAlone(mail) && !mail.headers.has('list-unsubscribe'),
  ],
)

function isTerse(mail: Mail): boolean {
  return isFirst(mail) && mail.links.length === 0 && mail.attachments.length === 0 && mail.words.list.length < 50
}

/** By its name, or by what stands before the `@`. */
function isChief({ name, address }: Mail['from']): boolean {
  return namesChief(name) || namesChief(address.slice(0, address.indexOf('@')).replaceAll(/[._\d-]+/g, ' '))
}

function namesChief(name: string): boolean {
  return /(?<!\p{L})(?:ceo|cfo|director|directeur|directrice|direction|direktion|direktor|directie|dirección|geschäftsführ\w{0,8}|vorstand|amministrat\w{0,6}|presidente?|chairman|pdg|gerente|gerencia|gf|barrister|attorney|esq)(?!\p{L})/iu.test(
    name,
  )
}

function isFromAnybody({ from, replyTo }: Mail): boolean {
  return freeMailers.has(from.domain) || freeMailers.has(replyTo.domain)
}
