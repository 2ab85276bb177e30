/** Pairs of the programs and books that nothing here is trained on, by their kind. */
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { Type } from 'typebox'
import { createJsonReader } from '../../src/libraries/json/create-json-reader.ts'
import type { SentencePair } from './parallel-corpus.ts'
import { sharedDataAt } from '../../src/kernel/testing/shared-data.ts'

const repository = join(import.meta.dirname, '../..')
const folder = sharedDataAt('text/parallel-2')

const Kind = Type.Union([Type.Literal('strings'), Type.Literal('prose')])
export type HeldBackKind = Type.Static<typeof Kind>

const readPlan = createJsonReader(
  Type.Object({ heldBack: Type.Array(Type.Object({ kind: Kind, file: Type.String(), sources: Type.String() })) }),
)

export function hasHeldBack(): boolean {
  return existsSync(folder)
}

/** All pairs of a kind, in the order of the plan of the training and of the files. */
export async function readHeldBack(kind: HeldBackKind): Promise<SentencePair[]> {
  const { heldBack } = readPlan(await readFile(join(repository, 'training/translation/corpora.json'), 'utf8'))
  const unpack = promisify(gunzip)
  const read = heldBack
    .filter((held) => held.kind === kind)
    .map(async ({ file, sources }) => {
      const text = (await unpack(await readFile(join(folder, `${file}.tsv.gz`)))).toString()
      return text
        .trimEnd()
        .split('\n')
        .flatMap((row) => toPairOf(row, sources))
    })
  return (await Promise.all(read)).flat()
}

function toPairOf(row: string, source: string): SentencePair[] {
  const [en = '', ja = '', id = ''] = row.split('\t')
  return id.split(':')[0] === source ? [{ en, ja }] : []
}
