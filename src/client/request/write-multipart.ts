import type { FormFile } from '../../kernel/wire/contract.ts'
import { isJsonObject, type JsonObject } from '../../libraries/json/json-object.ts'

/** Whether a body cannot be an urlencoded form: one of its fields is a file. */
export function hasFile(body: unknown): body is JsonObject {
  return isJsonObject(body) && Object.values(body).some(isFile)
}

/** Writes fields and files as a form of several parts (RFC 7578). */
export function writeMultipart(fields: JsonObject): { readonly contentType: string; readonly content: Blob } {
  const boundary = `mainstay-${crypto.randomUUID()}`
  const parts = Object.entries(fields).flatMap(([name, value]) =>
    [value].flat().flatMap((each: unknown) => (each === undefined || each === null ? [] : [writePart(name, each)])),
  )
  const content = parts.flatMap((part) => [`--${boundary}\r\n`, ...part, '\r\n'])
  return {
    contentType: `multipart/form-data; boundary=${boundary}`,
    content: new Blob([...content, `--${boundary}--\r\n`]),
  }
}

function writePart(name: string, value: unknown): (string | Uint8Array<ArrayBuffer>)[] {
  const disposition = `Content-Disposition: form-data; name="${quote(name)}"`
  if (!isFile(value)) return [`${disposition}\r\n\r\n${String(value)}`]
  const head = `${disposition}; filename="${quote(value.name)}"\r\nContent-Type: application/octet-stream\r\n\r\n`
  return [head, value.bytes]
}

function isFile(value: unknown): value is FormFile {
  return isJsonObject(value) && typeof value['name'] === 'string' && value['bytes'] instanceof Uint8Array
}

/** As browsers write what would end the name (HTML standard, multipart/form-data). */
function quote(text: string): string {
  return text.replaceAll('"', '%22').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
}
