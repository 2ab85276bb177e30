import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { describeDebianVersion, unpackDebianPackages } from '../../unpack-debian-packages.ts'
import type { Subject } from '../../subject.ts'
import { compareResults, type Results } from './compare-results.ts'
import { settings, withBothWikis } from './with-both-wikis.ts'

const run = promisify(execFile)
const maxScriptMs = 120_000

/** A client that is a Debian package in another language, and the script that uses it. */
export interface ScriptedClient {
  readonly debianPackage: string
  /** In the folder `scripts`; it is given a wiki's address and prints one JSON object a call. */
  readonly script: string
  readonly interpreter: string
  /** Where the interpreter looks for the packages that were unpacked there. */
  readonly findModules: (root: string) => Readonly<Record<string, string>>
}

interface PrintedCall {
  readonly call: string
  readonly result?: unknown
  readonly error?: string
}

/** Each call of the script goes to Mainstay and to MediaWiki. */
export function compareScript(client: ScriptedClient): Subject {
  return {
    spec: 'E',
    packages: [],
    describeVersions: () => [describeDebianVersion(client.debianPackage)],
    settings,
    original: "the same client at Debian's MediaWiki",
    run: (place) =>
      withBothWikis(place, async (ours, theirs) => {
        const environment = client.findModules(unpackDebianPackages(place.folder, [client.debianPackage]))
        const own = await runScript(client, ours, environment)
        return compareResults(own, await runScript(client, theirs, environment), [ours, theirs])
      }),
  }
}

async function runScript(
  { interpreter, script }: ScriptedClient,
  wiki: string,
  environment: Readonly<Record<string, string>>,
): Promise<Results> {
  const { stdout } = await run(interpreter, [join(import.meta.dirname, 'scripts', script), wiki], {
    env: { ...process.env, ...environment },
    maxBuffer: 64 * 1024 * 1024,
    timeout: maxScriptMs,
  })
  const printed = stdout.split('\n').filter((line) => line !== '')
  return Object.fromEntries(
    printed.map((line) => {
      const { call, result, error }: PrintedCall = JSON.parse(line)
      return [call, error === undefined ? result : { failed: error }]
    }),
  )
}
