import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

/**
 * While `work` goes on, this thread's `fetch` reads files of one folder and nothing else: Human loads its models by `fetch`, which knows no
 * files in Node, and must not look for them anywhere else.
 */
export async function readFilesOnly<Result>(folder: URL, work: () => Promise<Result>): Promise<Result> {
  const usual = globalThis.fetch
  globalThis.fetch = async (input) => {
    const url = new URL(input instanceof Request ? input.url : input)
    if (!url.href.startsWith(folder.href)) throw new TypeError(`${url.href} is not one of the installed models.`)
    const type = url.pathname.endsWith('.json') ? 'application/json' : 'application/octet-stream'
    return new Response(await readFile(fileURLToPath(url)), { headers: { 'content-type': type } })
  }
  try {
    return await work()
  } finally {
    globalThis.fetch = usual
  }
}
