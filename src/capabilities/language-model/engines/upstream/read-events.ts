import { parseJson } from '../../../../libraries/json/parse-json.ts'
import { FlatMap } from '../../../../libraries/iteration/flat-map.ts'
import type { GenerationEvent } from '../../port.ts'
import { modelFailed } from '../../domain/errors.ts'
import { type Success, throwCancelled } from './ask.ts'
import { readEventData } from './event-data.ts'
import { toConnectionFailure } from './failure.ts'
import type { AnswerParser } from './read-answer.ts'
import { readBody } from './read-body.ts'

/** The events of an answer, as soon as they are there; a failure on the way becomes one of ours. */
export function readEvents(answer: Success, parser: AnswerParser, signal: AbortSignal): AsyncIterable<GenerationEvent> {
  return new FlatMap(readBatches(answer, parser, signal), (events) => events)
}

/** What came at once is one batch: waiting for each event apart costs more than reading it. */
async function* readBatches(
  { contentType, pieces }: Success,
  parser: AnswerParser,
  signal: AbortSignal,
): AsyncGenerator<Iterable<GenerationEvent>> {
  try {
    // A server that cannot stream answers whole.
    if (!contentType.startsWith('text/event-stream')) yield parser.read(parseWhole(await readBody(pieces), contentType))
    else {
      for await (const batch of readEventData(pieces)) {
        yield parseEvents(batch, parser, signal)
        if (batch.includes(lastData)) {
          pieces.letEnd()
          break
        }
      }
    }
    yield parser.end()
  } catch (thrown) {
    if (signal.aborted) throwCancelled()
    throw toConnectionFailure(thrown)
  }
}

const lastData = '[DONE]'

function* parseEvents(
  batch: readonly string[],
  parser: AnswerParser,
  signal: AbortSignal,
): Generator<GenerationEvent, void> {
  for (const data of batch) {
    if (signal.aborted) throwCancelled()
    if (data === lastData) return
    const json = parseJson(data)
    if (json === undefined) throw modelFailed('The model server sent a broken event; try again.', data.slice(0, 500))
    yield* parser.read(json)
  }
}

function parseWhole(text: string, contentType: string): unknown {
  const json = parseJson(text)
  if (json !== undefined) return json
  const cause = { contentType, begin: text.slice(0, 500) }
  throw modelFailed(
    'The model server answered with something else than JSON; CHAT_UPSTREAM_URL may name another service.',
    cause,
  )
}
