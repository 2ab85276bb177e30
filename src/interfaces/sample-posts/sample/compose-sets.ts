import type { Album, Post, SampleSets, Resource, Todo, User } from '../port.ts'
import { composeComments } from './compose-comments.ts'
import { composePhotos } from './compose-photos.ts'
import { people } from './people.ts'

export type RecordSets = { readonly [Set in Resource]: readonly SampleSets[Set][] }

/** Every set in full; the same records at every start. */
export function composeSets(): RecordSets {
  const users = people.map(({ profile }, index): User => ({ id: index + 1, ...profile }))
  const posts = ofEachPerson(
    ({ posts }) => posts,
    (userId, id, [title, ...lines]): Post => ({ userId, id, title, body: lines.join('\n') }),
  )
  const albums = ofEachPerson(
    ({ albums }) => albums,
    (userId, id, title): Album => ({ userId, id, title }),
  )
  const todos = ofEachPerson(
    ({ todos }) => todos,
    (userId, id, title): Todo => ({ userId, id, title, completed: isCompleted(id) }),
  )
  return { users, posts, albums, todos, comments: composeComments(posts, people), photos: composePhotos(albums) }
}

/** Numbers what the people wrote straight through, from 1. */
function ofEachPerson<Written, Made>(
  select: (person: (typeof people)[number]) => readonly Written[],
  make: (userId: number, id: number, written: Written) => Made,
): Made[] {
  const written = people.flatMap((person, index) => select(person).map((each) => ({ userId: index + 1, each })))
  return written.map(({ userId, each }, index) => make(userId, index + 1, each))
}

/** Nine of each twenty are done, in no visible pattern. */
function isCompleted(id: number): boolean {
  return (id * 7) % 20 < 9
}
