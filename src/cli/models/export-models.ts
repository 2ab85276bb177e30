import { mkdir } from 'node:fs/promises'
import { resolve } from 'node:path'
import { OperatorError } from '../../libraries/errors/operator-error.ts'
import { exportShelf } from '../../kernel/assembly/models/export-shelf.ts'
import { createCommandOutput } from '../command-output.ts'
import { openContext } from './open-context.ts'

/** `mainstay models export` */
export async function exportModels(folder: string, { json }: { readonly json?: boolean }): Promise<void> {
  const { dataFolder, purposes } = await openContext()
  const target = resolve(folder)
  await mkdir(target, { recursive: true })
  let names = await exportShelf(dataFolder, target)
  for (const { provider } of purposes)
    if (provider && (await provider.list(dataFolder)).length > 0)
      names = [...names, ...(await provider.export(dataFolder, target))]
  if (names.length === 0)
    throw new OperatorError('There are no pulled models to export; "mainstay models" shows what there is.')
  const output = createCommandOutput()
  if (json) output.writeJson({ folder: target, models: names })
  else output.write(`${names.join(', ')} ${names.length === 1 ? 'is' : 'are'} in ${target}.\n`)
}
