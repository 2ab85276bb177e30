import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Pair } from './read-pairs.ts'

const folder = join(import.meta.dirname, '../own-pairs')
const numberSlot = /\{(n\d[b]?\d*)\}/g

/** Sentences of our own, in the order of their files; templates of numbers among them, since a number needs no list of words. */
export async function readOwnPairs(): Promise<Pair[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.txt')).toSorted()
  const read = names.map(async (name) => {
    const lines = (await readFile(join(folder, name), 'utf8')).split('\n')
    return lines.flatMap((line) => toPair(line, name))
  })
  return (await Promise.all(read)).flat()
}

function toPair(line: string, name: string): Pair[] {
  const [english, japanese] = line.split(' | ').map((part) => part.trim())
  if (english === undefined || japanese === undefined) return []
  const number = (text: string) => text.replace(numberSlot, '{$1}')
  if (/\{(?!n\d)/.test(english)) return []
  const kind = name === 'interface.txt' ? 'interface' : 'everyday'
  return [{ english: number(english), japanese: number(japanese), kind, source: 'own' }]
}
