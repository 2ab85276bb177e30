import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

/** Debian's own Python, which its packages python3-torch, python3-sklearn and python3-scipy belong to. */
const python = process.env['PYTHON'] ?? '/usr/bin/python3'

const modelFolder = join(import.meta.dirname, '../../src/interfaces/embeddings/models/mainstay-embedding')

/** Makes the model of sentence vectors; takes about five minutes of one core. The packages it needs are in its README. */
export default async function train(): Promise<void> {
  const running = spawn(python, [join(import.meta.dirname, 'train.py'), modelFolder], {
    stdio: 'inherit',
    env: { ...process.env, PYTHONDONTWRITEBYTECODE: '1' },
  })
  const ended: readonly unknown[] = await once(running, 'close')
  const [code] = ended
  if (code !== 0) throw new Error(`${python} training/embeddings/train.py ended with ${String(code)}`)
}
