import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Lists of people of public life, a region each. */
export const regionalLists = ['chinese-spelled', 'southeast-asian', 'hebrew', 'korean'] as const

type PeopleList = 'scientists' | 'authors' | (typeof regionalLists)[number]

/** A list of people that training never reads, for mending the engine and for its figures. */
export async function readPeople(list: PeopleList): Promise<{ name: string; isWoman: boolean }[]> {
  const text = await readFile(join(import.meta.dirname, `development/${list}.txt`), 'utf8')
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
