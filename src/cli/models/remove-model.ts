import { removeModel as remove } from '../../kernel/assembly/models/change-model.ts'
import { openContext } from './open-context.ts'

/** `mainstay models remove` */
export async function removeModel(name: string): Promise<void> {
  await remove(name, await openContext())
  process.stdout.write(`Removed ${name}.\n`)
}
