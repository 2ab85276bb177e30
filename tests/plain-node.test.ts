import { execFile } from 'node:child_process'
import { globSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const run = promisify(execFile)
const root = resolve(import.meta.dirname, '..')

/** Tests and what they share need the test runner; a worker needs the thread that starts it; the command line would start. */
const notImported =
  /\.test(-d)?\.ts$|\/testing\/|\/__fixtures__\/|\/conformance(\.ts$|\/)|-worker\.ts$|^src\/cli\/mainstay\.ts$/

/** The test runner loads modules in its own way and finds names in packages of CommonJS where Node does not. */
test('every module of the product can be imported by Node itself', async () => {
  const paths = globSync('src/**/*.ts', { cwd: root }).filter((path) => !notImported.test(path))
  expect(paths.length).toBeGreaterThan(500)
  const program = `
    const failures = []
    for (const path of ${JSON.stringify(paths.map((path) => join(root, path)))})
      await import(path).catch((thrown) => failures.push(path + ': ' + thrown))
    console.log(JSON.stringify(failures))
    process.exit()`
  // Linux takes no more than 128 KiB in one argument.
  const running = run(process.execPath, ['--input-type=module', '-'], { cwd: root })
  running.child.stdin?.end(program)
  expect(JSON.parse((await running).stdout)).toEqual([])
})

/** Of packages that are loaded when they are needed, the names that the code takes from them. */
test.each([
  ['pg', 'Pool types Client'],
  ['ioredis', 'Redis'],
  ['node-llama-cpp', 'getLlama'],
  ['onnxruntime-web', 'InferenceSession Tensor'],
  ['@huggingface/tokenizers', 'Tokenizer'],
])('Node finds in %s what is taken from it: %s', async (name, names) => {
  const program = `
    const loaded = await import(${JSON.stringify(name)})
    console.log(${JSON.stringify(names.split(' '))}.filter((each) => loaded[each] === undefined).join())
    process.exit()`
  const { stdout } = await run(process.execPath, ['--input-type=module', '--eval', program], { cwd: root })
  expect(stdout).toBe('\n')
})
