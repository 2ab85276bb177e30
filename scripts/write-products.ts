/** Assembles the translation runtime's products of matrices: `node scripts/write-products.ts`. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { compileProducts } from '../src/capabilities/translation/engines/marian/runtime/products/testing/compile-products.ts'

const folder = '../src/capabilities/translation/engines/marian/runtime/products'
const binary = await compileProducts()
writeFileSync(join(import.meta.dirname, folder, 'products.wasm'), binary)
console.log(`${binary.length} bytes`)
