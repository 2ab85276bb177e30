import { expect } from 'vitest'
import type { FaultyServer, LogLine } from './start-faulty.ts'

/** What the caller saw: an answer, or nothing where its connection was ended. */
export interface Outcome {
  readonly status: number | undefined
  readonly body: string
  readonly requestId: string | null
}

/** Milliseconds after which a connection counts as left hanging. */
const hangingMs = 120_000

/** Sends a request to its end, whatever end that is. */
export async function ask({ origin }: FaultyServer, path: string, request: RequestInit = {}): Promise<Outcome> {
  const signal = AbortSignal.timeout(hangingMs)
  let status: number | undefined
  let requestId: string | null = null
  try {
    const response = await fetch(`${origin}${path}`, { ...request, signal })
    ;({ status } = response)
    requestId = response.headers.get('x-request-id')
    return { status, requestId, body: await response.text() }
  } catch {
    expect(signal.aborted, `${path} was left hanging`).toBe(false)
    return { status: undefined, requestId, body: '' }
  }
}

/** Does something to the server, sees that it serves others afterwards, and gives what was logged as an error meanwhile. */
export async function errorsBy(
  server: FaultyServer,
  act: () => Promise<unknown>,
  expected: number,
): Promise<LogLine[]> {
  const before = server.errors.length
  await act()
  // The jobs fail beside all this.
  const newErrors = () => server.errors.slice(before).filter(({ job }) => job === undefined)
  if (expected > 0) await expect.poll(() => newErrors().length).toBeGreaterThanOrEqual(expected)
  expect(await ask(server, '/faulty/answer/none')).toMatchObject({ status: 200, body: '{"said":"hi"}' })
  expect(server.isAlive).toBe(true)
  expect(newErrors()).toHaveLength(expected)
  return newErrors()
}

/** A failure that the caller hears of, and the log once, with all that finds the request again. */
export async function expectTold(
  server: FaultyServer,
  path: string,
  operation: string,
  expected: object,
): Promise<void> {
  let outcome: Outcome | undefined
  const act = async () => (outcome = await ask(server, path))
  const [line] = await errorsBy(server, act, 1)
  expect(outcome).toMatchObject(expected)
  expect(line).toMatchObject({ requestId: outcome?.requestId, interface: path.split('/')[1], operation })
}

/** A path of these parts, whatever characters they have. */
export function pathTo(...parts: readonly string[]): string {
  return `/${parts.map(encodeURIComponent).join('/')}`
}
