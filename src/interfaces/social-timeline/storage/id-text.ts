import type { Id } from '../port.ts'

const digits = 20

/** As the storage holds it: of one length, so that text sorts as numbers do. */
export function toIdText(id: Id): string {
  return id.padStart(digits, '0')
}

export function fromIdText(text: string): Id {
  return text.replace(/^0+(?=\d)/, '')
}
