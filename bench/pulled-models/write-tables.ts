import { writeSize } from '../../src/libraries/numbers/write-size.ts'
import { replaceSection } from '../replace-section.ts'
import type { Clone } from './clone.ts'
import type { FailureRow } from './failures.ts'
import type { PurposeRow } from './measure-purpose.ts'

/** Writes what was measured into docs/models.md. */
export async function writeTables(
  clone: Clone,
  purposes: readonly PurposeRow[],
  failures: readonly FailureRow[],
): Promise<void> {
  const date = new Date().toISOString().slice(0, 10)
  const text = [
    `Measured on ${date} by \`npm run bench -- pulled-models\`: the clone was installed in ${writeSeconds(clone.seconds)} with nothing cached (${writeSize(clone.bytes)} of packages).`,
    writeTable(
      ['purpose', 'command', 'took', 'model', 'packages', 'answered', 'first answer'],
      purposes.map(listPurpose),
    ),
    writeTable(
      ['what went wrong', 'exit', 'what it says', 'left of the model', 'the same again'],
      failures.map(listFailure),
    ),
  ]
  await replaceSection('pulled-models', text.join('\n\n'), 'models.md')
}

function listPurpose(row: PurposeRow): string[] {
  return [
    row.purpose,
    `\`${row.command}\``,
    writeSeconds(row.seconds),
    writeSize(row.modelBytes),
    row.packageBytes === 0 ? 'none' : writeSize(row.packageBytes),
    `\`${row.client}\``,
    writeSeconds(row.answerSeconds),
  ]
}

function listFailure({ failure, code, said, bytesLeft, again }: FailureRow): string[] {
  return [
    failure,
    code === null ? 'killed' : String(code),
    said.replace(/^mainstay: /, ''),
    bytesLeft === 0 ? 'nothing' : writeSize(bytesLeft),
    again,
  ]
}

function writeTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

function writeSeconds(seconds: number): string {
  return `${seconds < 10 ? seconds.toFixed(1) : Math.round(seconds)} s`
}
