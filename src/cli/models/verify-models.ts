import { OperatorError } from '../../kernel/errors/operator-error.ts'
import { verifyShelved } from '../../kernel/models/verify-shelved.ts'
import { findAll, type FoundModel, findModel } from '../../kernel/models/change-model.ts'
import type { ModelsContext } from '../../kernel/models/models-context.ts'
import { openContext } from './open-context.ts'

/** `mainstay models verify` */
export async function verifyModels(names: readonly string[]): Promise<void> {
  const context = await openContext()
  const found =
    names.length === 0 ? await findAll(context) : await Promise.all(names.map((name) => findModel(name, context)))
  let faults = 0
  for (const each of found) {
    const fault = await findFault(each, context)
    if (fault !== undefined) faults += 1
    process.stdout.write(`${each.model.name}: ${fault ?? describeSound(each)}\n`)
  }
  if (faults > 0) throw new OperatorError(`${faults} of ${found.length} are damaged; remove them and pull them again.`)
}

function describeSound({ model: { card } }: FoundModel): string {
  return card && card.files.length > 0 ? 'as it was pulled' : 'can be read; no checksum is known'
}

async function findFault({ model, listed }: FoundModel, { dataFolder }: ModelsContext): Promise<string | undefined> {
  try {
    if (model.card) await verifyShelved(dataFolder, model.card)
    else await (listed.purpose.provider ?? listed.purpose.loose)?.verify(model.name, dataFolder)
    return undefined
  } catch (thrown) {
    if (thrown instanceof OperatorError) return thrown.message
    throw thrown
  }
}
