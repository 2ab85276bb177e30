import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { mergeScriptCovs, type ScriptCov } from '@bcoe/v8-coverage'
import { Type } from 'typebox'
import { createJsonReader } from '../../src/libraries/json/create-json-reader.ts'

const readProcess = createJsonReader(
  Type.Object({
    result: Type.Array(
      Type.Object({
        scriptId: Type.String(),
        url: Type.String(),
        functions: Type.Array(
          Type.Object({
            functionName: Type.String(),
            isBlockCoverage: Type.Boolean(),
            ranges: Type.Array(
              Type.Object({ startOffset: Type.Integer(), endOffset: Type.Integer(), count: Type.Integer() }),
            ),
          }),
        ),
      }),
    ),
  }),
)

/** What processes and threads wrote to a folder (`NODE_V8_COVERAGE`) about some files, by their paths. */
export async function readCoverage(
  folder: string,
  paths: ReadonlySet<string>,
): Promise<ReadonlyMap<string, ScriptCov>> {
  const scripts = new Map<string, ScriptCov[]>()
  for (const name of await readdir(folder)) {
    const { result } = readProcess(await readFile(join(folder, name), 'utf8'))
    for (const script of result) {
      const path = toPath(script.url)
      if (path !== undefined && paths.has(path)) scripts.set(path, [...(scripts.get(path) ?? []), script])
    }
  }
  return new Map(
    [...scripts].flatMap(([path, all]) => {
      const merged = mergeScriptCovs(all)
      return merged ? [[path, merged] as const] : []
    }),
  )
}

function toPath(url: string): string | undefined {
  return url.startsWith('file:') ? fileURLToPath(url) : undefined
}
