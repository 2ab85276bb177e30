import { handOver, type HandedOver } from '../../../../kernel/foundation/workers/hand-over.ts'
import { readTextModel, type TextModelParts } from './text-model.ts'

/** What a worker thread runs, once in a server: the arrays of the model are the event loop's afterwards. */
export default async function run(): Promise<HandedOver<TextModelParts>> {
  const parts = await readTextModel()
  const arrays = [parts.merges, parts.scripts, ...parts.model.levels.flatMap(listArrays)]
  return handOver(
    parts,
    arrays.map(({ buffer }) => buffer),
  )
}

function listArrays({ tokens, own, rest, firstChild }: TextModelParts['model']['levels'][number]) {
  return [tokens, own, rest, firstChild]
}
