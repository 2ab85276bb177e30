import type { GenerationEvent } from '../../engine.ts'
import { modelFailed } from '../../errors.ts'
import type { AnswerReader } from './answer-reader.ts'
import { type Success, throwCancelled } from './ask.ts'
import { readEventData } from './event-data.ts'
import { toConnectionFailure } from './failure.ts'
import type { AnswerParser } from './read-answer.ts'
import { parseJson, readBody } from './read-body.ts'

/** The events of an answer, as soon as they are there; a failure on the way is told in our words. */
export async function* readEvents(
  { contentType, pieces }: Success,
  parser: AnswerParser,
  signal: AbortSignal,
): AsyncGenerator<GenerationEvent> {
  try {
    if (contentType.startsWith('text/event-stream')) yield* readStream(pieces, parser, signal)
    // A server that cannot stream answers whole.
    else yield* parser.read(parseWhole(await readBody(pieces), contentType))
    yield* parser.end()
  } catch (thrown) {
    if (signal.aborted) throwCancelled()
    throw toConnectionFailure(thrown)
  }
}

async function* readStream(
  pieces: AnswerReader,
  parser: AnswerParser,
  signal: AbortSignal,
): AsyncGenerator<GenerationEvent> {
  for await (const data of readEventData(pieces)) {
    if (data === '[DONE]') return pieces.letEnd()
    const json = parseJson(data)
    if (json === undefined) throw modelFailed('The model server sent a broken event; try again.', data.slice(0, 500))
    for (const event of parser.read(json)) {
      yield event
      if (signal.aborted) throwCancelled()
    }
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
