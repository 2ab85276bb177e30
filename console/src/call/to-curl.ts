import { quoteForShell } from '../../../src/kernel/wire/reference/quote-for-shell.ts'
import { addressOf } from './encode-address.ts'
import type { PreparedBody, PreparedCall } from './prepare-call.ts'

/** The call as a curl command for a POSIX shell, ready to be pasted. */
export function toCurl(call: PreparedCall, origin: string): string {
  const words = ['curl', ...methodWords(call), quoteForShell(origin + addressOf(call))]
  const lines = [
    ...headersOf(call).map(([name, value]) => `-H ${quoteForShell(`${name}: ${value}`)}`),
    ...bodyLines(call.body),
  ]
  return [words.join(' '), ...lines].join(' \\\n  ')
}

/** curl sends GET by itself, and POST when there are data. */
function methodWords({ method, body }: PreparedCall): readonly string[] {
  return method === (body ? 'POST' : 'GET') ? [] : ['-X', method]
}

/** curl names the type of form data itself. */
function headersOf({ headers, body }: PreparedCall) {
  return headers.filter(([name]) => body?.kind !== 'form' || name.toLowerCase() !== 'content-type')
}

function bodyLines(body: PreparedBody | undefined): readonly string[] {
  if (!body) return []
  if (body.kind === 'json') return [`-d ${quoteForShell(body.text)}`]
  if (body.kind === 'bytes') return [`--data-binary ${quoteForShell(`@${body.file.name}`)}`]
  // curl encodes what follows the first equals sign, and takes the name as it stands.
  return body.pairs.map(([name, value]) => `--data-urlencode ${quoteForShell(`${encodeURIComponent(name)}=${value}`)}`)
}
