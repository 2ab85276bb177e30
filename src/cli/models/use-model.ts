import { useModel as use } from '../../kernel/assembly/models/change-model.ts'
import { openContext } from './open-context.ts'

/** `mainstay models use` */
export async function useModel(name: string): Promise<void> {
  const { id, prefix } = await use(name, await openContext())
  process.stdout.write(
    `${name} answers for ${id} from now on, in a running server too, unless ${prefix}_ENGINE or a setting that names a model says otherwise.\n`,
  )
}
