import { kernelError } from '../../../kernel/errors.ts'
import type { UpstreamServer } from './upstream-server.ts'

/** The body as JSON; undefined for what is none. */
export async function readJson(response: Response, { title, mostBytes }: UpstreamServer): Promise<unknown> {
  const pieces: Uint8Array[] = []
  let bytes = 0
  for await (const piece of response.body ?? []) {
    bytes += piece.length
    if (bytes > mostBytes) throw kernelError('engine_failed', `The ${title}’s answer has no end; it was given up.`)
    pieces.push(piece)
  }
  try {
    return JSON.parse(Buffer.concat(pieces).toString())
  } catch {
    return undefined
  }
}
