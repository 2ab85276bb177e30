import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { Type } from 'typebox'
import { OperatorError } from '../../libraries/errors/operator-error.ts'
import type { ModelProvider, ModelPurpose } from '../../kernel/wire/interface/model-purpose.ts'
import { exportModels } from './downloads/export-models.ts'
import { modelsFolderOf } from './downloads/models-folder.ts'
import { describePulled, pullPairs } from './downloads/pull-pairs.ts'
import { removePair } from './downloads/remove-pair.ts'
import { verifyPair } from './downloads/verify-pair.ts'
import { registrySettings } from './downloads/settings.ts'
import { findModels } from './engines/marian/find-models.ts'

const schema = Type.Object(registrySettings)

/** `en-ja`, `zh-Hant-en`: tags of languages, which BCP 47 makes of two or three letters and longer parts. */
const pairPattern = /^[a-z]{2,3}(?:-[A-Za-z]{2,8})*-[a-z]{2,3}(?:-[A-Za-z]{2,8})*$/

/** Firefox's models, kept by their pairs in a folder of their own. */
const pairs: ModelProvider = {
  example: 'en-ja',
  knows: (name) => pairPattern.test(name),
  async list(dataFolder) {
    const models = await findModels(modelsFolderOf(dataFolder))
    return models.map(({ card: { source, target }, bytes }) => ({ name: `${source}-${target}`, bytes }))
  },
  async listDamaged(dataFolder) {
    const folder = modelsFolderOf(dataFolder)
    const sound = new Set((await findModels(folder)).map((model) => model.folder))
    const names = await readdir(folder).catch(() => [])
    return names.filter((name) => pairPattern.test(name) && !sound.has(join(folder, name)))
  },
  async pull(names, { dataFolder, settings, signal, report, tell }) {
    const own = settings.of(schema)
    const wishes = { architecture: own.TRANSLATION_ARCHITECTURE }
    const pulled = await pullPairs(names, { wishes, settings: own, dataFolder, signal, report, tell })
    for (const pair of pulled) tell(describePulled(pair))
  },
  remove: removePair,
  async verify(name, dataFolder) {
    const folder = join(modelsFolderOf(dataFolder), name)
    const model = (await findModels(modelsFolderOf(dataFolder))).find((each) => each.folder === folder)
    if (!model) throw new OperatorError(`The model ${name} cannot be read.`)
    return verifyPair(model)
  },
  async export(dataFolder, folder) {
    const models = await exportModels(modelsFolderOf(dataFolder), folder)
    return models.map(({ card }) => `${card.source}-${card.target}`)
  },
}

/** What translation models are kept for. */
export const models: readonly ModelPurpose[] = [
  {
    id: 'translation',
    title: 'Translation',
    prefix: 'TRANSLATION',
    engine: 'firefox',
    builtIn: 'small models for English and Japanese, and a phrase book',
    interfaces: ['translate-header-key', 'translate-query-key'],
    packages: [],
    provider: pairs,
  },
]
