/** The pure parts of `npm run bench -- grown-inputs`: what it tries, how large, and how it judges. */
import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { mutateRequests } from '../bench/attack/mutate-requests.ts'
import { judgeGrowth } from '../bench/grown-inputs/judge-growth.ts'
import { listInputs } from '../bench/grown-inputs/list-inputs.ts'
import { listTargets } from '../bench/grown-inputs/list-targets.ts'
import type { Target } from '../bench/grown-inputs/list-targets.ts'
import { findFault } from '../bench/overload/find-fault.ts'
import { contracts } from '../src/interfaces/contracts.ts'

const namesOf = (targets: readonly Target[]) =>
  targets.map(({ place, path, shape }) => `${place} ${[...path, shape].join('.')}`)

const inputsOf = (targets: readonly Target[], place: string, name: string) =>
  targets.filter((target) => target.place === place && target.path.join('.') === name).flatMap(listInputs)

test('everything that a mail to score holds is grown, and the body as a whole', () => {
  expect(namesOf(listTargets(contracts.spamScore))).toEqual([
    'header authorization.text',
    'query object',
    'json bytes',
    'json object',
    'json list',
    'json email.text',
    'json options.text',
    'form bytes',
    'form object',
    'form email.text',
    'form options.text',
  ])
})

test('every branch of a union is grown, and what lies inside arrays', () => {
  const names = namesOf(listTargets(contracts.embeddings)).filter((name) => name.startsWith('json input'))
  expect(names).toEqual([
    'json input.text',
    'json input.list',
    'json input.0.text',
    'json input.list',
    'json input.0.scalar',
    'json input.list',
    'json input.0.list',
    'json input.0.0.scalar',
  ])
})

test('no operation is left out', () => {
  for (const contract of Object.values(contracts)) {
    const grown = new Set(
      listTargets(contract).map(({ place, path, operation }) => [operation.method, place, ...path].join(' ')),
    )
    for (const { method, params, query } of Object.values(contract.operations)) {
      for (const name of Object.keys(params?.properties ?? {})) {
        expect(
          [...grown].some((each) => each.endsWith(` path ${name}`)),
          `${contract.id} ${name}`,
        ).toBe(true)
      }
      for (const name of Object.keys(query?.properties ?? {})) expect(grown).toContain(`${method} query ${name}`)
    }
  }
})

test('a grown text is as large as asked, and the rest of the body is the example', () => {
  const inputs = inputsOf(listTargets(contracts.embeddings), 'json', 'input').filter(
    ({ target }) => target.shape === 'text',
  )
  expect(inputs.length).toBeGreaterThan(10)
  for (const { kind, write } of inputs) {
    const body = write(10_000).body?.toString() ?? ''
    expect(Buffer.byteLength(body), kind).toBe(10_000 + '{"model":"mainstay-embedding","input":""}'.length)
    expect(JSON.parse(body), kind).toEqual({ model: 'mainstay-embedding', input: expect.any(String) })
  }
})

test('a grown array and a grown object are JSON and as large as asked', () => {
  const targets = listTargets(contracts.embeddings)
  const whole = inputsOf(targets, 'json', '').filter(
    ({ target, kind }) => target.shape !== 'bytes' && !kind.endsWith('gzip'),
  )
  expect(whole.map(({ kind }) => kind)).toContain('deep nesting')
  for (const { kind, write } of whole) {
    const body = write(10_000).body
    expect(body?.length, kind).toBe(10_000)
    expect(() => JSON.parse(body?.toString() ?? ''), kind).not.toThrow()
  }
  const [many] = inputsOf(targets, 'json', 'input').filter(({ kind }) => kind === 'numbers, a bad element at the end')
  expect(many?.write(10_000).body?.toString()).toMatch(/"input":\[1,1,.*,1,true *\]\}$/)
})

test('a gzip input is small on the wire and as large as asked when inflated', () => {
  const [packed] = inputsOf(listTargets(contracts.samplePosts), 'form', '').filter(
    ({ kind }) => kind === 'one character, gzip',
  )
  const request = packed?.write(1_000_000)
  expect(request?.headers['content-encoding']).toBe('gzip')
  expect(request?.body?.length).toBeLessThan(10_000)
  expect(gunzipSync(request?.body ?? '').length).toBe(1_000_000)
})

test('a grown parameter is encoded where it stands, the key beside it', () => {
  const [grown] = inputsOf(listTargets(contracts.newsFeeds), 'path', 'category').filter(({ kind }) => kind === 'commas')
  expect(grown?.write(12).path).toBe('/feed/api/36/feeds/%2C%2C%2C%2C?access_token=bench-development-key&page=1')
})

test('growth is judged for ten times the bytes, and times in the noise do not count', () => {
  const series = (...times: number[]) =>
    times.map((ms, index) => ({ bytes: 10_000 * 10 ** index, ms, processorMs: 2 * ms }))
  expect(judgeGrowth(series(1, 2, 4, 29))).toBe(0)
  expect(judgeGrowth(series(40, 400, 4000))).toBeCloseTo(10)
  expect(judgeGrowth(series(40, 4000))).toBeCloseTo(100)
  expect(judgeGrowth(series(1, 3000))).toBeCloseTo(100)
  expect(
    judgeGrowth([
      { bytes: 1e4, ms: 100, processorMs: 100 },
      { bytes: 2e4, ms: 900, processorMs: 400 },
    ]),
  ).toBeCloseTo(100)
})

test.each([
  [{ status: 200, pauseMs: 40 }, undefined],
  [{ status: 503, pauseMs: 40 }, undefined],
  [{ status: 500, pauseMs: 40 }, 'status 500'],
  [{ status: 400, pauseMs: 1234 }, 'others waited 1,234 ms'],
  [{ status: 0, pauseMs: 1 }, 'the connection was closed without an answer'],
  [{ status: 0, pauseMs: 1, timedOut: true }, 'no answer in time'],
  [{ status: 0, pauseMs: 1, died: true }, 'the server died or answered nobody'],
])('%o is %s', (outcome, fault) => {
  expect(findFault({ ms: 1, processorMs: 1, residentMiB: 1, timedOut: false, died: false, ...outcome })).toBe(fault)
})

test('the same seed gives the same bad requests, another one others', () => {
  const named = (seed: number) => mutateRequests(seed, 50).map(({ name }) => name)
  expect(named(1)).toEqual(named(1))
  expect(named(2)).not.toEqual(named(1))
  expect(mutateRequests(1, 5000).length).toBe(5000)
})
