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

/** The example of docs/scale-out.md with ports of the test's own; the replica that is `down` gets no calls. */
export async function readExample(port: number, replicas: readonly number[], down?: number): Promise<string> {
  const page = await readFile(join(import.meta.dirname, '../../docs/scale-out.md'), 'utf8')
  const [, example] = /```nginx\n([^]*?)```/.exec(page) ?? []
  if (example === undefined) throw new Error('docs/scale-out.md shows no configuration of nginx.')
  return example
    .replaceAll(/127\.0\.0\.1:802([345])/g, (_all, digit) => {
      const replica = replicas[Number(digit) - 3]
      return `127.0.0.1:${replica}${replica === down ? ' down' : ''}`
    })
    .replace(/listen \d+;/, `listen 127.0.0.1:${port};`)
}

export interface Nginx {
  /** Takes up another content of the `http` block; calls under way end as they began. */
  reload(http: string): Promise<void>
  stop(): Promise<void>
}

/** nginx in the foreground with that content of its `http` block, once it passes calls on. */
export async function startNginx(port: number, http: string): Promise<Nginx> {
  const folder = await mkdtemp(join(tmpdir(), 'mainstay-nginx-'))
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  )
  const configure = (content: string) =>
    writeFile(
      join(folder, 'nginx.conf'),
      `daemon off; worker_processes 1; pid ${folder}/pid; error_log ${folder}/error.log;
      events { worker_connections 1024; }
      http { access_log off; ${paths.join(' ')}\n${content} }`,
    )
  await configure(http)
  const nginx = spawn(program, ['-p', folder, '-e', `${folder}/error.log`, '-c', `${folder}/nginx.conf`], {
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  while (!(await passesOn(port))) {
    if (nginx.exitCode !== null) throw new Error('nginx ended at its start.')
    await pause(50)
  }
  return {
    async reload(content) {
      await configure(content)
      nginx.kill('SIGHUP')
    },
    async stop() {
      const gone = once(nginx, 'exit')
      nginx.kill('SIGTERM')
      await gone
      await rm(folder, { recursive: true, force: true })
    },
  }
}

function passesOn(port: number): Promise<boolean> {
  return fetch(`http://127.0.0.1:${port}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  )
}
