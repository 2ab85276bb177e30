import { kernelError } from '../../foundation/errors/service-error.ts'

/** How often a segment is decoded to check it: a server that decodes it once too often must find nothing else in it. */
const maxDecodings = 3

/**
 * A path goes on to the original as it came. What is one value here must not lead elsewhere there, however often it is decoded; names with a slash,
 * such as those of models, are values.
 *
 * @throws ServiceError for a segment that holds `.` or `..` between slashes, a backslash or a control character, however it is encoded
 */
export function checkPath(path: string): void {
  if (!path.includes('%') && !path.includes('/.') && !path.includes('\\')) return
  for (const segment of path.slice(1).split('/')) if (leadsElsewhere(segment)) throw refusal(segment)
}

function leadsElsewhere(segment: string): boolean {
  let text = segment
  for (let decoded = 0; decoded <= maxDecodings; decoded += 1) {
    if (/(?:^|\/)\.{1,2}(?:\/|$)|\\|\p{Cc}/u.test(text)) return true
    const next = decode(text)
    if (next === text) return false
    text = next
  }
  return true
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

function refusal(segment: string) {
  const shown = segment.length > 40 ? `${segment.slice(0, 40)}…` : segment
  return kernelError('invalid_request', `"${shown}" is no value that a path may hold here.`)
}
