import { expect, test } from 'vitest'
import { joinPath, joinQuery } from './join-path.ts'

test.each([
  ['/', '/v1/models', '/v1/models'],
  ['/v1', '/v1/models', '/v1/models'],
  ['/v1/', '/v1/models?x=/v1', '/v1/models?x=/v1'],
  ['/openai/v1', '/v1/models', '/openai/v1/models'],
  ['/api', '/v1/models', '/api/v1/models'],
  ['/xv1', '/v1/models', '/xv1/v1/models'],
  ['/test', '/posts/1', '/test/posts/1'],
  ['/', '/v1/models', '/v1/models', '/v1'],
  ['/v1/', '/v1/models', '/v1/models', '/v1'],
  ['/api/v4', '/v1/models', '/api/v4/models', '/v1'],
])('%s and %s are %s', (base, path, joined, root = '') => {
  expect(joinPath(base, path, root)).toBe(joined)
})

test.each([
  ['/models', '', '/models'],
  ['/models?x=a%2Fb', '', '/models?x=a%2Fb'],
  ['/models', 'api-version=2', '/models?api-version=2'],
  ['/models?x=1&api-version=1', 'api-version=2', '/models?x=1&api-version=2'],
])('%s with the query "%s" is %s', (path, query, joined) => {
  expect(joinQuery(path, query)).toBe(joined)
})
