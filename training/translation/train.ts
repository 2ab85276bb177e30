import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { dataFolder } from '../moderations/data-folder.ts'

const python = process.env['PYTHON'] ?? '/usr/bin/python3'
const corpus = join(dataFolder, 'parallel')
/** What may be stopped and gone on with lies here: vocabularies, weights, the state of the optimiser. */
const work = process.env['TRANSLATION_WORK'] ?? join(tmpdir(), 'mainstay-translation')
const models = join(import.meta.dirname, '../../src/capabilities/translation/models')
const directions = ['en-ja', 'ja-en']

/** Makes the models of translation between English and Japanese, both directions beside each other. Its README says how long it takes. */
export default async function train(): Promise<void> {
  await run('make_vocabularies.py', [work, '--corpus', corpus])
  const minutes = process.env['TRANSLATION_MINUTES'] ?? '60'
  await Promise.all(
    directions.map((direction) => run('train.py', [direction, work, '--corpus', corpus, '--minutes', minutes])),
  )
  for (const direction of directions) {
    await run('calibrate.py', [direction, work, '--corpus', corpus])
    await run('export.py', [direction, work, join(models, direction), '--corpus', corpus])
    await run('evaluate.py', [direction, work, '--corpus', corpus])
  }
}

async function run(script: string, options: readonly string[]): Promise<void> {
  const running = spawn(python, [join(import.meta.dirname, script), ...options], {
    stdio: 'inherit',
    env: { ...process.env, PYTHONDONTWRITEBYTECODE: '1' },
  })
  const ended: readonly unknown[] = await once(running, 'close')
  const [code] = ended
  if (code !== 0) throw new Error(`${python} training/translation/${script} ended with ${String(code)}`)
}
