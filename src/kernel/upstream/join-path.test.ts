import { expect, test } from 'vitest'
import { joinPath } from './join-path.ts'

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
