import type { Joins, Resource } from '../../../port.ts'
import type { RecordSets } from '../../../sample/compose-sets.ts'
import { readPath } from './read-path.ts'

const singulars = {
  posts: 'post',
  comments: 'comment',
  albums: 'album',
  photos: 'photo',
  users: 'user',
  todos: 'todo',
} as const satisfies Readonly<Record<Resource, string>>

type Index = ReadonlyMap<unknown, readonly object[]>

/** Makes functions that put children and parents inside copies of records; what they look up is indexed once. */
export function createJoiner(sets: RecordSets) {
  const indexBy = createIndices(sets)
  const isSet = (name: string): name is Resource => Object.hasOwn(sets, name)

  function planChildren(resource: Resource, embed: Joins['embed']) {
    const names = [...new Set(embed)].filter(isSet)
    return names.map((name) => ({ name, byParent: indexBy(name, `${singulars[resource]}Id`) }))
  }

  function planParents(expand: Joins['expand']) {
    const wanted = new Set(expand)
    const parents = Object.keys(sets).filter(isSet)
    return parents
      .map((set) => ({ name: singulars[set], byId: indexBy(set, 'id') }))
      .filter(({ name }) => wanted.has(name))
  }

  return function planJoins(resource: Resource, { embed, expand }: Joins) {
    const children = planChildren(resource, embed)
    const parents = planParents(expand)
    return <Entry extends { readonly id: number }>(record: Entry): Entry => {
      const joined: Record<string, unknown> = {}
      for (const { name, byParent } of children) joined[name] = byParent.get(record.id) ?? []
      for (const { name, byId } of parents) {
        const parent = byId.get(readPath(record, [`${name}Id`]))?.[0]
        if (parent) joined[name] = parent
      }
      return { ...record, ...joined }
    }
  }
}

/** The records of a set by the value of one of their fields, put together when they are first asked for. */
function createIndices(sets: RecordSets): (set: Resource, field: string) => Index {
  const indices = new Map<string, Index>()
  return (set, field) => {
    const key = `${set}.${field}`
    const known = indices.get(key)
    if (known) return known
    const index = Map.groupBy<unknown, object>(sets[set], (record) => readPath(record, [field]))
    indices.set(key, index)
    return index
  }
}
