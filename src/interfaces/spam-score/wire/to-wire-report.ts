import { type Evaluation, type RuleHit, spamLine } from '../port.ts'
import { wrapPieces } from './wrap-pieces.ts'

/** Characters of a line of the report, as a mail's header and a terminal hold them. */
const lineWidth = 79
const nameWidth = 30

/** Tenths as a decimal with one digit: 79 is "7.9". */
export function toPoints(tenths: number): string {
  return (tenths / 10).toFixed(1)
}

/** A table for people: points, rule, description; long descriptions go on below. */
export function toWireReport({ tenths, hits }: Evaluation): string {
  const verdict = tenths >= spamLine ? 'spam' : 'no spam'
  return [
    `Content analysis: ${toPoints(tenths)} points of ${toPoints(spamLine)} that make spam (${verdict})`,
    '',
    ` pts ${'rule name'.padEnd(nameWidth)} description`,
    `---- ${'-'.repeat(nameWidth)} ${'-'.repeat(lineWidth - nameWidth - 6)}`,
    ...hits.flatMap(toLines),
    '',
  ].join('\n')
}

function toLines({ name, description, tenths }: RuleHit): string[] {
  const [first = '', ...rest] = wrapPieces(description.split(/(?<= )/), lineWidth - nameWidth - 6)
  const indent = ' '.repeat(nameWidth + 6)
  return [`${toPoints(tenths).padStart(4)} ${name.padEnd(nameWidth)} ${first}`, ...rest.map((line) => indent + line)]
}
