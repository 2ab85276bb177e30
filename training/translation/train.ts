import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { dataFolder } from '../moderations/data-folder.ts'
import { packModel } from './pack-model.ts'
import { unpackModels } from './unpack-model.ts'

const python = process.env['PYTHON'] ?? '/usr/bin/python3'
/** What may be stopped and gone on with lies here: vocabularies, weights, the state of the optimiser. */
const work = process.env['TRANSLATION_WORK'] ?? join(tmpdir(), 'mainstay-translation')
const models = join(import.meta.dirname, '../../src/capabilities/translation/models')
const directions = ['en-ja', 'ja-en']
/** glibc gives blocks of more than 32 MB back at every step otherwise, and takes a fifth more time. */
const allocation = {
  MALLOC_MMAP_THRESHOLD_: String(2 ** 25),
  MALLOC_TRIM_THRESHOLD_: String(2 ** 33),
  MALLOC_TOP_PAD_: String(2 ** 28),
  MALLOC_ARENA_MAX: '1',
}

/** Further training of the shipped models on a processor: `TRANSLATION_COURSE=further`. */
const further = '--encoder-layers 6 --rounded --cooling 0.6 --rate 1.2e-3 --first-step 33000 --tokens 3000'.split(' ')
/** How much of the shipped model is kept of the direction that forgot more than the other. */
const keptOfShipped = 0.3

/** Makes the models of translation between English and Japanese, both directions beside each other. Its README says how long it takes. */
export default async function train(): Promise<void> {
  const named = process.env['TRANSLATION_COURSE']
  const goesOn = named === 'further' || (named === 'distil' && process.env['TRANSLATION_FIRST'] !== 'nothing')
  if (goesOn) unpackModels(models, work)
  await read('make_vocabularies.py', [work])
  await read('align_words.py', [work])
  const course = named === 'distil' ? 'distil.py' : 'train.py'
  const minutes = process.env['TRANSLATION_MINUTES'] ?? '600'
  await Promise.all(
    directions.map((direction) => {
      const first = goesOn ? ['--first', join(work, `${direction}.first.bin`)] : []
      return read(course, [direction, work, '--minutes', minutes, ...first, ...(named === 'further' ? further : [])])
    }),
  )
  if (named === 'further')
    await run('average.py', ['en-ja', work, join(work, 'en-ja.first.bin'), '--share', String(1 - keptOfShipped)])
  for (const direction of directions) {
    await read('calibrate.py', [direction, work])
    await read('export.py', [direction, work, join(models, direction)])
    packModel(join(models, direction))
    await read('evaluate.py', [direction, work, '--beam', '4'])
  }
}

function read(script: string, options: readonly string[]): Promise<void> {
  return run(script, [...options, '--corpus', dataFolder])
}

async function run(script: string, options: readonly string[]): Promise<void> {
  const running = spawn(python, [join(import.meta.dirname, script), ...options], {
    stdio: 'inherit',
    env: { ...process.env, ...allocation, OMP_NUM_THREADS: '1', PYTHONDONTWRITEBYTECODE: '1' },
  })
  const ended: readonly unknown[] = await once(running, 'close')
  const [code] = ended
  if (code !== 0) throw new Error(`${python} training/translation/${script} ended with ${String(code)}`)
}
