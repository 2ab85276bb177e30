import { readFile } from 'node:fs/promises'
import initializeWabt from 'wabt'

/** What `products.wasm` is made of its text. */
export async function compileProducts(): Promise<Uint8Array> {
  const file = 'products.wat'
  const [wabt, text] = await Promise.all([initializeWabt(), readFile(new URL(`../${file}`, import.meta.url), 'utf8')])
  const module = wabt.parseWat(file, text, { simd: true, sat_float_to_int: true })
  try {
    return module.toBinary({}).buffer
  } finally {
    module.destroy()
  }
}
