import { type Evaluation, spamLine } from '../../port.ts'
import { toPoints, toWireReport } from '../../wire/to-wire-report.ts'
import type { Command } from './read-request.ts'
import { RefusedRequest, refusals } from './refused-request.ts'

export function writePong(): string {
  return 'SPAMD/1.5 0 PONG\r\n'
}

export function writeEvaluation(command: Exclude<Command, 'PING'>, evaluation: Evaluation): Buffer {
  const isSpam = evaluation.tenths >= spamLine
  const body = Buffer.from(writeBody(command, evaluation, isSpam))
  const verdict = `Spam: ${isSpam ? 'True' : 'False'} ; ${toPoints(evaluation.tenths)} / ${toPoints(spamLine)}`
  return Buffer.concat([Buffer.from(`SPAMD/1.1 0 EX_OK\r\nContent-length: ${body.length}\r\n${verdict}\r\n\r\n`), body])
}

function writeBody(command: Exclude<Command, 'PING'>, evaluation: Evaluation, isSpam: boolean): string {
  if (command === 'SYMBOLS') return evaluation.hits.map(({ name }) => name).join(',')
  if (command === 'REPORT' || (command === 'REPORT_IFSPAM' && isSpam)) return toWireReport(evaluation)
  return ''
}

/** What is no refusal is a fault on this side: 70 of sysexits.h. */
export function writeFailure(thrown: unknown): string {
  if (!(thrown instanceof RefusedRequest)) return 'SPAMD/1.0 70 EX_SOFTWARE: The mail could not be scored.\r\n\r\n'
  const { reason, message } = thrown
  return `SPAMD/1.0 ${refusals[reason]} ${reason}: ${message.replaceAll(/[^\x20-\x7e]/g, '?')}\r\n\r\n`
}
