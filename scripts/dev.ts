/**
 * `npm run dev`: a server that starts anew when its sources change, and the console, built anew when its pages do; the browser shows it
 * when it is reloaded. Settings and data are those of `npm start`.
 */
import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

const root = join(import.meta.dirname, '..')
const vite = join(dirname(createRequire(import.meta.url).resolve('vite/package.json')), 'bin/vite.js')
const programs = [
  ['--watch', '--watch-preserve-output', join(root, 'src/cli/mainstay.ts'), 'serve', ...process.argv.slice(2)],
  [vite, 'build', join(root, 'console'), '--watch', '--logLevel', 'warn'],
]
const running = programs.map((words) => spawn(process.execPath, words, { cwd: root, stdio: 'inherit' }))

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    for (const program of running) program.kill('SIGTERM')
  })
