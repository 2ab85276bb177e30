import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

const min = 24

/** Whether Mainstay runs on this version of Node, such as "24.1.0". */
export function isNewEnough(version) {
  return Number.parseInt(version, 10) >= min
}

/** Runs the same command on the Node that the npm package `node` has brought; without one, says what to do and exits with 1. */
export function startOnNewerNode() {
  const node = findNode()
  if (node === undefined) {
    console.error(
      `mainstay: Node ${min} or later is needed, this is ${process.version}. Install it (https://nodejs.org), or let npm ` +
        `bring it along: "npx -p node@${min} mainstay serve"; in a clone "npm start" does.`,
    )
    process.exit(1)
  }
  const child = spawn(node, process.argv.slice(1), { stdio: 'inherit' })
  // A terminal sends SIGINT to both; whoever stops this process by its id means the child.
  process.on('SIGINT', () => {})
  process.on('SIGTERM', () => child.kill('SIGTERM'))
  child.on('exit', (code, signal) => process.exit(signal ? 1 : code))
}

/** Where a clone has it in node_modules, or somebody who installed `node` beside Mainstay. */
function findNode() {
  const { resolve } = createRequire(import.meta.url)
  try {
    const packageFile = resolve('node/package.json')
    const { version } = createRequire(import.meta.url)(packageFile)
    const name = process.platform === 'win32' ? 'node.exe' : 'node'
    return isNewEnough(version) ? join(dirname(packageFile), 'bin', name) : undefined
  } catch {
    return undefined
  }
}
