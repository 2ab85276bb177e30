import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The list of scientists that training never reads: for mending the engine, and for its figures. */
export async function readScientists(): Promise<{ name: string; isWoman: boolean }[]> {
  const text = await readFile(join(import.meta.dirname, 'development/scientists.txt'), 'utf8')
  return text
    .split('\n')
    .filter((line) => /^[fm] /.test(line))
    .flatMap((line) => {
      const names = line
        .slice(2)
        .split(';')
        .map((name) => name.trim())
      return names.filter(Boolean).map((name) => ({ name, isWoman: line.startsWith('f') }))
    })
}
