import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

const program = '/usr/sbin/nginx'

/** Why tests behind nginx are skipped, if they are. */
export const nginxMissing = existsSync(program) ? undefined : `${program} is not installed (Debian package nginx-light)`

/** The servers of docs/scale-out.md, as its example has them, with ports of the test's own. */
export async function readExample(port: number, replicas: readonly number[]): Promise<string> {
  const page = await readFile(join(import.meta.dirname, '../../docs/scale-out.md'), 'utf8')
  const [, example] = /```nginx\n([^]*?)```/.exec(page) ?? []
  if (example === undefined) throw new Error('docs/scale-out.md shows no configuration of nginx.')
  return example
    .replaceAll(/127\.0\.0\.1:802([345])/g, (_all, digit) => `127.0.0.1:${replicas[Number(digit) - 3]}`)
    .replace(/listen \d+;/, `listen 127.0.0.1:${port};`)
}

/** nginx in the foreground with that content of its `http` block, once it passes calls on; gives what ends it. */
export async function startNginx(port: number, http: string): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'mainstay-nginx-'))
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  )
  const configuration = `
    daemon off; worker_processes 1; pid ${folder}/pid; error_log ${folder}/error.log;
    events { worker_connections 1024; }
    http { access_log off; ${paths.join(' ')}\n${http} }`
  await writeFile(join(folder, 'nginx.conf'), configuration)
  const nginx = spawn(program, ['-p', folder, '-e', `${folder}/error.log`, '-c', `${folder}/nginx.conf`], {
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  while (!(await passesOn(port))) {
    if (nginx.exitCode !== null) throw new Error('nginx ended at its start.')
    await pause(50)
  }
  return async () => {
    const gone = once(nginx, 'exit')
    nginx.kill('SIGTERM')
    await gone
    await rm(folder, { recursive: true, force: true })
  }
}

function passesOn(port: number): Promise<boolean> {
  return fetch(`http://127.0.0.1:${port}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  )
}
