import { useModel as use } from '../../kernel/assembly/models/change-model.ts'
import { createCommandOutput } from '../command-output.ts'
import { openContext } from './open-context.ts'

/** `mainstay models use` */
export async function useModel(name: string, { json }: { readonly json?: boolean }): Promise<void> {
  const { id, prefix } = await use(name, await openContext())
  const output = createCommandOutput()
  if (json) return output.writeJson({ name, purpose: id, setting: `${prefix}_ENGINE` })
  output.write(
    `${name} answers for ${id} from now on, in a running server too, unless ${prefix}_ENGINE or a setting that names a model says otherwise.\n`,
  )
}
