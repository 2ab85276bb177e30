/** The sample store's port: six fixed sets of records that can be listed, filtered, sorted, cut and joined. */

export interface User {
  readonly id: number
  readonly name: string
  readonly username: string
  readonly email: string
  readonly address: {
    readonly street: string
    readonly suite: string
    readonly city: string
    readonly zipcode: string
    /** Decimal degrees, as text. */
    readonly geo: { readonly lat: string; readonly lng: string }
  }
  readonly phone: string
  readonly website: string
  readonly company: { readonly name: string; readonly catchPhrase: string; readonly bs: string }
  readonly posts?: readonly Post[]
  readonly albums?: readonly Album[]
  readonly todos?: readonly Todo[]
}

export interface Post {
  readonly userId: number
  readonly id: number
  readonly title: string
  /** May contain line breaks. */
  readonly body: string
  readonly user?: User
  readonly comments?: readonly Comment[]
}

export interface Comment {
  readonly postId: number
  readonly id: number
  readonly name: string
  readonly email: string
  readonly body: string
  readonly post?: Post
}

export interface Album {
  readonly userId: number
  readonly id: number
  readonly title: string
  readonly user?: User
  readonly photos?: readonly Photo[]
}

export interface Photo {
  readonly albumId: number
  readonly id: number
  readonly title: string
  readonly url: string
  readonly thumbnailUrl: string
  readonly album?: Album
}

export interface Todo {
  readonly userId: number
  readonly id: number
  readonly title: string
  readonly completed: boolean
  readonly user?: User
}

export interface SampleSets {
  readonly posts: Post
  readonly comments: Comment
  readonly albums: Album
  readonly photos: Photo
  readonly users: User
  readonly todos: Todo
}

export type Resource = keyof SampleSets

/**
 * `path` may reach inside: `address.city`. Several values mean any of them; for `differs`, none of them. `equals` on a
 * field that the set does not have is passed over; the other tests match nothing there.
 */
export interface Filter {
  readonly path: string
  readonly test: 'equals' | 'differs' | 'at-least' | 'at-most' | 'matches'
  readonly values: readonly string[]
}

export interface SortKey {
  readonly path: string
  readonly order: 'asc' | 'desc'
}

/** Records put inside each record; names that fit nothing are passed over. */
export interface Joins {
  /** Sets whose records refer to this one: `comments` inside posts. */
  readonly embed: readonly string[]
  /** Records that this one refers to, by their singular: `user` inside posts. */
  readonly expand: readonly string[]
}

export interface ListQuery extends Joins {
  readonly filters: readonly Filter[]
  /** Text that some field contains, in whichever case. */
  readonly search?: string
  readonly sort: readonly SortKey[]
  /** From `start` up to but not including `end`; negative numbers count from the end, as `Array.prototype.slice` has it. */
  readonly range?: { readonly start: number; readonly end: number }
}

export interface RecordList<Entry> {
  readonly records: readonly Entry[]
  /** How many matched before the range was cut. */
  readonly total: number
}

export interface SampleStore {
  /** The same object every time when the query asks for nothing in particular, so that its JSON can be written once. */
  list<Set extends Resource>(resource: Set, query: ListQuery): Promise<RecordList<SampleSets[Set]>>
  /** The same object every time when nothing is joined. */
  find<Set extends Resource>(resource: Set, id: number, joins: Joins): Promise<SampleSets[Set] | undefined>
}
