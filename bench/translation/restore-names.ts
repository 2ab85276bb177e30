import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const list = join(import.meta.dirname, '../../training/translation/proper-names.txt')

/** Gives lower-cased English back the capitals of its names, by the list that the training uses; `_` joins the words of one name. */
export function openNames(): (text: string) => string {
  const names = readFileSync(list, 'utf8')
    .split('\n')
    .filter((line) => !line.startsWith('#'))
    .flatMap((line) => line.split(' '))
    .filter((name) => name !== '')
    .map((name) => name.replaceAll('_', ' '))
  const byLower = new Map(names.map((name) => [name.toLowerCase(), name]))
  const longest = Math.max(...names.map((name) => name.split(' ').length))
  return (text) => restore(text.split(' '), byLower, longest).join(' ')
}

function restore(words: readonly string[], byLower: ReadonlyMap<string, string>, longest: number): string[] {
  const restored: string[] = []
  for (let at = 0; at < words.length;) {
    const [count, name] = findName(words, at, byLower, longest)
    restored.push(name)
    at += count
  }
  return restored
}

function findName(words: readonly string[], at: number, byLower: ReadonlyMap<string, string>, longest: number) {
  for (let count = longest; count > 0; count -= 1) {
    const name = byLower.get(words.slice(at, at + count).join(' '))
    if (name !== undefined) return [count, name] as const
  }
  return [1, words[at] ?? ''] as const
}
