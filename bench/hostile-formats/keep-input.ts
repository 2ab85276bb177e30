import { mkdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { RawRequest } from '../overload/send-request.ts'
import type { FormatInput } from './format-input.ts'

/** Where the requests that broke a bound are kept, so that they can be sent again. */
export const keptFolder = join(tmpdir(), 'mainstay-hostile-formats')

/** Writes head and body as they went over the wire; the name of the file. */
export function keepInput(format: string, { name, bytes }: FormatInput, request: RawRequest): string {
  mkdirSync(keptFolder, { recursive: true })
  const [route = ''] = request.path.split('?')
  const words = [format, name, route, String(bytes.length)].join(' ').replaceAll(/[^\w]+/g, '-')
  const file = join(keptFolder, `${words}.http`)
  const fields = Object.entries({ ...request.headers, 'content-length': String(request.body?.length ?? 0) })
  const head = [`${request.method} ${request.path} HTTP/1.1`, ...fields.map(([field, value]) => `${field}: ${value}`)]
  writeFileSync(file, Buffer.concat([Buffer.from(`${head.join('\r\n')}\r\n\r\n`), request.body ?? Buffer.alloc(0)]))
  return file
}
