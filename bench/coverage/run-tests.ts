import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { Type } from 'typebox'
import { createJsonReader } from '../../src/libraries/json/create-json-reader.ts'

const root = join(import.meta.dirname, '../..')
const vitest = join(dirname(createRequire(import.meta.url).resolve('vitest/package.json')), 'vitest.mjs')
const config = join(import.meta.dirname, 'vitest.config.ts')

const readReport = createJsonReader(
  Type.Object({
    testResults: Type.Array(
      Type.Object({
        name: Type.String(),
        status: Type.String(),
        message: Type.Optional(Type.String()),
        assertionResults: Type.Array(
          Type.Object({
            fullName: Type.String(),
            status: Type.String(),
            failureMessages: Type.Optional(Type.Array(Type.String())),
          }),
        ),
      }),
    ),
  }),
)

/** Runs files of tests; each process and each thread leaves in the folder what it has run. Gives the tests that failed, each with its file. */
export async function runTests(files: readonly string[], folder: string): Promise<string[]> {
  const scratch = await mkdtemp(join(tmpdir(), 'mainstay-coverage-report-'))
  const report = join(scratch, 'report.json')
  const words = ['run', '--root', root, '--config', config, '--reporter', 'json', '--outputFile', report, ...files]
  try {
    const child = spawn(process.execPath, [vitest, ...words], {
      cwd: root,
      // What V8 takes from a cache it counts by whole functions only.
      env: { ...process.env, NODE_V8_COVERAGE: folder, NODE_DISABLE_COMPILE_CACHE: '1' },
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    await once(child, 'exit')
    return listFailures(await readFile(report, 'utf8'))
  } finally {
    await rm(scratch, { recursive: true })
  }
}

function listFailures(report: string): string[] {
  return readReport(report).testResults.flatMap(({ name, status, message = '', assertionResults }) => {
    const file = relative(root, name)
    const failed = assertionResults.filter((test) => test.status === 'failed')
    // A file that could not be loaded, or whose preparation failed, has no failed test of its own.
    if (failed.length === 0) return status === 'failed' ? [`${file}: ${shorten(message)}`] : []
    return failed.map(
      ({ fullName, failureMessages = [] }) => `${file}: ${fullName}: ${shorten(failureMessages.join(' '))}`,
    )
  })
}

/** What is kept names no place of this machine. */
function shorten(message: string): string {
  return (message.split('\n')[0] ?? '').replaceAll(root, '')
}
