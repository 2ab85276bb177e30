import { freeMailers } from '../links/known-hosts.ts'
import type { Attachment, Mail } from '../mail/mail.ts'
import { isFromList } from './own-addresses.ts'

/** A first mail of hardly a word, with a file that could be a letter. */
export function isTextless(mail: Mail): boolean {
  return isFirst(mail) && countWords(mail) < 15 && !isSignedByName(mail) && mail.attachments.some(isPaper)
}

/** Ends with the first name that it comes from, as people write to those they know. */
function isSignedByName({ from, words }: Mail): boolean {
  const first = /^["']?(\p{L}{3,30})\b/u.exec(from.name)?.[1]?.toLowerCase()
  return first !== undefined && !namesOffice(from.name) && words.list.slice(-3).includes(first)
}

/** In scripts that do not part words, a character counts as one. */
function countWords({ words }: Mail): number {
  const unparted = words.folded.match(/[\u3040-\u30ff\u4e00-\u9fff]/g)?.length ?? 0
  return words.list.length + unparted
}

/** A picture that a telephone or camera named is a photograph, not a letter. */
function isPaper({ type, fileName }: Attachment): boolean {
  if (/^(?:img|dsc|dscn|pxl|image|photo|foto|screenshot|whatsapp)[ _-]?\d/i.test(fileName)) return false
  return type.startsWith('image/') || /\.(?:pdf|html?|shtml|docx?|xlsx?|zip|rar|png|jpe?g|gif|svg)$/i.test(fileName)
}

/** Nothing but a picture that leads to the web. */
export function isPictureAlone({ links, words, pages }: Mail): boolean {
  return pages.length > 0 && words.list.length < 6 && links.some(({ hasImage }) => hasImage)
}

/** Hardly a word, and a file that is called an order, a payment or a document. A firm that sends its own bill as a PDF writes a line with it. */
export function isPaperAlone(mail: Mail): boolean {
  const isOwnPdf =
    !freeMailers.has(mail.from.domain) && mail.attachments.every(({ fileName }) => /\.pdf$/i.test(fileName))
  return (
    isTextless(mail) &&
    (!isOwnPdf || countWords(mail) < 8) &&
    (namesPaper(mail.subject) || mail.attachments.some(({ fileName }) => namesPaper(fileName)))
  )
}

export function isFirst(mail: Mail): boolean {
  const { headers } = mail
  return !headers.has('in-reply-to') && !headers.has('references') && !isFromList(mail)
}

function namesPaper(text: string): boolean {
  return /invoice|proforma|arrival notice|payroll|zahlungsavis|shipping doc|bill of lading|\bbl\b|\bpi\b|\bawb\b|payment|remittance|receipt|purchase|\border|\bpo\b|\brfq\b|quotation|swift|bank slip|subscription|renew|salary|signature|rechnung|zahlung|bestellung|mahnung|forderung|aufforderung|facture|paiement|commande|factura|pago|pedido|fatura|boleto|bolletta|pagamento|factuur|betaling/i.test(
    text.replaceAll('_', ' '),
  )
}

export function namesOffice(name: string): boolean {
  return /support|billing|desk|team|order|department|dept|service|invoice|account|payment|finance|purchas|sales/i.test(
    name,
  )
}
