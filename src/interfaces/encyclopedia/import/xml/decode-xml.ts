import { decodeBytes } from './decode-bytes.ts'

/** Character data of XML as text. */
export function decodeXml(data: string): string {
  return data.includes('&') || data.includes('\r') ? decodeBytes(Buffer.from(data)).toString('utf8') : data
}
