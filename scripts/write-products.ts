/** Assembles our products of matrices, each beside its text: `node scripts/write-products.ts`. */
import { writeFileSync } from 'node:fs'
import { compileText } from '../src/libraries/web-assembly/testing/compile-text.ts'

const folders = [
  '../src/capabilities/translation/engines/marian/runtime/products',
  '../src/interfaces/japanese-smalltalk/engines/embedded/meaning/products',
]
for (const folder of folders) {
  const binary = await compileText(new URL(`${folder}/products.wat`, import.meta.url))
  writeFileSync(new URL(`${folder}/products.wasm`, import.meta.url), binary)
  console.log(`${folder}: ${binary.length} bytes`)
}
