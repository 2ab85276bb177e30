import { addressParser } from 'postal-mime'
import { decodeEightBit } from './headers.ts'
import type { Address } from './mail.ts'

/** Characters of a header with addresses that are read. */
const readLimit = 2_000

export function readAddresses(header: string): Address[] {
  if (!header) return []
  const found = addressParser(decodeEightBit(header.slice(0, readLimit)), { flatten: true })
  return found.map(({ name, address = '' }) => toAddress(name, address))
}

export const noAddress: Address = toAddress('', '')

function toAddress(name: string, written: string): Address {
  const address = written.toLowerCase()
  const at = address.lastIndexOf('@')
  return {
    name,
    address,
    local: at < 0 ? address : address.slice(0, at),
    domain: at < 0 ? '' : address.slice(at + 1).replace(/\.$/, ''),
  }
}
