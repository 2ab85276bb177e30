import { EventDataParser } from '../../../src/libraries/server-events/event-data-parser.ts'

/** Milliseconds after which a stream that broke off is asked for again. */
const retryMs = 2_000

/**
 * Follows server-sent events that need a key, which `EventSource` cannot send, until `signal` aborts; a stream that breaks off is
 * asked for again. `tell` is called with the data of each, `lose` when nothing comes.
 */
export async function followEvents(
  path: string,
  apiKey: string,
  signal: AbortSignal,
  { tell, lose }: { readonly tell: (data: unknown) => void; readonly lose: () => void },
): Promise<void> {
  while (!signal.aborted) {
    try {
      const response = await fetch(path, { headers: { authorization: `Bearer ${apiKey}` }, cache: 'no-store', signal })
      if (!response.ok || !response.body) return lose()
      const parser = new EventDataParser()
      const pieces = response.body.pipeThrough(new TextDecoderStream()).getReader()
      for (let piece = await pieces.read(); !piece.done; piece = await pieces.read())
        for (const data of parser.read(piece.value)) tell(JSON.parse(data))
    } catch {
      if (!signal.aborted) lose()
    }
    await new Promise((resolve) => setTimeout(resolve, retryMs))
  }
}
