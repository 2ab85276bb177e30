import { availableParallelism } from 'node:os'
import type * as NodeLlamaCpp from 'node-llama-cpp'
import { isPackageThere } from '../../../libraries/packages/is-package-there.ts'
import { importPackage, packagesFolderOf } from '../../../libraries/packages/packages-folder.ts'
import { kernelError } from '../errors/service-error.ts'
import type { Logger } from '../observability/logger.ts'

/** The optional package, and llama.cpp as it loaded it. */
export interface LlamaLibrary {
  readonly package: typeof NodeLlamaCpp
  readonly llama: NodeLlamaCpp.Llama
}

export interface LoadOptions {
  readonly log: Logger
  readonly threads: number | undefined
  /** Beside the program, packages are looked for there. */
  readonly dataFolder: string
}

/** Nothing is compiled and nothing downloaded: a build that came with the package is used, for a GPU where there is one. */
export async function loadLlama({ log, threads, dataFolder }: LoadOptions): Promise<LlamaLibrary> {
  const library = await importLibrary(dataFolder)
  try {
    const llama = await library.getLlama({
      build: 'never',
      skipDownload: true,
      // The package would take at least four, which on two cores is ten times slower.
      maxThreads: threads ?? availableParallelism(),
      logLevel: library.LlamaLogLevel.warn,
      logger: (level, message) => log.debug({ level }, `llama.cpp: ${message.trim()}`),
    })
    return { package: library, llama }
  } catch (cause) {
    const message =
      'The package node-llama-cpp has no build for this machine; "npx node-llama-cpp source build" makes one.'
    throw kernelError('engine_unavailable', message, { cause })
  }
}

async function importLibrary(dataFolder: string): Promise<LlamaLibrary['package']> {
  const library = await importPackage('node-llama-cpp', packagesFolderOf(dataFolder)).catch((cause: unknown) => {
    throw kernelError('engine_unavailable', packageMissing, { cause })
  })
  if (!isLibrary(library)) throw kernelError('engine_unavailable', packageMissing)
  return library
}

function isLibrary(loaded: unknown): loaded is LlamaLibrary['package'] {
  return typeof loaded === 'object' && loaded !== null && 'getLlama' in loaded
}

/** What to do where the package is not installed; undefined where it is. Nothing of it is loaded. */
export function findMissingPackage(dataFolder: string): string | undefined {
  return isPackageThere('node-llama-cpp', packagesFolderOf(dataFolder)) ? undefined : packageMissing
}

const packageMissing =
  'The engine "gguf" needs a package more, which "mainstay models pull" brings with a model; or run "npm install node-llama-cpp", in a clone "npm run llama".'
