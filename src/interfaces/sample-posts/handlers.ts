import { ServiceError } from '../../kernel/foundation/errors/service-error.ts'
import { answer, type Answer, fixedAnswer } from '../../kernel/wire/interface/answer.ts'
import type { Handlers, OperationContext } from '../../kernel/wire/interface.ts'
import type { samplePosts } from './contract.ts'
import type { Joins, ListQuery, RecordList, Resource, SampleSets, SampleStore } from './port.ts'
import { finishRead, finishWrite, type FinishInput } from './wire/finish-answer.ts'
import { notCached } from './wire/not-cached.ts'
import { writePageLinks } from './wire/page-links.ts'
import { readJoins, readListQuery } from './wire/read-list-query.ts'
import { readPage } from './wire/read-range.ts'
import { readSentRecord } from './wire/read-sent-record.ts'
import type { WireQuery } from './wire/wire-query.ts'

export const handlers: Handlers<typeof samplePosts, SampleStore> = {
  listPosts: list('posts'),
  getPost: show('posts'),
  createPost: create('posts'),
  replacePost: replace('posts'),
  updatePost: update('posts'),
  deletePost: remove('posts'),
  listPostComments: listChildren('comments', 'postId'),

  listComments: list('comments'),
  getComment: show('comments'),
  createComment: create('comments'),
  replaceComment: replace('comments'),
  updateComment: update('comments'),
  deleteComment: remove('comments'),

  listAlbums: list('albums'),
  getAlbum: show('albums'),
  createAlbum: create('albums'),
  replaceAlbum: replace('albums'),
  updateAlbum: update('albums'),
  deleteAlbum: remove('albums'),
  listAlbumPhotos: listChildren('photos', 'albumId'),

  listPhotos: list('photos'),
  getPhoto: show('photos'),
  createPhoto: create('photos'),
  replacePhoto: replace('photos'),
  updatePhoto: update('photos'),
  deletePhoto: remove('photos'),

  listTodos: list('todos'),
  getTodo: show('todos'),
  createTodo: create('todos'),
  replaceTodo: replace('todos'),
  updateTodo: update('todos'),
  deleteTodo: remove('todos'),

  listUsers: list('users'),
  getUser: show('users'),
  createUser: create('users'),
  replaceUser: replace('users'),
  updateUser: update('users'),
  deleteUser: remove('users'),
  listUserPosts: listChildren('posts', 'userId'),
  listUserAlbums: listChildren('albums', 'userId'),
  listUserTodos: listChildren('todos', 'userId'),
}

interface ListInput {
  readonly query: WireQuery
  /** Put together anew at every reading, so it is read only where it is needed. */
  readonly url: URL
}

interface IdInput {
  readonly params: { readonly id: string }
}

type Context = Pick<OperationContext<SampleStore>, 'engine'>

type Make<Input, Body> = (input: Input, context: Context) => Promise<Answer<Body>>

/** With what the original's server adds to what is read. */
function reading<Input, Body>(make: Make<Input, Body>) {
  return async (input: Input & FinishInput, context: Context) => finishRead(input, await make(input, context))
}

/** With what it adds to what is written. */
function writing<Input, Body>(make: Make<Input, Body>) {
  return async (input: Input & FinishInput, context: Context) => finishWrite(input, await make(input, context))
}

const cached = { headers: { 'cache-control': 'public, max-age=14400' } }
const everything: ListQuery = { filters: [], sort: [], embed: [], expand: [] }

function list<Set extends Resource>(resource: Set) {
  return reading(async (input: ListInput, { engine }: Context): Promise<Answer<readonly SampleSets[Set][]>> => {
    if (!isEmpty(input.query)) return answerList(input, input.query, resource, engine)
    const { records } = await engine.list(resource, everything)
    return fixedAnswer(records, cached)
  })
}

function listChildren<Set extends Resource>(resource: Set, foreignKey: string) {
  return reading(async (input: ListInput & IdInput, { engine }: Context): Promise<Answer<readonly SampleSets[Set][]>> =>
    answerList(input, { ...input.query, [foreignKey]: input.params.id }, resource, engine),
  )
}

async function answerList<Set extends Resource>(
  input: ListInput,
  query: WireQuery,
  resource: Set,
  engine: SampleStore,
): Promise<Answer<readonly SampleSets[Set][]>> {
  const listQuery = readListQuery(query)
  const found = await engine.list(resource, listQuery)
  const headers = listQuery.range ? { ...cached.headers, ...countHeaders(input, found) } : cached.headers
  return answer(found.records, { headers })
}

function countHeaders(input: ListInput, { total }: RecordList<unknown>): Record<string, string> {
  const page = readPage(input.query)
  const link = page && writePageLinks(input.url.href, page, total)
  return {
    'x-total-count': String(total),
    'access-control-expose-headers': page ? 'X-Total-Count, Link' : 'X-Total-Count',
    ...(link ? { link } : {}),
  }
}

function show<Set extends Resource>(resource: Set) {
  return reading(
    async (
      { params, query }: IdInput & { readonly query: WireQuery },
      { engine }: Context,
    ): Promise<Answer<SampleSets[Set]>> => {
      if (isEmpty(query)) return fixedAnswer(await find(engine, resource, params.id), cached)
      return answer(await find(engine, resource, params.id, readJoins(query)), cached)
    },
  )
}

function create(resource: Resource) {
  return writing(async (input: { readonly body: unknown; readonly url: URL }, { engine }: Context) => {
    const { total } = await engine.list(resource, everything)
    const id = total + 1
    // As the original has it: behind the whole address, a query included.
    const location = `${input.url.href}/${id}`
    return answer(
      { ...readSentRecord(input.body), id },
      {
        headers: { ...notCached, location, 'access-control-expose-headers': 'Location' },
      },
    )
  })
}

function replace(resource: Resource) {
  return writing(async ({ params, body }: IdInput & { readonly body: unknown }, { engine }: Context) => {
    const { id } = await find(engine, resource, params.id)
    return answer({ ...readSentRecord(body), id }, { headers: notCached })
  })
}

function update(resource: Resource) {
  return writing(async ({ params, body }: IdInput & { readonly body: unknown }, { engine }: Context) => {
    const record = await find(engine, resource, params.id)
    return answer({ ...record, ...readSentRecord(body), id: record.id }, { headers: notCached })
  })
}

function remove(resource: Resource) {
  return writing(async ({ params }: IdInput, { engine }: Context) => {
    await find(engine, resource, params.id)
    return answer({}, { headers: notCached })
  })
}

async function find<Set extends Resource>(
  engine: SampleStore,
  resource: Set,
  id: string,
  joins: Joins = everything,
): Promise<SampleSets[Set]> {
  const record = /^[1-9]\d{0,8}$/.test(id) ? await engine.find(resource, Number(id), joins) : undefined
  if (!record) throw new ServiceError('unknown_record', 404, `There is no record ${id} among the ${resource}.`)
  return record
}

function isEmpty(query: WireQuery): boolean {
  for (const _name in query) return false
  return true
}
