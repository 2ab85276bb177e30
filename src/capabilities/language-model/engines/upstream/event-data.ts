import { EndlessEventError, EventDataParser } from '../../../../libraries/server-events/event-data-parser.ts'
import { modelFailed } from '../../domain/errors.ts'

/** Characters of one line, and of the data of one event; whole answers are far shorter. */
const maxLength = 4_194_304

/**
 * The data of server-sent events, those of one piece together. What follows the last empty line is given, too: some servers leave
 * that line out at the end.
 */
export async function* readEventData(pieces: AsyncIterable<Buffer>): AsyncGenerator<readonly string[]> {
  const decoder = new TextDecoder()
  const parser = new EventDataParser(maxLength)
  try {
    for await (const piece of pieces) yield parser.read(decoder.decode(piece, { stream: true }))
    yield parser.read(`${decoder.decode()}\n\n`)
  } catch (thrown) {
    if (!(thrown instanceof EndlessEventError)) throw thrown
    throw modelFailed('The model server sent an event without end; its answer was given up.')
  }
}
