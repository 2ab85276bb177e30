/** The calls that pages of /docs show for each operation, made: as curl, in Python and by our client, all with the same outcome. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { interfaces } from '../src/interfaces/index.ts'
import { listCalls, writtenOrigin } from '../src/kernel/assembly/site/pages/write-calls.ts'
import { checkTypes, writeProject } from './blocks/run-programs.ts'
import { hasProgram } from './blocks/run-shell.ts'
import { isUsedUp, needsEarlierCall } from './example-request.ts'
import { run, type Served, serve, succeed } from './package/run.ts'

const key = 'the-key-of-this-test'
const calls = interfaces.flatMap(({ contract }) =>
  Object.entries(contract.operations).map(([name, operation]) => ({
    name: `${contract.id}-${name}`,
    operation,
    tabs: listCalls(contract, name),
    success: operation.status ?? 200,
  })),
)

/** Statuses by the name of the call; a text where there is none. */
type Outcomes = Readonly<Record<string, number | string>>

const pythonDriver = `import contextlib, io, json, pathlib, urllib.error
outcomes = {}
for path in pathlib.Path(".").glob("*-*.py"):
    try:
        with contextlib.redirect_stdout(io.StringIO()) as printed:
            exec(compile(path.read_text(), path.name, "exec"), {})
        outcomes[path.stem] = int(printed.getvalue().split()[0])
    except urllib.error.HTTPError as error:
        outcomes[path.stem] = error.code
    except Exception as error:
        outcomes[path.stem] = repr(error)
print(json.dumps(outcomes))
`

const typeScriptDriver = `import { readdirSync } from 'node:fs'
const { log } = console
const outcomes = {}
for (const file of readdirSync('.').filter((name) => name.endsWith('.ts'))) {
  const name = file.slice(0, -3)
  console.log = (result) => (outcomes[name] = result.status)
  await import('./' + file).catch((thrown) => (outcomes[name] = String(thrown)))
}
log(JSON.stringify(outcomes))
`

describe('calls of the reference', () => {
  let folder: string
  let served: Served
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'mainstay-calls-'))
    const command = join(import.meta.dirname, '../bin/mainstay.js')
    const data = join(folder, 'data')
    await succeed('env', [`MAINSTAY_DATA=${data}`, process.execPath, command, 'samples', 'add'], folder)
    served = await serve(command, data, { MAINSTAY_DEV_KEY: key, MAINSTAY_LOG_LEVEL: 'silent' })
  })
  afterAll(async () => {
    served?.process.kill('SIGKILL')
    await rm(folder, { recursive: true, force: true })
  })

  function codeOf({ tabs }: (typeof calls)[number], wanted: string): string {
    const code = tabs.find(({ name }) => name === wanted)?.code ?? ''
    return code.replaceAll(writtenOrigin, served.origin).replaceAll(`'YOUR_KEY'`, `'${key}'`)
  }

  /** What asks for what an earlier call made is not there; what was deleted by another language is gone. */
  function expectSuccess(outcomes: Outcomes): void {
    const failed = calls
      .filter(({ operation }) => !needsEarlierCall(operation))
      .filter(({ name, success, operation }) => {
        const allowed = isUsedUp(operation) ? [success, 404] : [success]
        return !allowed.includes(Number(outcomes[name]))
      })
      .map(({ name }) => `${name}: ${outcomes[name]}`)
    expect(failed).toEqual([])
    expect(Object.keys(outcomes).length).toBe(calls.length)
  }

  test('curl', async () => {
    const lines = calls.map(
      (call) =>
        `echo "${call.name} $(${codeOf(call, 'curl').replace('curl -s', `curl -s -o /dev/null -w '%{http_code}'`)})"`,
    )
    await writeFile(join(folder, 'calls.sh'), lines.join('\n'))
    const { out } = await run('sh', ['calls.sh'], folder, { MAINSTAY_KEY: key })
    expectSuccess(Object.fromEntries(out.split('\n').map((line) => line.split(' '))))
  })

  test.skipIf(!hasProgram('python3'))('Python', async () => {
    const own = join(folder, 'python')
    await mkdir(own)
    for (const call of calls) await writeFile(join(own, `${call.name}.py`), codeOf(call, 'Python'))
    await writeFile(join(own, 'driver.py'), pythonDriver)
    const { out, err } = await run('python3', ['driver.py'], own, { MAINSTAY_KEY: key })
    expect(err).toBe('')
    expectSuccess(JSON.parse(out))
  })

  test('TypeScript, of the right types too', async () => {
    const own = join(folder, 'typescript')
    const programs = calls.map((call) => ({
      name: `${call.name}.ts`,
      code: codeOf(call, 'TypeScript'),
      isRun: true,
      expected: '',
    }))
    await writeProject(programs, own, served.origin)
    await writeFile(join(own, 'driver.mjs'), typeScriptDriver)
    expect(await checkTypes(own)).toBe('')
    const { out, err } = await run(process.execPath, ['driver.mjs'], own)
    expect(err).toBe('')
    expectSuccess(JSON.parse(out))
  })
})
