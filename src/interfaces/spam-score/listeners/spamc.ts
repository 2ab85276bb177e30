import type { Socket } from 'node:net'
import { BodyShare } from '../../../kernel/foundation/body-budget.ts'
import { ServiceError } from '../../../kernel/foundation/errors/service-error.ts'
import type { ListenerContext } from '../../../kernel/wire/interface/listener.ts'
import type { SpamScorer } from '../port.ts'
import type { Settings } from '../settings.ts'
import { readRequest } from './spamc/read-request.ts'
import { RefusedRequest } from './spamc/refused-request.ts'
import { sendPieces } from './spamc/send-pieces.ts'
import { pong, writeEvaluation, writeFailure } from './spamc/write-answer.ts'

type Context = ListenerContext<SpamScorer, Settings>

/** One request of spamc and its answer, as spamd gives it (spamd/PROTOCOL of SpamAssassin). */
export async function answerSpamc(socket: Socket, context: Context): Promise<void> {
  const { settings, log, signal, bodies } = context
  const given = new AbortController()
  const share = new BodyShare()
  bodies.coming(share, () => given.abort(noRoom()))
  const timer = setTimeout(() => given.abort(tooLate(settings)), settings.SPAM_SCORE_SPAMC_SECONDS * 1000)
  const ending = AbortSignal.any([signal, given.signal])
  let hasBegun = false
  try {
    const pieces = await answer(socket, context, share, ending)
    hasBegun = true
    // A mail that is sent back is held until it has been taken.
    await sendPieces(socket, pieces, ending)
  } catch (thrown) {
    if (signal.aborted) return
    const failure: unknown = given.signal.aborted ? given.signal.reason : toRefusal(thrown)
    if (!(failure instanceof RefusedRequest)) log.error({ err: failure }, 'scoring a mail of spamc failed')
    if (hasBegun) socket.destroy()
    else socket.write(writeFailure(failure))
    // Who withheld a mail is not waited for until the end of it.
    if (given.signal.aborted) socket.destroySoon()
  } finally {
    clearTimeout(timer)
    bodies.release(share)
  }
}

/** Who is busy or away now may be there soon: mail servers try again after 75, and let the mail through after 70. */
function toRefusal(thrown: unknown): unknown {
  const isPassing = thrown instanceof ServiceError && (thrown.status === 503 || thrown.status === 504)
  return isPassing ? new RefusedRequest(thrown.message, 'noRoom', { cause: thrown }) : thrown
}

async function answer(
  socket: Socket,
  { engine, bodies, maxBodyBytes }: Context,
  share: BodyShare,
  signal: AbortSignal,
): Promise<readonly (Buffer | string)[]> {
  const hold = (bytes: number) => {
    if (!bodies.grow(share, bytes)) throw noRoom()
  }
  const request = await readRequest(socket, { signal, hold, maxMailBytes: maxBodyBytes })
  bodies.arrived(share)
  const { command, mail } = request
  if (command === 'PING') return [pong]
  if (command === 'SKIP') return []
  if (command === 'TELL')
    throw new RefusedRequest('TELL is not served; this scorer does not learn from mails.', 'unavailable')
  return writeEvaluation({ ...request, command }, await engine.score(mail.toString('latin1'), { signal }))
}

function tooLate({ SPAM_SCORE_SPAMC_SECONDS: seconds }: Settings): RefusedRequest {
  return new RefusedRequest(`The request was not over within ${seconds} s.`, 'timeout')
}

function noRoom(): RefusedRequest {
  return new RefusedRequest('All requests under way hold too much; try again in a while.', 'noRoom')
}
