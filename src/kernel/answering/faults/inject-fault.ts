import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyReply } from 'fastify'
import { kernelError } from '../../foundation/errors/service-error.ts'
import { describeFault, type Fault } from './fault-plan.ts'
import { halveAnswer } from './halve-answer.ts'

/** Names the failure that was made on purpose, so that nobody takes it for a real one. */
export const faultHeader = 'x-mainstay-fault'

/** Does to a call what is planned for it. Throws the failure that the caller is to get, which the interface then renders. */
export async function injectFault(fault: Fault, reply: FastifyReply): Promise<void> {
  reply.header(faultHeader, describeFault(fault))
  if (fault.latencyMs !== undefined) await wait(fault.latencyMs, reply)
  if (fault.answer === 'malformed') halveAnswer(reply)
  if (fault.answer === 'error')
    throw kernelError('engine_failed', 'This failure was made on purpose: /faults.json says what is planned here.')
  if (fault.answer === 'quota')
    throw kernelError('quota_used_up', 'This quota was used up on purpose: /faults.json says what is planned here.', {
      headers: { 'retry-after': '60' },
    })
}

/** As long, or until the caller leaves. */
async function wait(ms: number, { raw }: FastifyReply): Promise<void> {
  const left = new AbortController()
  const leave = () => left.abort()
  raw.once('close', leave)
  await sleep(ms, undefined, { signal: left.signal }).catch(() => {})
  raw.off('close', leave)
}
