import { peopleTable } from './people-table.ts'

/** Somebody of whom people ask. */
export interface Person {
  readonly name: InBoth
  readonly born: number | undefined
  readonly died: number | undefined
  /** Such as "playwright and poet". */
  readonly role: InBoth
  readonly deeds: readonly Deed[]
}

export interface InBoth {
  readonly en: string
  readonly ja: string
}

export type DeedKind = 'work' | 'invention' | 'software' | 'discovery' | 'foundation' | 'first'

export interface Deed {
  readonly kind: DeedKind
  readonly title: InBoth
}

const kinds: ReadonlyMap<string, DeedKind> = new Map([
  ['w', 'work'],
  ['i', 'invention'],
  ['p', 'software'],
  ['d', 'discovery'],
  ['f', 'foundation'],
  ['s', 'first'],
])

export const people: readonly Person[] = peopleTable.trim().split('\n').map(readPerson)

function readPerson(line: string): Person {
  const [en = '', ja = '', born = '', died = '', role = '', roleInJapanese = '', deeds = ''] = line.split('|')
  return {
    name: { en, ja },
    born: born === '' ? undefined : Number(born),
    died: died === '' ? undefined : Number(died),
    role: { en: role, ja: roleInJapanese },
    deeds: deeds.split(';').filter(Boolean).map(readDeed),
  }
}

function readDeed(written: string): Deed {
  const [en = '', ja = ''] = written.slice(2).split('=')
  return { kind: kinds.get(written.slice(0, 1)) ?? 'work', title: { en, ja } }
}
