/** The OpenAPI document by Redocly's recommended rules; what stays out is in `.redocly.lint-ignore.yaml`, with the reason. */
import { join } from 'node:path'
import { type Config, lintFromString, loadConfig } from '@redocly/openapi-core'
import { expect, test } from 'vitest'
import { interfaces } from '../src/interfaces/index.ts'
import { toOpenApiDocument } from '../src/kernel/wire/openapi/to-openapi-document.ts'

const root = join(import.meta.dirname, '..')
const document = toOpenApiDocument(
  interfaces.map(({ contract }) => contract),
  '1.0.0',
)

async function lint(source: object, config: Config) {
  const problems = await lintFromString({
    source: JSON.stringify(source),
    absoluteRef: join(root, 'openapi.json'),
    config,
  })
  return problems.map(({ ruleId, severity, message, ignored = false }) => ({ ruleId, severity, message, ignored }))
}

test('finds nothing but two pairs of paths that are told apart by their versions', async () => {
  const problems = await lint(document, await loadConfig({ configPath: join(root, 'redocly.yaml') }))
  expect(problems.filter(({ ignored }) => !ignored)).toEqual([])
  expect(problems.map(({ message }) => message)).toEqual([
    'Paths should resolve unambiguously. Found two ambiguous paths: `/vision/{version}/models/{model}/analyze` and `/vision/vision/{version}/textOperations/{operationId}`.',
    'Paths should resolve unambiguously. Found two ambiguous paths: `/vision/vision/{version}/analyze` and `/vision/{version}/read/analyze`.',
  ])
})

test('finds an operation without a success, and a third pair', async () => {
  const config = await loadConfig({ configPath: join(root, 'redocly.yaml') })
  const operation = { summary: 'A', operationId: 'a', security: [], responses: { 400: { description: 'No' } } }
  const paths = { ...document.paths, '/a/{b}': { get: operation }, '/{b}/a': { get: operation } }
  const found = (await lint({ ...document, paths }, config)).filter(({ ignored }) => !ignored)
  expect(found.map(({ ruleId }) => ruleId)).toEqual(
    expect.arrayContaining(['operation-2xx-response', 'no-ambiguous-paths']),
  )
})
