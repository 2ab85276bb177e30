/**
 * Opens one file as a server does, in a process of its own: `node open-file.ts READER PATH`. Ends with 0, or with 1 and a sentence on the
 * standard error output; anything else is what was looked for.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { readModelFile } from '../../src/kernel/foundation/gguf/read-model-file.ts'
import { readModel } from '../../src/capabilities/translation/engines/marian/find-models.ts'
import { readBergamot } from '../../src/capabilities/translation/engines/marian/runtime/load-bergamot.ts'
import { MarianRuntime } from '../../src/capabilities/translation/engines/marian/runtime/marian-runtime.ts'
import createLocator from '../../src/interfaces/ip-location/engines/embedded.ts'
import readLiveAnswer from '../../src/interfaces/transit-search/import/live/read-live-answer.ts'
import { OperatorError } from '../../src/libraries/errors/operator-error.ts'
import { ServiceError } from '../../src/kernel/foundation/errors/service-error.ts'
import { createLogger } from '../../src/kernel/foundation/observability/logger.ts'
import { loadRuntime } from '../../src/libraries/onnx/load-packages.ts'
import { MissingPartError } from '../../src/libraries/onnx/missing-part-error.ts'
import { openSession } from '../../src/libraries/onnx/open-session.ts'

/** No packages but those of the program itself. */
const besideProgram = '/nowhere'

const readers: Readonly<Record<string, (path: string) => Promise<unknown>>> = {
  live: openLive,
  gguf: readModelFile,
  mmdb: openAddresses,
  marian: openMarian,
  onnx: async (path) => void (await openSession(await loadRuntime(1, besideProgram), dirname(path), { threads: 1 })),
}

async function openLive(path: string): Promise<unknown> {
  const bytes = await readFile(path)
  const begin = performance.now()
  const result = readLiveAnswer({ bytes, before: undefined })
  if ('refusal' in result) throw new OperatorError(result.refusal)
  const { updates } = result
  readLiveAnswer({ bytes, before: updates })
  return { bytes: bytes.length, count: result.count, ms: Math.round((performance.now() - begin) / 2) }
}

async function openAddresses(path: string): Promise<unknown> {
  const log = createLogger('silent')
  await using locator = await createLocator({ settings: { IP_LOCATION_DATABASE: path }, log })
  const begin = performance.now()
  const position = JSON.stringify(await locator.locate('1.2.3.4', 4)).slice(0, 100)
  await locator.locate('200.2.3.4', 4)
  return { position, ms: Math.round(performance.now() - begin) }
}

/** The last eight bytes say where the weights end and the vocabulary begins. */
async function openMarian(path: string): Promise<unknown> {
  const file = await readFile(path)
  const end = Number(file.readBigUInt64LE(file.length - 8))
  const folder = join(dirname(path), 'model')
  await mkdir(folder)
  await writeFile(join(folder, 'model.bin'), file.subarray(0, end))
  await writeFile(join(folder, 'vocab.spm'), file.subarray(end, -8))
  const files = { model: 'model.bin', sourceVocabulary: 'vocab.spm', targetVocabulary: 'vocab.spm' }
  await writeFile(join(folder, 'card.json'), JSON.stringify({ source: 'en', target: 'ja', version: '1', files }))
  const model = await readModel(folder)
  const runtime = await MarianRuntime.start(await readBergamot())
  return model && runtime.translate(model, ['Good morning.'], 2 ** 30)
}

const [, , reader = '', path = ''] = process.argv
try {
  console.log((await readers[reader]?.(path)) ?? 'opened')
  // A runtime in WebAssembly may keep threads.
  process.exit(0)
} catch (thrown) {
  if (!isSaid(thrown)) throw thrown
  console.error(thrown.message)
  process.exit(1)
}

/** The answer to a caller or an operator. */
function isSaid(thrown: unknown): thrown is Error {
  const isGivenUp = thrown instanceof Error && thrown.message.includes('gave up')
  return (
    thrown instanceof OperatorError || thrown instanceof ServiceError || thrown instanceof MissingPartError || isGivenUp
  )
}
