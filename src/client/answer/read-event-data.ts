import { EventDataParser } from '../../libraries/server-events/event-data-parser.ts'

/** The data of server-sent events; what follows the last whole one is dropped. */
export async function* readEventData(pieces: AsyncIterable<string>): AsyncGenerator<string, void, undefined> {
  const parser = new EventDataParser()
  for await (const piece of pieces) yield* parser.read(piece)
}
