import type { CommandOutput } from '../kernel/wire/interface/commands/command-context.ts'
import { isJsonAsked } from './is-json-asked.ts'
import { ProgressBar } from './progress-bar.ts'
import { ProgressLines } from './progress-lines.ts'
import { writeTable } from './table.ts'
import { writeEvent } from './write-event.ts'

/** The output of one command, to this process's own. */
export function createCommandOutput(isJson = isJsonAsked()): CommandOutput {
  const progress = isJson ? new ProgressLines() : new ProgressBar()
  const write = (text: string) => void process.stdout.write(text)
  return {
    write,
    writeTable: (headings, rows) => write(writeTable(headings, rows)),
    writeJson: (value) => write(`${JSON.stringify(value, undefined, 2)}\n`),
    note: (sentence) => (isJson ? writeEvent({ note: sentence }) : write(`${sentence}\n`)),
    warn: (sentence) => (isJson ? writeEvent({ warning: sentence }) : void process.stderr.write(`${sentence}\n`)),
    showProgress: (reported) => progress.update(reported),
    clearProgress: () => progress.clear(),
  }
}
