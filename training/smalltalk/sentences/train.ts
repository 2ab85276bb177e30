import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import {
  encoderFiles,
  promptVectorsPath,
} from '../../../src/interfaces/japanese-smalltalk/engines/embedded/meaning/model-files.ts'
import { dataFolder } from '../../moderations/data-folder.ts'
import { unpackModels } from '../../translation/unpack-model.ts'
import { writePrompts } from './write-prompts.ts'

const python = process.env['PYTHON'] ?? '/usr/bin/python3'
const work = process.env['SENTENCES_WORK'] ?? join(tmpdir(), 'mainstay-sentences')
const translators = join(import.meta.dirname, '../../../src/capabilities/translation/models')

/** Makes the encoder of small talk's sentences, and what all prompts mean by it; with `prompts` only these, after a change of the exchanges. */
export default async function train(part?: string): Promise<void> {
  if (part !== 'prompts') await makeEncoder()
  const prompts = await writePrompts()
  writeFileSync(promptVectorsPath, prompts)
  console.log(`${prompts.length} bytes of prompts`)
}

async function makeEncoder(): Promise<void> {
  unpackModels(translators, work)
  await run('train.py', [work, '--corpus', dataFolder, '--minutes', process.env['SENTENCES_MINUTES'] ?? '30'])
  const exported = join(work, 'sentences.bin')
  await run('export.py', [work, exported])
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 22 }
  writeFileSync(encoderFiles.own, brotliCompressSync(readFileSync(exported), { params }))
}

async function run(script: string, options: readonly string[]): Promise<void> {
  const running = spawn(python, [join(import.meta.dirname, script), ...options], {
    stdio: 'inherit',
    env: { ...process.env, PYTHONDONTWRITEBYTECODE: '1' },
  })
  const ended: readonly unknown[] = await once(running, 'close')
  const [code] = ended
  if (code !== 0) throw new Error(`${python} training/smalltalk/sentences/${script} ended with ${String(code)}`)
}
