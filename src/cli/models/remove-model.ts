import { removeModel as remove } from '../../kernel/assembly/models/change-model.ts'
import { createCommandOutput } from '../command-output.ts'
import { openContext } from './open-context.ts'

/** `mainstay models remove` */
export async function removeModel(name: string, { json }: { readonly json?: boolean }): Promise<void> {
  await remove(name, await openContext())
  const output = createCommandOutput()
  if (json) output.writeJson({ name, removed: true })
  else output.write(`Removed ${name}.\n`)
}
