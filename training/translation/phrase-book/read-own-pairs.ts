import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Pair } from './read-pairs.ts'

const folder = join(import.meta.dirname, '../own-pairs')
const numberSlot = /\{(n\d[b]?\d*)\}/g

/**
 * Sentences of our own, in the order of their files; templates of numbers among them, since a number needs no list of words. Of several for one text the first
 * counts, so that those come first that were written against the answers of a book.
 */
export async function readOwnPairs(): Promise<Pair[]> {
  return [...(await readFolder(join(folder, 'corrections'))), ...(await readFolder(folder))]
}

async function readFolder(path: string): Promise<Pair[]> {
  const names = (await readdir(path)).filter((name) => name.endsWith('.txt')).toSorted()
  const read = names.map(async (name) => {
    const lines = (await readFile(join(path, name), 'utf8')).split('\n')
    return lines.flatMap((line) => toPair(line, name))
  })
  return (await Promise.all(read)).flat()
}

function toPair(line: string, name: string): Pair[] {
  const [english, japanese] = line.split(' | ').map((part) => part.trim())
  if (english === undefined || japanese === undefined) return []
  const number = (text: string) => text.replace(numberSlot, '{$1}')
  if (/\{(?!n\d)/.test(english)) return []
  const kind = name.startsWith('interface') ? 'interface' : 'everyday'
  return [{ english: number(english), japanese: number(japanese), kind, source: 'own' }]
}
