import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir } from 'node:fs/promises'

/** Makes the folder; gives a function that removes it. It is removed too when the run is killed: its memory would be lost. */
export async function openScratchFolder(folder: string): Promise<() => Promise<void>> {
  await mkdir(folder)
  // Detached, so that Ctrl-C reaches it only as the end of its input.
  const keeper = spawn('sh', ['-c', 'cat > /dev/null; rm -rf "$1"', 'sh', folder], {
    stdio: ['pipe', 'ignore', 'inherit'],
    detached: true,
  })
  return async () => {
    const removed = once(keeper, 'exit')
    keeper.stdin.end()
    await removed
  }
}
