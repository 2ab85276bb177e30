import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { sharedDataAt } from '../../src/kernel/testing/shared-data.ts'

/** A part of an assembly's speech with the summary that somebody wrote of it. */
export interface Speech {
  readonly sentences: readonly string[]
  readonly summary: string
  /** Characters that the summary was allowed. */
  readonly limit: number
}

interface SpeechRow {
  readonly Source: string
  readonly Summary: string
  readonly Length: string
}

const folder = sharedDataAt('text/summary')

/** Those of NTCIR-14 QA Lab-PoliInfo; only measured on, nothing is trained on them. */
export async function readSpeeches(): Promise<Speech[]> {
  const rows: SpeechRow[] = JSON.parse(
    gunzipSync(await readFile(join(folder, 'poliinfo-training.json.gz'))).toString('utf8'),
  )
  return rows
    .map(({ Source, Summary, Length }) => ({
      sentences: Source.split('\\n').filter(Boolean),
      summary: Summary,
      limit: Number(/\d+/.exec(Length)?.[0]),
    }))
    .filter(({ sentences }) => sentences.length > 0)
}
