import { type Evaluation, spamLine } from '../../port.ts'
import { joinNames, toWireHeaders } from '../../wire/to-wire-headers.ts'
import { toPoints, toWireReport } from '../../wire/to-wire-report.ts'
import { markMail } from './mark-mail.ts'
import type { ScoringCommand } from './read-head.ts'
import type { SpamcRequest } from './read-request.ts'
import { RefusedRequest, refusals } from './refused-request.ts'

export const pong = 'SPAMD/1.5 0 PONG\r\n'

type ScoringRequest = SpamcRequest & { readonly command: ScoringCommand }

/** An answer in the form that the version of a request asks for, in pieces that are sent one after the other. */
export async function writeEvaluation(request: ScoringRequest, evaluation: Evaluation): Promise<readonly Buffer[]> {
  const body = await writeBody(request, evaluation)
  const length = body.reduce((sum, { length: bytes }) => sum + bytes, 0)
  return [Buffer.from(writeHead(request, `Content-length: ${length}\r\n`, writeVerdict(request, evaluation))), ...body]
}

/** Lengths came with 1.2 for mails and with 1.3 for the rest, and with 1.3 the verdict on a mail that is sent back. */
function writeHead({ command, version }: ScoringRequest, length: string, verdict: string): string {
  const begin = 'SPAMD/1.1 0 EX_OK\r\n'
  if (command === 'CHECK') return `${begin}${verdict}\r\n`
  if (version >= 1.3) return `${begin}${length}${verdict}\r\n`
  if (command !== 'PROCESS' && command !== 'HEADERS') return `${begin}${verdict}\r\n`
  return version >= 1.2 ? `${begin}${length}\r\n` : 'SPAMD/1.0 0 EX_OK\r\n'
}

function writeVerdict({ command }: ScoringRequest, { tenths }: Evaluation): string {
  const [yes, no] = command === 'REPORT_IFSPAM' ? ['Yes', 'No'] : ['True', 'False']
  return `Spam: ${tenths >= spamLine ? yes : no} ; ${toPoints(tenths)} / ${toPoints(spamLine)}\r\n`
}

async function writeBody({ command, version, mail }: ScoringRequest, evaluation: Evaluation): Promise<Buffer[]> {
  switch (command) {
    case 'CHECK':
      return []
    case 'SYMBOLS':
      return [Buffer.from(joinNames(evaluation.hits) + (version < 1.3 ? '\r\n' : ''))]
    case 'REPORT':
      return [Buffer.from(toWireReport(evaluation))]
    case 'REPORT_IFSPAM':
      return evaluation.tenths >= spamLine ? [Buffer.from(toWireReport(evaluation))] : []
    case 'HEADERS':
      return [(await markMail(mail, toWireHeaders(evaluation))).head]
    case 'PROCESS': {
      const { head, body } = await markMail(mail, toWireHeaders(evaluation))
      return [head, body]
    }
  }
}

/** One line, as spamd ends a request that it does not serve. What is no refusal is a fault on this side: 70 of sysexits.h. */
export function writeFailure(thrown: unknown): string {
  if (!(thrown instanceof RefusedRequest)) return 'SPAMD/1.0 70 Internal Error: The mail could not be scored.\r\n'
  const { code, words } = refusals[thrown.kind]
  return `SPAMD/1.0 ${code} ${words}: ${thrown.message.replaceAll(/[^\x20-\x7e]/g, '?')}\r\n`
}
