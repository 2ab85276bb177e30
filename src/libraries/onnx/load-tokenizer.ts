import { join } from 'node:path'
import type { JsonObject } from '../json/json-object.ts'
import { loadTokenizers, type Tokenizer } from './load-packages.ts'
import { MissingPartError } from './missing-part-error.ts'
import { readFields } from './read-model-files.ts'

/** The tokenizer of a folder, with what its settings say. */
export async function loadTokenizer(
  folder: string,
  packages: string,
): Promise<{ readonly tokenizer: Tokenizer; readonly config: JsonObject }> {
  const { Tokenizer } = await loadTokenizers(packages)
  const [fields, config = {}] = await Promise.all([
    readFields(join(folder, 'tokenizer.json')),
    readFields(join(folder, 'tokenizer_config.json')),
  ])
  if (!fields) throw new MissingPartError(`There is no tokenizer.json in ${folder}.`)
  return { tokenizer: new Tokenizer(fields, config), config }
}
