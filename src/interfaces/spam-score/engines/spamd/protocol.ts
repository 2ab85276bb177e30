/** The protocol of spamc and spamd (spamd/PROTOCOL of SpamAssassin): one request and one answer for each connection. */
import type { Evaluation, RuleHit } from '../../port.ts'

/** Asks for the score and a table of the rules. */
export function writeRequest(mail: Buffer): Buffer {
  return Buffer.concat([Buffer.from(`REPORT SPAMC/1.5\r\nContent-length: ${mail.length}\r\n\r\n`), mail])
}

/** Reads a whole answer; throws an error with a sentence for what is no answer. */
export function readAnswer(answer: Buffer): Evaluation {
  const end = answer.indexOf('\r\n\r\n')
  const head = answer.toString('latin1', 0, end < 0 ? answer.length : end)
  const [, code, reason = ''] = /^SPAMD\/[\d.]+ (\d+) ([^\r\n]*)/.exec(head) ?? []
  if (code === undefined) throw new Error('The answer does not begin as one of spamd does.')
  if (code !== '0') throw new Error(`spamd answered ${code} ${reason}.`)
  const [, score] = /^Spam: \w{2,5} ; (-?[\d.]{1,10})/im.exec(head) ?? []
  if (score === undefined || end < 0) throw new Error('The answer of spamd has no score.')
  return { tenths: toTenths(score), hits: sortByWeight(readTable(answer.toString('utf8', end + 4))) }
}

/** The rows below the line of dashes (whole points have no decimals); a long description goes on in indented lines. */
function readTable(report: string): RuleHit[] {
  const lines = report.split(/\r?\n/)
  const hits: RuleHit[] = []
  for (const line of lines.slice(lines.findIndex((line) => line.startsWith('---- ------')) + 1)) {
    const [points = '', name = '', ...description] = line.split(' ').filter((word) => word !== '')
    if (line.startsWith(' '.repeat(20))) extendLast(hits, line.trim())
    else if (/^-?\d{1,4}(?:\.\d)?$/.test(points))
      hits.push({ name, description: description.join(' '), tenths: toTenths(points) })
  }
  return hits
}

function extendLast(hits: RuleHit[], more: string): void {
  const last = hits.at(-1)
  if (last && more) hits[hits.length - 1] = { ...last, description: `${last.description} ${more}` }
}

function sortByWeight(hits: readonly RuleHit[]): RuleHit[] {
  return hits.toSorted((one, other) => Math.abs(other.tenths) - Math.abs(one.tenths))
}

/** SpamAssassin writes "-0.0" where a rule does not count; that is plain zero here. */
function toTenths(points: string): number {
  return Math.round(10 * Number(points)) || 0
}
