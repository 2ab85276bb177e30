import { OperatorError } from '../../libraries/errors/operator-error.ts'
import { verifyShelved } from '../../kernel/assembly/models/verify-shelved.ts'
import { findAll, type FoundModel, findModel } from '../../kernel/assembly/models/change-model.ts'
import type { ModelsContext } from '../../kernel/assembly/models/models-context.ts'
import { openContext } from './open-context.ts'

/** `mainstay models verify` */
export async function verifyModels(names: readonly string[]): Promise<void> {
  const context = await openContext()
  const found =
    names.length === 0 ? await findAll(context) : await Promise.all(names.map((name) => findModel(name, context)))
  const damaged = names.length === 0 ? await findDamaged(context) : []
  let faults = damaged.length
  for (const name of damaged) process.stdout.write(`${name}: files are missing\n`)
  for (const each of found) {
    const { isSound, finding } = await examine(each, context)
    if (!isSound) faults += 1
    process.stdout.write(`${each.model.name}: ${finding}\n`)
  }
  if (faults > 0)
    throw new OperatorError(
      `${faults} of ${found.length + damaged.length} are damaged; remove them and pull them again.`,
    )
}

/** What no list of models has, since it is none any more. */
async function findDamaged({ purposes, dataFolder }: ModelsContext): Promise<readonly string[]> {
  const stores = purposes.flatMap(({ provider, loose }) => [provider, loose])
  const found = await Promise.all(stores.map(async (store) => store?.listDamaged?.(dataFolder)))
  return found.flatMap((names) => names ?? [])
}

interface Examined {
  readonly isSound: boolean
  /** For people. */
  readonly finding: string
}

async function examine(found: FoundModel, { dataFolder }: ModelsContext): Promise<Examined> {
  try {
    const isCompared = await verify(found, dataFolder)
    return { isSound: true, finding: isCompared ? 'as it was pulled' : 'can be read; no checksum is known' }
  } catch (thrown) {
    if (thrown instanceof OperatorError) return { isSound: false, finding: thrown.message }
    throw thrown
  }
}

/** @returns whether there were checksums */
async function verify({ model, listed }: FoundModel, dataFolder: string): Promise<boolean> {
  if (!model.card) return (listed.purpose.provider ?? listed.purpose.loose)?.verify(model.name, dataFolder) ?? false
  await verifyShelved(dataFolder, model.card)
  return model.card.files.length > 0
}
