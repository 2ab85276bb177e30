import { writeSize } from '../../libraries/numbers/write-size.ts'
import { isPermissive, type CatalogueEntry } from '../../kernel/foundation/shelf/catalogue-entry.ts'
import { listModels as list, type KeptModel, type ListedPurpose } from '../../kernel/assembly/models/list-models.ts'
import { estimateSpeed } from '../../kernel/assembly/models/estimate-speed.ts'
import type { CommandOutput } from '../../kernel/wire/interface/commands/command-context.ts'
import { createCommandOutput } from '../command-output.ts'
import { formatAnswering, toListJson } from '../../kernel/assembly/models/format-answering.ts'
import { openContext } from './open-context.ts'

/** `mainstay models` */
export async function listModels({ all = false, json = false }: { all?: boolean; json?: boolean }): Promise<void> {
  const context = await openContext()
  const { purposes, catalogue, dataFolder } = context
  const listed = await list(purposes, catalogue, dataFolder)
  const output = createCommandOutput()
  if (json) return output.writeJson(listed.map((each) => toListJson(each, context)))
  for (const each of listed) {
    output.write(`${each.purpose.title} (${each.purpose.id}): ${formatAnswering(each, context)}\n`)
    const rows = [...each.kept.map((model) => toKeptRow(model, each, catalogue)), ...toOfferedRows(each, all)]
    if (rows.length > 0) writeFilled(rows, output)
    if (each.purpose.provider) output.write(`  "mainstay models pull ${each.purpose.provider.example}" gets one.\n`)
    output.write('\n')
  }
  if (!all && listed.some(({ offered }) => !offered.every(isPermissive)))
    output.write('"mainstay models --all" shows also those whose licences are not permissive, with what they want.\n')
}

const headings = ['', 'name', 'size', 'memory', 'speed', 'licence', 'languages', 'publisher', 'figure']

/** Without columns in which nothing stands. */
function writeFilled(rows: readonly (readonly string[])[], output: CommandOutput): void {
  const filled = headings.map((_, column) => column === 0 || rows.some((row) => row[column] !== ''))
  const choose = (row: readonly string[]) => row.filter((_, column) => filled[column])
  output.writeTable(choose(headings), rows.map(choose))
}

function toKeptRow(
  model: KeptModel,
  { inUse, purpose }: ListedPurpose,
  catalogue: readonly CatalogueEntry[],
): string[] {
  const { name, bytes, card, measured } = model
  const entry = catalogue.find((each) => each.name === name)
  return [
    name === inUse ? '*' : '✓',
    name,
    bytes === 0 ? '' : writeSize(bytes),
    entry ? writeSize(entry.memory) : '',
    estimateSpeed(purpose.id, bytes, measured) ?? '',
    card?.licence ?? entry?.licence ?? '',
    entry?.languages.join(' ') ?? '',
    card?.publisher ?? entry?.publisher ?? '',
    writeFigure(entry),
  ]
}

function toOfferedRows({ offered, purpose }: ListedPurpose, all: boolean): string[][] {
  return offered
    .filter((entry) => all || isPermissive(entry))
    .map((entry) => [
      '',
      entry.name,
      `~${writeSize(entry.bytes)}`,
      writeSize(entry.memory),
      estimateSpeed(purpose.id, entry.bytes) ?? '',
      entry.wants === undefined ? entry.licence : `${entry.licence}: ${entry.wants}`,
      entry.languages.join(' '),
      entry.publisher,
      writeFigure(entry),
    ])
}

function writeFigure(entry: CatalogueEntry | undefined): string {
  return entry?.figure ? `${entry.figure.value} (${entry.figure.source})` : ''
}
