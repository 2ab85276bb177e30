import { availableParallelism } from 'node:os'
import type * as NodeLlamaCpp from 'node-llama-cpp'
import { isPackageThere } from '../../../../kernel/engines/is-package-there.ts'
import { kernelError } from '../../../../kernel/errors/service-error.ts'
import type { Logger } from '../../../../kernel/observability/logger.ts'

/** The optional package, and llama.cpp as it loaded it. */
export interface LlamaLibrary {
  readonly package: typeof NodeLlamaCpp
  readonly llama: NodeLlamaCpp.Llama
}

/** Nothing is compiled and nothing downloaded: a build that came with the package is used, for a GPU where there is one. */
export async function loadLlama(log: Logger, threads: number | undefined): Promise<LlamaLibrary> {
  const library = await importPackage()
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

async function importPackage(): Promise<LlamaLibrary['package']> {
  try {
    return await import('node-llama-cpp')
  } catch (cause) {
    throw kernelError('engine_unavailable', packageMissing, { cause })
  }
}

/** What to do where the package is not installed; undefined where it is. Nothing of it is loaded. */
export function findMissingPackage(): string | undefined {
  return isPackageThere('node-llama-cpp') ? undefined : packageMissing
}

const packageMissing =
  'The engine "gguf" needs a package more: run "npm install node-llama-cpp", in a clone "npm run llama", and start again.'
