import { decodeDocument, type DecodedText } from '../decode-document.ts'

const declared = /^(<\?xml[^>]{0,200}\sencoding\s{0,5}=\s{0,5}["'])([\w.:-]{1,40})/

/** XML by its byte order mark or its declaration; what is written is UTF-8, and says so. */
export function decodeXmlDocument(bytes: Uint8Array): DecodedText {
  const { text, encode } = decodeDocument(bytes, (start) => declared.exec(start)?.[2])
  return { text, encode: (changed) => encode(changed.replace(declared, '$1UTF-8')) }
}
