import type { CommandOutput } from '../kernel/wire/interface/commands/command-context.ts'
import { ProgressBar } from './progress-bar.ts'
import { writeTable } from './table.ts'

/** The output of one command, to this process's own. */
export function createCommandOutput(): CommandOutput {
  const bar = new ProgressBar()
  const write = (text: string) => void process.stdout.write(text)
  return {
    write,
    writeTable: (headings, rows) => write(writeTable(headings, rows)),
    writeJson: (value) => write(`${JSON.stringify(value, undefined, 2)}\n`),
    warn: (sentence) => void process.stderr.write(`${sentence}\n`),
    showProgress: (progress) => bar.update(progress),
    clearProgress: () => bar.clear(),
  }
}
