import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Type } from 'typebox'
import { createJsonReader } from '../../../libraries/json/create-json-reader.ts'

const measured = Type.Object({ tokensPerSecond: Type.Number({ exclusiveMinimum: 0 }) })

const readMeasured = createJsonReader(measured)
const fileName = 'measured.json'

/** How fast a model of the shelf wrote here, beside its files; undefined where it has not answered yet. */
export async function readSpeed(folder: string): Promise<number | undefined> {
  try {
    return readMeasured(await readFile(join(folder, fileName), 'utf8')).tokensPerSecond
  } catch {
    return undefined
  }
}

export async function recordSpeed(folder: string, tokensPerSecond: number): Promise<void> {
  await writeFile(join(folder, fileName), `${JSON.stringify({ tokensPerSecond })}\n`)
}
