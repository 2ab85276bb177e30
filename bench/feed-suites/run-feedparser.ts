import { spawnSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readFeed } from '../../src/interfaces/news-feeds/domain/reading/read-feed.ts'
import { toFeedparserShape } from './feedparser-shape.ts'
import type { SuiteResult } from './suite-result.ts'

const expectation = /Expect:\s*(.*)/
const header = /^Header:\s+([^:]+):(.+)$/gm

/** The well-formed documents of feedparser's own tests, those of its sanitiser and of Microsoft's CDF apart, each with an expression that must hold. */
export function runFeedparser(folder: string): SuiteResult {
  const files = globSync('tests/wellformed/**/*.xml', {
    cwd: folder,
    exclude: ['**/sanitize/**', '**/cdf/**'],
  }).toSorted()
  const lines = files.flatMap((file) => describe(folder, file))
  const { stdout, stderr, status } = spawnSync('python3', [join(import.meta.dirname, 'evaluate.py')], {
    input: lines.map((line) => JSON.stringify(line)).join('\n'),
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  })
  if (status !== 0) throw new Error(`Python 3 could not evaluate the expectations: ${stderr}`)
  const results: { name: string; result: string; expect: string }[] = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
  const compared = results.filter(({ result }) => result !== 'not modelled')
  return {
    passed: compared.filter(({ result }) => result === 'passed').length,
    of: compared.length,
    apart: results.length - compared.length,
    differences: compared
      .filter(({ result }) => result !== 'passed')
      .map(({ name, result, expect }) => `${name}: ${result}: ${expect}`),
  }
}

function describe(folder: string, file: string): object[] {
  const document = readFileSync(join(folder, file))
  const start = document.subarray(0, 4_000).toString('latin1')
  const written = (start.includes('\u0000') ? start.replaceAll('\u0000', '') : start).trim()
  const found = expectation.exec(written)?.[1]
  if (found === undefined) return []
  const expect = Buffer.from(found, 'latin1')
    .toString()
    .trim()
    .replace(/^not bozo and /, '')
  const headers = new Map(
    [...written.matchAll(header)].map(([, name = '', value = '']) => [name.toLowerCase(), value.trim()]),
  )
  const address = `http://127.0.0.1:8097/${file}`
  const located = URL.parse(headers.get('content-location') ?? '', address)
  const url = located?.protocol === 'http:' ? located.href : address
  try {
    const feed = readFeed(document, { url, contentType: headers.get('content-type') })
    return [{ name: file, expect, shape: toFeedparserShape(feed) }]
  } catch (error) {
    return [{ name: file, expect, error: String(error) }]
  }
}
