import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { Type } from 'typebox'
import { createRandom } from '../../src/libraries/random/create-random.ts'
import { createJsonReader } from '../../src/libraries/json/create-json-reader.ts'
import { readCsv } from './read-csv.ts'
import { dataFolder } from './data-folder.ts'
import type { Example } from './example.ts'
import { pick } from './random.ts'

const unzip = promisify(gunzip)

const [yes, no] = [1, 0]

/** HateCheck (CC BY 4.0): says whether a case is hateful; of violence only that a threat is a threat. */
export async function readHateCheck(): Promise<readonly Example[]> {
  const rows = readCsv(await readFile(join(dataFolder, 'moderation/hatecheck.csv'), 'utf8'))
  return rows.slice(1).map(([, functionality = '', , text = '', gold = '', , , , , , , template = '']) => {
    const isHate = gold === 'hateful'
    const isThreat = functionality.startsWith('threat_')
    const labels = [no, isHate ? yes : no, isThreat ? yes : isHate ? undefined : no, no, isThreat ? yes : undefined, no]
    return { text, labels, weight: 0.8, origin: `hatecheck:${functionality}:${template}` }
  })
}

const groups =
  /\b(?:wom[ae]n|girls?|blacks?|whites?|jew|islam|muslim|gays?|trans\w*|mexican|chinese|asian|immigra|illegals|retard|queer|lesbian)/i

/** Toxicity (Surge AI, MIT): what is toxic about a group counts as hate, other insults as none. */
export async function readToxicity(): Promise<readonly Example[]> {
  const rows = readCsv(await readFile(join(dataFolder, 'moderation/surge_toxicity_en.csv'), 'utf8'))
  return rows.slice(1).map(([text = '', verdict], at) => {
    const origin = `toxicity:${at}`
    if (verdict !== 'Toxic') return { text, labels: [no, no, no, no, no, no], weight: 0.8, origin }
    const isHate = groups.test(text)
    return {
      text,
      labels: [undefined, isHate ? yes : no, undefined, undefined, undefined, no],
      weight: isHate ? 0.6 : 0.3,
      origin,
    }
  })
}

export interface Passage {
  readonly sentences: readonly string[]
  readonly source: string
}

const readTalk = createJsonReader(Type.Object({ u: Type.Array(Type.String()) }))

/** Runs of sentences of harmless text, as they stand in books, speeches, news, mails and talk. */
export async function readHarmless(): Promise<readonly Passage[]> {
  const random = createRandom(7)
  const passages: Passage[] = []
  for (const [name, max] of [
    ['english-modern.txt.gz', 9000],
    ['english-books.txt.gz', 5000],
    ['japanese-books.txt.gz', 500],
  ] as const) {
    const all = toPassages((await readZipped(name)).toString(), name)
    for (let taken = 0; taken < max && all.length > 0; taken++) passages.push(pick(all, random))
  }
  const talk = (await readZipped('japanese-dialogues.jsonl.gz')).toString().split('\n')
  for (const line of talk.slice(0, 700))
    if (line) passages.push({ sentences: readTalk(line).u.slice(0, 12), source: 'dialogues' })
  const pairs = (await readZipped('parallel/train.en.gz')).toString().split('\n')
  for (let at = 0; at < 20_000; at++)
    passages.push({ sentences: [(pairs[at * 2] ?? '').replace(/ (?=[.,?!']|n't)/g, '')], source: 'pairs' })
  return passages.filter(({ sentences }) => sentences.length > 0)
}

async function readZipped(name: string): Promise<Buffer> {
  return unzip(await readFile(join(dataFolder, name)))
}

function toPassages(text: string, source: string): Passage[] {
  return text.split(/\n\s*\n/).flatMap((paragraph) => {
    const plain = paragraph.replace(/\s+/g, ' ').trim()
    const sentences = plain.match(/[^.!?。！？]{8,}[.!?。！？]+["'”’」]?/g) ?? []
    return sentences.length > 0 && sentences.length < 40
      ? [{ sentences: sentences.map((each) => each.trim()), source }]
      : []
  })
}
