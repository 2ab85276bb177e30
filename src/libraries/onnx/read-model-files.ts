import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isJsonObject, type JsonObject } from '../json/json-object.ts'
import { parseJson } from '../json/parse-json.ts'
import { MissingPartError } from './missing-part-error.ts'

/** What a JSON file beside a model says; undefined where there is no such file. */
export async function readFields(path: string): Promise<JsonObject | undefined> {
  const text = await readFile(path, 'utf8').catch(() => undefined)
  if (text === undefined) return undefined
  const fields = parseJson(text)
  if (!isJsonObject(fields)) throw new MissingPartError(`${path} is no JSON object.`)
  return fields
}

/** A model as the Hugging Face hub lays it out: in the folder, or in its folder `onnx`, there quantized too. */
export async function readModelFile(folder: string, name = 'model'): Promise<Uint8Array> {
  for (const path of [`${name}.onnx`, `onnx/${name}.onnx`, `onnx/${name}_quantized.onnx`]) {
    const bytes = await readFile(join(folder, path)).catch(() => undefined)
    if (bytes) return bytes
  }
  throw new MissingPartError(`There is neither ${name}.onnx nor onnx/${name}.onnx in ${folder}.`)
}
