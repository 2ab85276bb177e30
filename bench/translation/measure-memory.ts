import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { measureRates } from '../http/measure-rate.ts'
import { startProcess, type Started } from '../http/start-process.ts'
import { writePostScript } from '../http/write-post-script.ts'
import type { Figure } from '../result.ts'

const run = promisify(execFile)
const command = join(import.meta.dirname, '../../src/cli/mainstay.ts')
const key = 'the-key-of-this-bench'

/** Texts of the memory: of a size that a person's own may have. */
const size = 5_000

/** What is answered from the memory, to 32 callers at once, beside a call of the same wire for which nothing has to be looked up. */
export async function measureMemory(): Promise<Figure> {
  const folder = await mkdtemp(join(tmpdir(), 'mainstay-bench-memory-'))
  const settings = { MAINSTAY_DEV_KEY: key, MAINSTAY_DATA: folder, MAINSTAY_SAMPLES: '0' }
  try {
    const file = join(folder, 'memory.tmx')
    await writeFile(file, writeTmx())
    await run(process.execPath, [command, 'import', 'translation', file], { env: { ...process.env, ...settings } })
    const server = await startProcess(command, ['serve'], 18_032, '/healthz', settings)
    try {
      return await measureHits(server)
    } finally {
      await server.stop()
    }
  } finally {
    await rm(folder, { recursive: true })
  }
}

async function measureHits({ origin }: Started): Promise<Figure> {
  const url = `${origin}/translate2/language/translate/v2?key=${key}`
  const ask = (text: string) => ({ q: [text], source: 'en', target: 'de', format: 'text' })
  const { headers } = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(ask(toText(4_711))),
  })
  if (headers.get('x-mainstay-engine') !== 'memory') throw new Error('The memory did not answer.')
  const [hits = 0] = await measureRates([url], { script: writePostScript(ask(toText(4_711))) })
  const [others = 0] = await measureRates([url], { script: writePostScript(ask('4711')) })
  return {
    name: 'answers from the memory, 32 at a time',
    value: hits,
    unit: 'requests/s',
    peers: { 'texts without letters': others },
    target: '>= 2000',
  }
}

function writeTmx(): string {
  const units = Array.from({ length: size }, (_, index) => {
    const tuv = (language: string, text: string) => `<tuv xml:lang="${language}"><seg>${text}</seg></tuv>`
    return `<tu>${tuv('en', toText(index))}${tuv('de', `Der Behälter ${index} ist voll.`)}</tu>`
  })
  return `<?xml version="1.0"?>\n<tmx version="1.4"><header srclang="en" datatype="plaintext"/><body>${units.join('\n')}</body></tmx>`
}

function toText(index: number): string {
  return `Bin ${index} is full.`
}
