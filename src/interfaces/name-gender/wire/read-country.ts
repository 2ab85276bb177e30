import { ServiceError } from '../../../kernel/foundation/errors/service-error.ts'

export interface Country {
  /** Upper case; empty where none was sent. */
  readonly code: string
  /** As it was sent. */
  readonly sent: string
}

/** Every pair of letters is let through: the list of countries changes, and an unknown one only adds nothing. */
export function readCountry(text: string | null | undefined): Country {
  const sent = (text ?? '').trim()
  if (sent === '' || /^[a-z]{2}$/i.test(sent)) return { code: sent.toUpperCase(), sent }
  throw new ServiceError('bad_country', 200, 'country must be a code of two letters (ISO 3166-1 alpha-2)')
}
