import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { Type } from 'typebox'
import type { ThemeTable } from '../../src/interfaces/moderations/engines/embedded/model/find-themes.ts'
import {
  NetworkHeader,
  type NetworkHeader as Header,
} from '../../src/interfaces/moderations/engines/embedded/model/network-format.ts'
import { readSentences } from '../../src/interfaces/moderations/engines/embedded/model/score-text.ts'
import { createJsonReader } from '../../src/libraries/json/create-json-reader.ts'
import { createRandom } from '../../src/libraries/random/create-random.ts'
import type { Example } from './example.ts'
import { labelHarmless } from './label-harmless.ts'
import type { Passage } from './read-sources.ts'
import { readCentres } from './read-clusters.ts'

/** Debian's own Python, which its package python3-torch belongs to. */
const python = process.env['PYTHON'] ?? '/usr/bin/python3'

/**
 * From which logit on the network raises a score, and by how much of what is above, by learned category: the most that let no figure of
 * what is held back fall. Of sexual texts and threats to groups each share let one fall.
 */
const raises: Header['raises'] = [
  { from: 1, share: 0 },
  { from: 1, share: 0.5 },
  { from: 1, share: 0 },
  { from: 1, share: 0.5 },
  { from: 0, share: 0.2 },
  { from: 1, share: 0.5 },
]

/** Where the network is sure that there is none of a category, it lowers the score a little. */
const lowers: Header['lowers'] = { from: -3, share: 0.15 }

/** Learns the network by `train_network.py`; gives the file that ships. */
export async function fitNetwork(
  examples: readonly Example[],
  passages: readonly Passage[],
  table: ThemeTable,
): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), 'moderation-network-'))
  try {
    const { count, centres } = await readCentres()
    await writeFile(join(folder, 'centres.bin'), Buffer.from(centres.buffer))
    await writeFile(join(folder, 'examples.jsonl'), listExamples(examples, passages, table).join('\n'))
    await runPython(folder, String(count))
    return toNetworkFile(await readFile(join(folder, 'network.bin')))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** One harmless passage in so many is read, of its first sentences. */
const everyPassage = 7
const sentencesOfPassage = 6

function listExamples(examples: readonly Example[], passages: readonly Passage[], table: ThemeTable): string[] {
  const random = createRandom(13)
  const toLine = (text: string, labels: Example['labels'] | undefined, weight: number) => {
    const sentences = readSentences(text, table)
    if (sentences.length === 0) return []
    const known = (labels ?? labelHarmless(sentences, random)).map((label) => label ?? null)
    const read = sentences.map(({ words, end, clusters, low, high }) => ({
      words,
      end,
      clusters: [...clusters],
      low: [...low],
      high: [...high],
    }))
    return [JSON.stringify({ sentences: read, labels: known, weight })]
  }
  return [
    ...examples.flatMap(({ text, labels, weight, origin }) => {
      const isOwn = !/^(?:hatecheck|toxicity|ailuminate|tests|tweets|forum):/.test(origin)
      const share = origin.startsWith('hatecheck:') ? 0.5 : isOwn && !labels.includes(1) ? 1.5 : 1
      return toLine(text, labels, weight * share)
    }),
    ...passages.flatMap(({ sentences }, at) =>
      at % everyPassage === 0 ? toLine(sentences.slice(0, sentencesOfPassage).join(' '), undefined, 0.5) : [],
    ),
  ]
}

async function runPython(...parts: string[]): Promise<void> {
  const script = join(import.meta.dirname, 'train_network.py')
  const running = spawn(python, [script, ...parts], {
    stdio: 'inherit',
    env: { ...process.env, PYTHONDONTWRITEBYTECODE: '1' },
  })
  const ended: readonly unknown[] = await once(running, 'close')
  const [code] = ended
  if (code !== 0) throw new Error(`${python} ${script} ended with ${String(code)}`)
}

const readLearnt = createJsonReader(Type.Omit(NetworkHeader, ['raises', 'lowers']))

/** With how it raises scores, compressed. */
function toNetworkFile(learnt: Buffer): Buffer {
  const end = learnt.indexOf(10)
  const header: Header = { ...readLearnt(learnt.toString('utf8', 0, end)), raises, lowers }
  const bytes = Buffer.concat([Buffer.from(JSON.stringify(header)), learnt.subarray(end)])
  return brotliCompressSync(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  })
}
