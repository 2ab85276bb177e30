import { readFile } from 'node:fs/promises'
import { compileFunction } from 'node:vm'
import type { BergamotModule } from './bergamot-module.ts'
import type { OutputLayer } from './output-layer.ts'
import {
  readWebAssembly,
  type WasmFunctions,
  type WasmImports,
  type WasmInstance,
  type WasmModule,
} from '../../../../../libraries/web-assembly/web-assembly.ts'

/** The runtime's files: compiled once, and set going in each thread. */
export interface BergamotProgram {
  readonly wasm: WasmModule
  /** Its products of matrices that are written here (products/products.wat). */
  readonly products: WasmModule
  /** Emscripten's own script around it, for browsers and their workers. */
  readonly glue: string
}

const place = '@browsermt/bergamot-translator/worker/bergamot-translator-worker'

export async function readBergamot(): Promise<BergamotProgram> {
  const [wasm, products, glue] = await Promise.all([
    compileFile(new URL(import.meta.resolve(`${place}.wasm`))),
    compileFile(new URL('products/products.wasm', import.meta.url)),
    readFile(new URL(import.meta.resolve(`${place}.js`)), 'utf8'),
  ])
  return { wasm, products, glue }
}

async function compileFile(file: URL): Promise<WasmModule> {
  return readWebAssembly().compile(await readFile(file))
}

/** Matrix products, which Firefox's own builds bring natively, by the module that has them: ours, or the runtime's own. */
const ownProducts = {
  int8_prepare_a: 'prepareA',
  int8_multiply_and_add_bias: 'multiplyAndAddBias',
} as const
const builtInProducts = {
  int8_prepare_b: 'int8PrepareBFallback',
  int8_prepare_b_from_transposed: 'int8PrepareBFromTransposedFallback',
  int8_prepare_b_from_quantized_transposed: 'int8PrepareBFromQuantizedTransposedFallback',
  int8_prepare_bias: 'int8PrepareBiasFallback',
  int8_select_columns_of_b: 'int8SelectColumnsOfBFallback',
} as const

type Instantiated = (instance: WasmInstance) => void

export interface Listeners {
  /** Hears its complaints, the last of them before it gives up. */
  readonly tell: (line: string) => void
  readonly outputLayer: OutputLayer
}

/** Sets a runtime going. */
export function startBergamot(
  { wasm, products, glue }: BergamotProgram,
  { tell, outputLayer }: Listeners,
): Promise<BergamotModule> {
  const { promise, resolve, reject } = Promise.withResolvers<BergamotModule>()
  const module = {
    print: tell,
    printErr: tell,
    instantiateWasm(imports: WasmImports, accept: Instantiated) {
      const { Instance } = readWebAssembly()
      const own = new Instance(products, imports)
      const instance: WasmInstance = new Instance(wasm, {
        ...imports,
        wasm_gemm: {
          ...linkProducts(ownProducts, () => own, outputLayer),
          ...linkProducts(builtInProducts, () => instance, outputLayer),
        },
      })
      outputLayer.connect(imports)
      accept(instance)
      return instance.exports
    },
    // Emscripten fills this very object: by now it has what `BergamotModule` says.
    onRuntimeInitialized: () => resolve(module as unknown as BergamotModule),
    onAbort: reject,
  }
  // The script takes a global with `importScripts` for a worker of a browser, and asks `self` where it lies.
  const run = compileFunction(glue, ['Module', 'self', 'importScripts'])
  Reflect.apply(run, undefined, [module, { location: { href: '' } }, () => undefined])
  return promise
}

function linkProducts(
  products: typeof ownProducts | typeof builtInProducts,
  getInstance: () => WasmInstance,
  outputLayer: OutputLayer,
): WasmFunctions {
  return Object.fromEntries(
    Object.entries(products).map(([name, exported]) => {
      let product: unknown
      const call = (...values: readonly number[]): unknown => {
        product ??= getInstance().exports[exported]
        const done: unknown = typeof product === 'function' ? Reflect.apply(product, undefined, values) : undefined
        outputLayer.hear(name, values)
        return done
      }
      return [name, call]
    }),
  )
}
