import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { parseJson } from '../../../../../libraries/json/parse-json.ts'
import { isModelFile, joinClips, type ModelFile } from './join-clips.ts'

/**
 * While `work` goes on, this thread's `fetch` reads models of one folder and nothing else: Human loads its models by `fetch`, which knows no
 * files in Node, and must not look for them anywhere else.
 */
export async function readFilesOnly<Result>(folder: URL, work: () => Promise<Result>): Promise<Result> {
  const usual = globalThis.fetch
  globalThis.fetch = async (input) => {
    const url = new URL(input instanceof Request ? input.url : input)
    if (!url.href.startsWith(folder.href)) throw new TypeError(`${url.href} is not one of the installed models.`)
    if (url.pathname.endsWith('.json')) return Response.json(await readModel(url))
    return new Response(await readFile(fileURLToPath(url)), { headers: { 'content-type': 'application/octet-stream' } })
  }
  try {
    return await work()
  } finally {
    globalThis.fetch = usual
  }
}

async function readModel(url: URL): Promise<ModelFile> {
  const file = parseJson(await readFile(fileURLToPath(url), 'utf8'))
  if (!isModelFile(file)) throw new TypeError(`${url.href} is no model of TensorFlow.js.`)
  const paths = file.weightsManifest.flatMap((group) => group.paths)
  const weights = await Promise.all(paths.map((path) => readFile(fileURLToPath(new URL(path, url)))))
  return joinClips(file, Buffer.concat(weights))
}
