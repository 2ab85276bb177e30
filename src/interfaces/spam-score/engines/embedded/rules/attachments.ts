import type { Attachment, Mail } from '../mail/mail.ts'
import { defineRules } from './rule.ts'

const any =
  (isMet: (attachment: Attachment) => boolean) =>
  ({ attachments }: Mail) =>
    attachments.some(isMet)

const program = /\.(?:exe|scr|pif|com|bat|cmd|msi|jar|js|jse|vbs|vbe|wsf|hta|ps1|cpl|lnk|apk|reg)$/i

/** What hangs on the mail, by name and by its first bytes. */
export const attachmentRules = defineRules(
  [
    'ATTACHED_PROGRAM',
    2.5,
    'A program is attached',
    any(({ fileName, head }) => program.test(fileName) || head.startsWith('MZ')),
  ],
  [
    'ATTACHED_TWO_ENDINGS',
    2,
    'An attachment has a harmless ending before its real one',
    any(({ fileName }) => /\.(?:pdf|docx?|xlsx?|jpe?g|png|gif|txt|mp3|avi)[ ._]{0,50}\.[a-z0-9]{2,5}$/i.test(fileName)),
  ],
  [
    'ATTACHED_LOCKED_ARCHIVE',
    1.8,
    'An archive is attached that asks for a password',
    any(({ head }) => isLockedZip(head)),
  ],
  [
    'ATTACHED_ARCHIVE_WITH_PROGRAM',
    2,
    'An archive with a program in it is attached',
    any(({ head }) => isZip(head) && namesInZip(head).some((name) => program.test(name))),
  ],
  [
    'ATTACHED_DISC_IMAGE',
    1.8,
    'A disc image or a rare kind of archive is attached',
    any(
      ({ fileName }) =>
        /\.(?:iso|img|vhdx?|ace|cab|7z|rar|r\d\d|gz|lzh|uue)$/i.test(fileName) && !/\.tar\.gz$/i.test(fileName),
    ),
  ],
  [
    'ATTACHED_MACROS',
    1.8,
    'A document with macros is attached',
    any(
      ({ fileName, head }) =>
        /\.(?:docm|xlsm|pptm|dotm|xlam|xll)$/i.test(fileName) || (isZip(head) && head.includes('vbaProject.bin')),
    ),
  ],
  [
    'ATTACHED_PAGE',
    1.4,
    'A page of HTML is attached',
    any(({ page, fileName }) => page !== undefined && fileName !== ''),
  ],
  [
    'ATTACHED_PAGE_WITH_FORM',
    2,
    'An attached page asks for something or runs a script',
    any(
      ({ page }) =>
        page !== undefined &&
        ['form', 'password', 'script', 'refresh'].some((trait) => [...page.traits].some((own) => own === trait)),
    ),
  ],
  [
    'ATTACHED_TYPE_DIFFERS',
    1.4,
    'An attachment is not of the kind it says',
    any(({ fileName, type, head }) => isOtherKind(fileName, type, head)),
  ],
  [
    'ATTACHED_NAME_REVERSED',
    2.5,
    "An attachment's name runs backwards to hide its ending",
    any(({ fileName }) => /[\u202A-\u202E\u2066-\u2069]/.test(fileName)),
  ],
  [
    'ATTACHED_INVOICE',
    0.7,
    'An attachment is called an invoice, an order or a payment',
    any(({ fileName }) =>
      /invoice|payment|remittance|receipt|purchase|order|quotation|swift|rechnung|factura|facture|fatura|boleto|scan\d|voice ?mail|statement/i.test(
        fileName,
      ),
    ),
  ],
  [
    'ATTACHED_PAGE_OR_PDF_ALONE',
    0.6,
    'Hardly any text, only a document attached',
    ({ attachments, words }) =>
      words.list.length < 25 && attachments.some(({ fileName }) => /\.(?:pdf|html?|docx?|xlsx?|zip)$/i.test(fileName)),
  ],
  ['ATTACHED_CALENDAR', -0.3, 'An invitation to a calendar', any(({ type }) => type === 'text/calendar')],
)

function isZip(head: string): boolean {
  return head.startsWith('PK\u0003\u0004')
}

/** Bit 0 of the flags of the first entry (APPNOTE 4.4.4). */
function isLockedZip(head: string): boolean {
  return (
    (isZip(head) && (head.charCodeAt(6) & 1) === 1) ||
    (head.startsWith('Rar!\u001a\u0007\u0001') && head.charCodeAt(12) === 4)
  )
}

/** File names of the entries that begin within the first bytes. */
function namesInZip(head: string): string[] {
  const names: string[] = []
  let at = 0
  while (at >= 0 && names.length < 50) {
    const length = head.charCodeAt(at + 26) + 256 * head.charCodeAt(at + 27)
    names.push(head.slice(at + 30, at + 30 + Math.min(length || 0, 300)))
    at = head.indexOf('PK\u0003\u0004', at + 30)
  }
  return names
}

function isOtherKind(fileName: string, type: string, head: string): boolean {
  if (head.length < 8) return false
  if (/\.pdf$/i.test(fileName)) return !head.slice(0, 1_024).includes('%PDF')
  if (/\.(?:docx|xlsx|pptx|zip)$/i.test(fileName)) return !isZip(head)
  return type.startsWith('image/') && (head.startsWith('MZ') || isZip(head) || program.test(fileName))
}
