import { collectSubscriptions, type SubscriptionCollector } from './collect-subscriptions.ts'
import type { WaitTurn } from '../../../kernel/foundation/workers/yield-to-event-loop.ts'
import { inTurns } from './in-turns.ts'
import { readOpml } from './read-opml.ts'
import type { Subscription } from '../domain/subscription.ts'

export interface ReadLimit {
  /** Feeds in one list. */
  readonly max: number
  /** What to do with a longer list. */
  readonly hint: string
}

/**
 * Reads a list of subscriptions: OPML 1.0 or 2.0, or one address a line, where `#` begins a remark. Others have their turn
 * meanwhile.
 *
 * @throws OperatorError when the list is longer than the limit, or nests too deep.
 */
export async function readSubscriptions(
  bytes: Buffer,
  { max, hint }: ReadLimit,
  takeTurns: WaitTurn,
): Promise<readonly Subscription[]> {
  const text = await decodeText(bytes, takeTurns)
  const collector = collectSubscriptions(max, hint)
  await (/<(opml|outline)\b/i.test(text) ? readOpml(text, collector, takeTurns) : readLines(text, collector, takeTurns))
  return collector.found
}

/** Characters; no address is as long, and of what is longer a message shows the beginning. */
const maxLineLength = 10_000

async function readLines(text: string, collector: SubscriptionCollector, takeTurns: WaitTurn): Promise<void> {
  const addLine = (line: string) => {
    const url = line.trim()
    if (url !== '' && !url.startsWith('#')) collector.add({ url, title: '', folders: [] })
  }
  let open = ''
  for await (const part of inTurns(text, takeTurns)) {
    const lines = (open + part).split(/[\r\n]/)
    open = lines.pop()?.slice(0, maxLineLength) ?? ''
    for (const line of lines) addLine(line)
  }
  addLine(open)
}

/** By its byte order mark, else by its XML declaration, else UTF-8. */
async function decodeText(bytes: Buffer, takeTurns: WaitTurn): Promise<string> {
  const decoder = new TextDecoder(findEncoding(bytes))
  const parts: string[] = []
  for await (const part of inTurns<Uint8Array>(bytes, takeTurns)) parts.push(decoder.decode(part, { stream: true }))
  return [...parts, decoder.decode()].join('')
}

function findEncoding(bytes: Buffer): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  const [, label = 'utf-8'] = /^\s*<\?xml[^>]*encoding=["']([\w-]+)["']/.exec(bytes.toString('latin1', 0, 200)) ?? []
  return isEncoding(label) ? label : 'utf-8'
}

function isEncoding(label: string): boolean {
  try {
    return new TextDecoder(label).encoding !== ''
  } catch {
    return false
  }
}
