import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { Type } from 'typebox'
import { findBySigns } from '../../src/capabilities/language-model/domain/danger/find-by-signs.ts'
import { createJsonReader } from '../../src/libraries/json/create-json-reader.ts'
import { dataFolder } from '../moderations/data-folder.ts'

const unzip = promisify(gunzip)
const readTalk = createJsonReader(Type.Object({ u: Type.Array(Type.String()) }))

/** Sentences of everyday life that others wrote, less those that speak of danger by the rules: one in so many of each source. */
export async function readHarmless(): Promise<readonly string[]> {
  const everyday = (await readLines('parallel-2/tatoeba.tsv.gz')).flatMap((line, at) =>
    at % 6 === 0 ? line.split('\t').slice(0, 2) : [],
  )
  const programs = (await readLines('parallel-2/mozilla_ui.tsv.gz')).flatMap((line, at) =>
    at % 6 === 0 ? line.split('\t').slice(0, 2) : [],
  )
  const talks = (await readLines('japanese-dialogues.jsonl.gz'))
    .filter((line, at) => line !== '' && at % 8 === 0)
    .flatMap((line) => readTalk(line).u)
  const modern = (await readLines('english-modern.txt.gz')).flatMap((line, at) =>
    at % 4 === 0 ? (line.match(/[^.!?]{10,300}[.!?]/g) ?? []) : [],
  )
  return [...everyday, ...programs, ...talks, ...modern].filter(
    (text) => text.length > 3 && text.length < 300 && findBySigns(text) === undefined,
  )
}

async function readLines(name: string): Promise<string[]> {
  return (await unzip(await readFile(join(dataFolder, name)))).toString().split('\n')
}
