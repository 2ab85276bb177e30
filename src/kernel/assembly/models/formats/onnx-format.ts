import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { OperatorError } from '../../../../libraries/errors/operator-error.ts'
import type { ModelFormat } from '../../../wire/interface/model-purpose.ts'
import { readFields } from '../../../../libraries/onnx/read-model-files.ts'

/** Files of JSON that transformers and sentence-transformers write beside a model. */
const besides =
  /^(?:(?:special_tokens_map|tokenizer|tokenizer_config|config|generation_config|preprocessor_config|sentence_bert_config)\.json|1_Pooling\/config\.json)$/

/** A model as the Hugging Face hub lays it out, of the ONNX files that are named: quantized ones where there are any. */
export function createOnnxFormat(models: readonly string[]): ModelFormat {
  return {
    choosePaths(paths, wanted) {
      const chosen = models.map((name) => findModel(paths, name, wanted))
      return [...paths.filter((path) => besides.test(path)), ...chosen]
    },
    nameOf: (repository) => repository.slice(repository.lastIndexOf('/') + 1).toLowerCase(),
    async check(folder) {
      const files = await readdir(folder, { recursive: true })
      if (!files.some((name) => name.endsWith('.onnx')))
        throw new OperatorError(`What came holds no ONNX file, and was taken away.`)
      for (const name of files.filter((path) => path.endsWith('.json') && path !== 'pull.json'))
        await readFields(join(folder, name)).catch((cause: unknown) => {
          throw new OperatorError(`What came is no model: ${name} cannot be read. It was taken away.`, { cause })
        })
    },
  }
}

function findModel(paths: readonly string[], name: string, wanted: string | undefined): string {
  const names =
    wanted === undefined ? [`${name}_quantized`, name] : [`${name}_${wanted}`, wanted.replace(/\.onnx$/, '')]
  for (const each of names)
    for (const path of [`onnx/${each}.onnx`, `${each}.onnx`, each]) if (paths.includes(path)) return path
  const there = paths.filter((path) => path.endsWith('.onnx'))
  throw new OperatorError(
    there.length === 0
      ? 'holds no ONNX files.'
      : `has no ${names.join('.onnx or ')}.onnx; it has: ${there.slice(0, 40).join(', ')}.`,
  )
}
