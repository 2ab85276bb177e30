import { version } from '../../../kernel/foundation/version.ts'
import { type Evaluation, type RuleHit, spamLine } from '../port.ts'
import { toPoints } from './to-wire-report.ts'
import { wrapPieces } from './wrap-pieces.ts'

/** Columns of a line without its end. */
const lineWidth = 79
const maxStars = 50

/** The headers with which SpamAssassin marks a mail, with `report_safe 0`: lines without their ends. */
export function toWireHeaders(evaluation: Evaluation): string[] {
  const { tenths, hits } = evaluation
  const isSpam = tenths >= spamLine
  const points = `score=${toPoints(tenths)} required=${toPoints(spamLine)}`
  const status = `${points} tests=${joinNames(hits) || 'none'} autolearn=disabled version=${version}`
  return [
    `X-Spam-Checker-Version: Mainstay ${version}`,
    ...(isSpam ? ['X-Spam-Flag: YES'] : []),
    `X-Spam-Level: ${'*'.repeat(Math.min(Math.max(Math.floor(tenths / 10), 0), maxStars))}`,
    ...fold(`X-Spam-Status: ${isSpam ? 'Yes' : 'No'}, ${status}`, '\t'),
    ...(isSpam ? ['X-Spam-Report: ', ...hits.flatMap(toReportLines)] : []),
  ]
}

/** By commas, in the order of the alphabet. */
export function joinNames(hits: readonly RuleHit[]): string {
  return hits
    .map(({ name }) => name)
    .toSorted()
    .join(',')
}

function toReportLines({ name, description, tenths }: RuleHit): string[] {
  const said = description.replaceAll(/[^\x20-\x7e]/g, '?')
  return fold(`\t* ${toPoints(tenths).padStart(4)} ${name} ${said}`, '\t*      ')
}

/** A header may go on in a line that begins with white space (RFC 5322, 2.2.3); breaks come after blanks and commas. */
function fold(text: string, indent: string): string[] {
  return wrapPieces(text.split(/(?<=[ ,])/), lineWidth, indent)
}
