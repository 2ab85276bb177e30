import { OperatorError } from '../../libraries/errors/operator-error.ts'
import { verifyShelved } from '../../kernel/assembly/models/verify-shelved.ts'
import { findAll, type FoundModel, findModel } from '../../kernel/assembly/models/change-model.ts'
import type { ModelsContext } from '../../kernel/assembly/models/models-context.ts'
import { createCommandOutput } from '../command-output.ts'
import { openContext } from './open-context.ts'

/** `mainstay models verify` */
export async function verifyModels(names: readonly string[], { json }: { readonly json?: boolean }): Promise<void> {
  const context = await openContext()
  const found =
    names.length === 0 ? await findAll(context) : await Promise.all(names.map((name) => findModel(name, context)))
  const damaged = names.length === 0 ? await findDamaged(context) : []
  const output = createCommandOutput()
  const examined: Examined[] = []
  for await (const each of examineAll(damaged, found, context)) {
    examined.push(each)
    if (!json) output.write(`${each.name}: ${each.finding}\n`)
  }
  if (json) output.writeJson(examined)
  const faults = examined.filter(({ isSound }) => !isSound).length
  if (faults > 0)
    throw new OperatorError(`${faults} of ${examined.length} are damaged; remove them and pull them again.`)
}

/** What no list of models has, since it is none any more. */
async function findDamaged({ purposes, dataFolder }: ModelsContext): Promise<readonly string[]> {
  const stores = purposes.flatMap(({ provider, loose }) => [provider, loose])
  const found = await Promise.all(stores.map(async (store) => store?.listDamaged?.(dataFolder)))
  return found.flatMap((names) => names ?? [])
}

interface Examined {
  readonly name: string
  readonly isSound: boolean
  /** For people. */
  readonly finding: string
}

/** One at a time: each may take seconds of reading. */
async function* examineAll(
  damaged: readonly string[],
  found: readonly FoundModel[],
  context: ModelsContext,
): AsyncGenerator<Examined> {
  for (const name of damaged) yield { name, isSound: false, finding: 'files are missing' }
  for (const each of found) yield await examine(each, context)
}

async function examine(found: FoundModel, { dataFolder }: ModelsContext): Promise<Examined> {
  const { name } = found.model
  try {
    const isCompared = await verify(found, dataFolder)
    return { name, isSound: true, finding: isCompared ? 'as it was pulled' : 'can be read; no checksum is known' }
  } catch (thrown) {
    if (thrown instanceof OperatorError) return { name, isSound: false, finding: thrown.message }
    throw thrown
  }
}

/** @returns whether there were checksums */
async function verify({ model, listed }: FoundModel, dataFolder: string): Promise<boolean> {
  if (!model.card) return (listed.purpose.provider ?? listed.purpose.loose)?.verify(model.name, dataFolder) ?? false
  await verifyShelved(dataFolder, model.card)
  return model.card.files.length > 0
}
