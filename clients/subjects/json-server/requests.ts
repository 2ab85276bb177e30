export interface JsonServerRequest {
  readonly path: string
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: () => string | FormData | URLSearchParams
  /** Asked a second time with the ETag of the first answer. */
  readonly conditional?: boolean
  readonly note?: string
}

const json = { 'content-type': 'application/json; charset=UTF-8' }
const sets = ['posts', 'comments', 'albums', 'photos', 'todos', 'users']

function formData(): FormData {
  const form = new FormData()
  form.append('title', 'foo')
  return form
}

const queries = [
  'userId=1',
  'userId=1&userId=2',
  'userId[]=1&userId[]=2',
  'userId[0]=1&userId[1]=3',
  'userId%5B%5D=1',
  'id=1&id=2&id=3',
  'id[]=4&id[]=5',
  'userId=1&id=3',
  'id_gte=5&id_lte=9',
  'id_ne=1&_limit=3',
  'id_ne=1&id_ne=2&_limit=3',
  'title_like=the&_limit=2',
  'q=loaf',
  'q=loaf&q=nothing-has-this',
  'q=nothing-has-this',
  '_page=1',
  '_page=2&_limit=7',
  '_page=1&_page=2',
  '_page=14&_limit=7',
  '_page=15&_limit=7',
  '_page=0',
  '_page=2&_page=1',
  '_page=0&_page=3',
  '_page=x&_limit=3',
  '_page=02&_limit=3',
  '_page=&_limit=3',
  '_page=&_page=&_limit=3',
  '_end=&_limit=3',
  '_limit=3&_page=3',
  'callback=show&_page=2&_limit=3',
  '_limit=5',
  '_limit=5&_limit=3',
  '_limit=0',
  '_start=20&_end=30',
  '_start=20&_limit=5',
  '_start=5&_start=8&_limit=2',
  '_start=95',
  '_sort=title&_order=desc&_limit=3',
  '_sort=userId,title&_order=desc,asc&_limit=5',
  '_sort=id&_order=DESC&_limit=2',
  '_embed=comments&_limit=1',
  '_expand=user&_limit=1',
  '_embed=comments&_expand=user&_limit=1',
  'unknown=1&_limit=2',
  'callback=show&_limit=1',
  'callback=show.it%5B0%5D&_limit=1',
  'callback=a(b)&_limit=1',
  'callback=&_limit=1',
  '_=123&_limit=1',
  'userId=99',
  'userId=&_limit=2',
]

const single = sets.flatMap((set) => [
  { path: `/${set}` },
  { path: `/${set}/1` },
  { path: `/${set}/1`, conditional: true, note: 'again with its ETag' },
  { path: `/${set}/99999` },
  { path: `/${set}?_limit=3` },
  { path: `/${set}/1?callback=show` },
])

const nested = [
  '/posts/1/comments',
  '/albums/1/photos',
  '/users/1/albums',
  '/users/1/todos',
  '/users/1/posts',
  '/posts/9999/comments',
]

const writes: readonly JsonServerRequest[] = [
  ...sets.map((set) => ({ path: `/${set}`, method: 'POST', headers: json, body: () => '{"title":"foo","userId":1}' })),
  ...sets.map((set) => ({ path: `/${set}/1`, method: 'PUT', headers: json, body: () => '{"title":"foo"}' })),
  ...sets.map((set) => ({ path: `/${set}/1`, method: 'PATCH', headers: json, body: () => '{"title":"foo"}' })),
  ...sets.map((set) => ({ path: `/${set}/1`, method: 'DELETE' })),
  { path: '/posts', method: 'POST', body: formData, note: 'FormData' },
  { path: '/posts/1', method: 'PUT', body: formData, note: 'FormData' },
  { path: '/posts/1', method: 'PATCH', body: formData, note: 'FormData' },
  { path: '/posts', method: 'POST', body: () => new URLSearchParams({ title: 'foo', body: 'bar' }), note: 'form' },
  { path: '/posts', method: 'POST', body: () => '{"title":"foo"}', note: 'JSON as text/plain' },
  { path: '/posts', method: 'POST', note: 'no body' },
  { path: '/posts/1', method: 'PUT', note: 'no body' },
  { path: '/posts/9999', method: 'PATCH', headers: json, body: () => '{}' },
  { path: '/posts/', method: 'POST', headers: json, body: () => '{"title":"foo"}' },
  { path: '/posts?_=1&title=a%20b', method: 'POST', headers: json, body: () => '{"title":"foo"}' },
  { path: '/posts/1?callback=show', method: 'PUT', headers: json, body: () => '{"title":"foo"}' },
  { path: '/posts/1?callback=show', method: 'DELETE' },
  { path: '/posts?callback=show', method: 'POST', headers: json, body: () => '{"title":"foo"}' },
]

const origin = { origin: 'https://app.example' }
const pages: readonly JsonServerRequest[] = [
  { path: '/posts/1', headers: origin, note: 'from a page' },
  { path: '/posts?_page=2', headers: origin, note: 'from a page' },
  { path: '/posts', method: 'POST', headers: { ...origin, ...json }, body: () => '{}', note: 'from a page' },
  { path: '/posts/1', headers: { origin: 'null' }, note: 'from a file' },
  { path: '/posts', conditional: true, note: 'again with its ETag' },
  { path: '/posts?_page=2', conditional: true, note: 'again with its ETag' },
  { path: '/posts/1', headers: { 'if-none-match': '*', 'cache-control': 'max-age=0' }, note: 'any ETag' },
  { path: '/posts/1', headers: { 'if-none-match': '"other"' }, note: 'another ETag' },
  {
    path: '/posts',
    method: 'OPTIONS',
    headers: { ...origin, 'access-control-request-method': 'POST', 'access-control-request-headers': 'content-type' },
    note: 'preflight',
  },
]

/** What people send to JSONPlaceholder: 138 and more requests. */
export const jsonServerRequests: readonly JsonServerRequest[] = [
  ...single,
  ...nested.map((path) => ({ path })),
  ...queries.map((query) => ({ path: `/posts?${query}` })),
  { path: '/comments?postId=1' },
  { path: '/comments?postId[]=1&postId[]=2' },
  { path: '/todos?completed=true&userId=1' },
  { path: '/users?address.city=Lyon' },
  { path: '/posts/1?_embed=comments' },
  { path: '/posts/1?_expand=user' },
  { path: '/nothing' },
  { path: '/nothing?callback=show' },
  { path: '/posts/99999?callback=show' },
  { path: '/posts/x?callback=show.it&callback=other' },
  { path: '/posts/99999?callback=' },
  { path: '/posts/1/nothing' },
  ...writes,
  ...pages,
]
