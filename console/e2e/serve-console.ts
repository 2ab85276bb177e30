import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startMainstay } from '../../src/main.ts'

export interface ServedConsole {
  /** Such as `http://127.0.0.1:41234`. */
  readonly origin: string
  /** The token of the link that the start prints. */
  readonly invitation: string | undefined
  /** Makes a key and gives its text. */
  makeKey(of: { readonly scopes: '*' | readonly string[] }): Promise<string>
  close(): Promise<void>
}

/** Starts a whole Mainstay on a free port, with the console as it was built last. */
export async function serveConsole(environment: Readonly<Record<string, string>> = {}): Promise<ServedConsole> {
  if (!existsSync(new URL('../dist/index.html', import.meta.url))) {
    throw new Error('The console is not built yet: run "npx vite build console".')
  }
  const folder = await mkdtemp(join(tmpdir(), 'mainstay-console-'))
  const defaults = { PORT: '0', MAINSTAY_DATA: folder, MAINSTAY_LOG_LEVEL: 'silent' }
  const { origin, app, invitation } = await startMainstay({ ...defaults, ...environment })
  const close = async () => {
    await app.close()
    await rm(folder, { recursive: true, force: true })
  }
  const makeKey = async ({ scopes }: { readonly scopes: '*' | readonly string[] }) => {
    const { secret } = await app.keys.make({ name: 'of a test', scopes, plan: 'paid' })
    return secret
  }
  return { origin, invitation, makeKey, close }
}
