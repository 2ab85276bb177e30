import { type Evaluation, spamLine } from '../../port.ts'
import { toPoints, toWireReport } from '../../wire/to-wire-report.ts'
import { RefusedRequest, type Command } from './read-request.ts'

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

/** By the numbers of sysexits.h: 76 for a request that is wrong, 70 for a fault on this side. */
export function writeFailure(thrown: unknown): string {
  const [code, name] = thrown instanceof RefusedRequest ? [76, 'EX_PROTOCOL'] : [70, 'EX_SOFTWARE']
  const reason = thrown instanceof RefusedRequest ? thrown.message : 'The mail could not be scored.'
  return `SPAMD/1.0 ${code} ${name}: ${reason.replaceAll(/[^\x20-\x7e]/g, '?')}\r\n\r\n`
}
