import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { OperatorError } from '../../../libraries/errors/operator-error.ts'

export interface ToolRun {
  readonly words: readonly string[]
  /** Where the tool asks a server. */
  readonly databaseUrl?: string
  readonly signal?: AbortSignal
}

/** Runs one of PostgreSQL's own programs and gives what it wrote. Throws an `OperatorError` where it is missing or fails. */
export async function runPostgresTool(
  name: 'pg_dump' | 'pg_restore',
  { words, databaseUrl, signal }: ToolRun,
): Promise<string> {
  const { address, password } = splitPassword(databaseUrl)
  const child = spawn(name, [...(address ? [`--dbname=${address}`] : []), '--no-password', ...words], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...(password && { PGPASSWORD: password }) },
    ...(signal && { signal }),
  })
  try {
    const [output, complaint] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')])
    if (child.exitCode === 0) return output
    throw new OperatorError(
      `${name} failed: ${complaint.trim().slice(0, 500) || `it ended with ${String(child.exitCode ?? child.signalCode)}`}.`,
    )
  } catch (thrown) {
    throw isMissing(thrown) ? missing(name, thrown) : thrown
  }
}

/** Other users of the machine see the words of a command: the password goes by the environment. */
function splitPassword(databaseUrl: string | undefined): { address?: string; password?: string } {
  if (databaseUrl === undefined) return {}
  const url = new URL(databaseUrl)
  const password = decodeURIComponent(url.password)
  url.password = ''
  return { address: url.href, password }
}

function isMissing(thrown: unknown): boolean {
  return thrown instanceof Error && 'code' in thrown && thrown.code === 'ENOENT'
}

function missing(name: string, cause: unknown): OperatorError {
  return new OperatorError(
    `${name} is not installed here: it comes with PostgreSQL's client programs (Debian: apt install postgresql-client), ` +
      "as new as the server's.",
    { cause },
  )
}
