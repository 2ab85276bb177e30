import type { Socket } from 'node:net'
import type { ListenerContext } from '../../../kernel/listeners/listener.ts'
import type { SpamScorer } from '../port.ts'
import type { Settings } from '../settings.ts'
import { readRequest, RefusedRequest } from './spamc/read-request.ts'
import { writeEvaluation, writeFailure, writePong } from './spamc/write-answer.ts'

/** One request of spamc and its answer, as spamd gives it (spamd/PROTOCOL of SpamAssassin). */
export async function answerSpamc(
  socket: Socket,
  { engine, log, signal }: ListenerContext<SpamScorer, Settings>,
): Promise<void> {
  try {
    const request = await readRequest(socket)
    if (request.command === 'PING') return void socket.write(writePong())
    const evaluation = await engine.score(request.mail.toString('latin1'), { signal })
    socket.write(writeEvaluation(request.command, evaluation))
  } catch (thrown) {
    if (signal.aborted) return
    if (!(thrown instanceof RefusedRequest)) log.error({ err: thrown }, 'scoring a mail of spamc failed')
    socket.write(writeFailure(thrown))
  }
}
