import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sharedDataAt } from '../src/kernel/testing/shared-data.ts'

/** Two sentences and how alike people found them, 0 to 5. */
export interface ScoredPair {
  readonly first: string
  readonly second: string
  readonly score: number
}

export interface SplitPairs {
  readonly training: readonly ScoredPair[]
  /** What the training of the shipped model never saw (training/embeddings/read_data.py splits alike). */
  readonly heldBack: readonly ScoredPair[]
}

const folder = sharedDataAt('text/similarity')

/** Every second pair of the dev part is held back. */
export async function readSts(): Promise<SplitPairs> {
  const read = async (part: string) => {
    const lines = (await readFile(join(folder, `sts-${part}.csv`), 'utf8')).split('\n').filter(Boolean)
    return lines.map((line) => {
      const fields = line.split('\t')
      return { first: fields[5] ?? '', second: fields[6] ?? '', score: Number(fields[4]) }
    })
  }
  const dev = await read('dev')
  return {
    training: [...(await read('train')), ...dev.filter((_, at) => at % 2 === 0)],
    heldBack: dev.filter((_, at) => at % 2 === 1),
  }
}

interface JstsRow {
  readonly yjcaptions_id: string
  readonly sentence1: string
  readonly sentence2: string
  readonly label: number
}

/** By image, so that no caption stands on both sides. */
export async function readJsts(): Promise<SplitPairs> {
  const lines = (await readFile(join(folder, 'jsts-train-v1.3.json'), 'utf8')).split('\n').filter(Boolean)
  const training: ScoredPair[] = []
  const heldBack: ScoredPair[] = []
  for (const line of lines) {
    const row: JstsRow = JSON.parse(line)
    const image = row.yjcaptions_id.split('-')[0]?.split('_')[0] ?? ''
    const pair = { first: row.sentence1, second: row.sentence2, score: row.label }
    if (isHeldBack(image)) heldBack.push(pair)
    else training.push(pair)
  }
  return { training, heldBack }
}

/** 15 in 100, always the same ones. */
function isHeldBack(image: string): boolean {
  return BigInt(`0x${createHash('md5').update(image).digest('hex')}`) % 100n < 15n
}
