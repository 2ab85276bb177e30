/** The English-Japanese sentences of the development data: lower case and tokenised, brought near to what people write. */
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { sharedDataAt } from '../../src/kernel/testing/shared-data.ts'
import { openNames } from './restore-names.ts'

const folder = sharedDataAt('text/parallel')

export interface SentencePair {
  readonly en: string
  readonly ja: string
}

export function hasCorpus(): boolean {
  return existsSync(folder)
}

export async function readCorpus(): Promise<{ training: readonly SentencePair[]; dev: readonly SentencePair[] }> {
  const unpack = promisify(gunzip)
  const readPacked = async (name: string) => lines((await unpack(await readFile(join(folder, name)))).toString())
  const read = async (name: string) => lines(await readFile(join(folder, name), 'utf8'))
  return {
    training: pair(await readPacked('train.en.gz'), await readPacked('train.ja.gz')),
    dev: pair(await read('dev.en'), await read('dev.ja')),
  }
}

function lines(text: string): string[] {
  return text.trimEnd().split('\n')
}

function pair(english: readonly string[], japanese: readonly string[]): SentencePair[] {
  const restoreNames = openNames()
  return english.map((en, index) => ({
    en: joinEnglish(restoreNames(en)),
    ja: (japanese[index] ?? '').replaceAll(' ', ''),
  }))
}

/** Clitics and punctuation attached, the first letter and "I" in capitals. */
function joinEnglish(tokens: string): string {
  const joined = tokens
    .replace(/ (n't|'(?:s|m|d|re|ve|ll|t))\b/g, '$1')
    .replace(/ ([.,;:!?)%])/g, '$1')
    .replace(/([($]) /g, '$1')
    .replace(/\bi\b/g, 'I')
  return joined.charAt(0).toUpperCase() + joined.slice(1)
}
