import type { FastifyRequest } from 'fastify'
import { writeJsonInSteps } from '../../../libraries/json/write-json-in-steps.ts'
import { runInTurns, type WaitTurn } from '../../foundation/workers/yield-to-event-loop.ts'
import { Answer, WrittenAnswer } from '../../wire/interface/answer.ts'

/** Bytes of a body whose answer may be long as well. */
const longBody = 256 * 2 ** 10

/** Whether so much was sent, or maybe so much, that writing the answer at once could hold others up. */
export function isLongCall({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  if (headers['transfer-encoding'] !== undefined || headers['content-encoding'] !== undefined) return true
  return Number(headers['content-length'] ?? 0) > longBody
}

/** What a handler returned, with its JSON written in turns. */
export async function writeInTurns(result: unknown, waitTurn: WaitTurn): Promise<unknown> {
  if (result instanceof WrittenAnswer) return result
  const write = async (body: unknown) => Buffer.from(await runInTurns(writeJsonInSteps(body), waitTurn))
  if (!(result instanceof Answer)) return new WrittenAnswer(await write(result))
  if (result.written !== undefined) return result
  const { status, headers } = result
  return new Answer(result.body, { headers, ...(status !== undefined && { status }) }, await write(result.body))
}
