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
])('%s and %s are %s', (base, path, joined) => {
  expect(joinPath(base, path)).toBe(joined)
})
