import { kernelError } from '../../kernel/foundation/errors/service-error.ts'

/** Throws where bytes of a form were no UTF-8: Shift_JIS and EUC-JP come out as U+FFFD, which nobody writes. */
export function checkEncoding(text: string, field: string): void {
  if (!text.includes('\uFFFD')) return
  throw kernelError(
    'invalid_encoding',
    `The field "${field}" is no UTF-8; Shift_JIS and EUC-JP have to be converted before they are sent.`,
    { field },
  )
}
