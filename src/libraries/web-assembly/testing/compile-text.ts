import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import initializeWabt from 'wabt'

/** What a `.wasm` file is made of the text of a program, a `.wat` file. */
export async function compileText(file: URL): Promise<Uint8Array> {
  const [wabt, text] = await Promise.all([initializeWabt(), readFile(file, 'utf8')])
  const module = wabt.parseWat(basename(fileURLToPath(file)), text, { simd: true, sat_float_to_int: true })
  try {
    return module.toBinary({}).buffer
  } finally {
    module.destroy()
  }
}
