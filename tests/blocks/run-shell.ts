import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdir, writeFile } from 'node:fs/promises'
import { delimiter, join } from 'node:path'
import { text } from 'node:stream/consumers'
import type { Block } from './find-blocks.ts'

/** Ends a piece of what is printed. */
const mark = '\u{1e}'

/** Lines that are run, and what the page says that they print. */
export interface Step {
  readonly block: Block
  readonly lines: readonly string[]
  readonly expected: string | undefined
}

export interface Ran extends Step {
  readonly printed: string
}

/** A comment right below a command says what that prints; one above a command, or after a free line, is for the reader. */
export function splitSteps(block: Block): Step[] {
  const steps: Step[] = []
  let lines: string[] = []
  let expected: string[] = []
  const finish = () => {
    if (lines.length > 0) steps.push({ block, lines, expected: expected.length > 0 ? expected.join('\n') : undefined })
    lines = []
    expected = []
  }
  for (const line of block.code.split('\n')) {
    const isOutput = line.startsWith('# ') && (expected.length > 0 || (lines.at(-1) ?? '') !== '')
    if (isOutput) {
      expected.push(line.slice(2))
      continue
    }
    if (expected.length > 0) finish()
    lines.push(line)
  }
  finish()
  return steps
}

/** Runs the blocks of one page in one shell that ends at the first failure, as the reader would one after the other. */
export async function runShell(
  blocks: readonly Block[],
  folder: string,
  environment: NodeJS.ProcessEnv,
): Promise<Ran[]> {
  const steps = blocks.flatMap(splitSteps)
  const script = steps.map((step, index) => writeStep(step, steps[index - 1])).join('')
  const child = spawn('bash', ['-c', `set -euo pipefail\n${script}`], { cwd: folder, env: environment })
  child.stdin.end()
  const [out, err, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')])
  const printed = out.split(mark)
  const failed = steps[printed.length - 1]
  if (code !== 0)
    throw new Error(
      `${failed?.block.page}:${failed?.block.line} ended with ${String(code)}:\n${failed?.lines.join('\n')}\n${printed.at(-1)}\n${err}`,
    )
  return steps.map((step, index) => ({ ...step, printed: printed[index] ?? '' }))
}

/** Each block begins with samples and no more, as after a first start. */
function writeStep({ block, lines }: Step, before: Step | undefined): string {
  const anew =
    before?.block === block ? '' : `export MAINSTAY_DATA=data-${block.line}\ncp -r "$FIRST_DATA" "$MAINSTAY_DATA"\n`
  return `${anew}${lines.map(fillIn).join('\n')}\nprintf '\\036'\n`
}

/** What the reader fills in is in the environment already. */
function fillIn(line: string): string {
  return line.replaceAll(/\b([A-Z][A-Z_]+)=…/g, (_all, name: string) => `${name}="\${${name}-unknown}"`)
}

export function hasProgram(name: string): boolean {
  return findProgram(name) !== undefined
}

function findProgram(name: string): string | undefined {
  const { status, stdout } = spawnSync('bash', ['-c', `command -v ${name}`], { encoding: 'utf8' })
  return status === 0 ? stdout.trim() : undefined
}

/** A folder of programs: `mainstay` of this clone, whose server stops when it is ready so that the block goes on, and `curl` that fails on a failure. */
export async function writePrograms(folder: string): Promise<string> {
  const command = `'${process.execPath}' '${join(import.meta.dirname, '../../bin/mainstay.js')}'`
  const serve = `out=$(mktemp)
PORT=0 ${command} "$@" > "$out" & pid=$!
until grep -q 'is ready' "$out"; do
  kill -0 $pid 2> /dev/null || { wait $pid; exit $?; }
  sleep 0.1
done
kill $pid
wait $pid`
  const programs = {
    mainstay: `if [ "$1" = serve ]; then\n${serve}\nelse exec ${command} "$@"; fi`,
    curl: `exec '${findProgram('curl')}' --fail-with-body --show-error "$@"`,
  }
  await mkdir(folder, { recursive: true })
  for (const [name, program] of Object.entries(programs)) {
    await writeFile(join(folder, name), `#!/bin/sh\n${program}\n`)
    await chmod(join(folder, name), 0o755)
  }
  return `${folder}${delimiter}${process.env['PATH']}`
}
