import { freeMailers } from '../links/known-hosts.ts'
import type { Attachment, Mail } from '../mail/mail.ts'
import { isFromList } from './own-addresses.ts'
import { defineRules } from './rule.ts'

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
    'A few words that come near in two ways',
    (mail, { countOf }) => isTerse(mail) && countOf('approach') + countOf('boss') + countOf('reply-only') >= 2,
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
    (mail) =>
      isTextless(mail) && (namesPaper(mail.subject) || mail.attachments.some(({ fileName }) => namesPaper(fileName))),
  ],
  [
    'TEXTLESS_DOCUMENT_ANYBODY',
    1.4,
    'Hardly a word, and a file or picture from a mailbox that anyone can have and that is called an office',
    (mail) => isTextless(mail) && isFromAnybody(mail) && namesOffice(mail.from.name),
  ],
  [
    'TEXTLESS_PICTURE_LINKED',
    1.4,
    'Nothing but a picture that leads to the web',
    ({ links, words, pages }) => pages.length > 0 && words.list.length < 6 && links.some(({ hasImage }) => hasImage),
  ],
)

function isFirst(mail: Mail): boolean {
  const { headers } = mail
  return !headers.has('in-reply-to') && !headers.has('references') && !isFromList(mail)
}

function isTerse(mail: Mail): boolean {
  return isFirst(mail) && mail.links.length === 0 && mail.attachments.length === 0 && mail.words.list.length < 50
}

function isTextless(mail: Mail): boolean {
  return isFirst(mail) && mail.words.list.length < 15 && mail.attachments.some(isPaper)
}

/** A picture that a telephone or camera named is a photograph, not a letter. */
function isPaper({ type, fileName }: Attachment): boolean {
  if (/^(?:img|dsc|dscn|pxl|image|photo|foto|screenshot|whatsapp)[ _-]?\d/i.test(fileName)) return false
  return type.startsWith('image/') || /\.(?:pdf|html?|shtml|docx?|xlsx?|zip|rar|png|jpe?g|gif|svg)$/i.test(fileName)
}

function isFromAnybody({ from, replyTo }: Mail): boolean {
  return freeMailers.has(from.domain) || freeMailers.has(replyTo.domain)
}

function namesPaper(text: string): boolean {
  return /invoice|payment|remittance|receipt|purchase|\border|\bpo\b|\brfq\b|quotation|swift|bank slip|subscription|renew|salary|signature|rechnung|zahlung|bestellung|mahnung|facture|paiement|commande|factura|pago|pedido|fatura|boleto|bolletta|pagamento|factuur|betaling/i.test(
    text.replaceAll('_', ' '),
  )
}

function namesOffice(name: string): boolean {
  return /support|billing|desk|team|order|department|dept|service|invoice|account|payment|finance|purchas|sales/i.test(
    name,
  )
}
