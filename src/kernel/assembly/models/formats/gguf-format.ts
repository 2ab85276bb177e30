import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { OperatorError } from '../../../../libraries/errors/operator-error.ts'
import type { ModelFormat } from '../../../wire/interface/model-purpose.ts'
import { readModelFile } from '../../../foundation/gguf/read-model-file.ts'
import { isModelPath, nameOfFile } from '../../../foundation/gguf/model-path.ts'

const preferred = 'Q4_K_M'
const partPattern = /-(\d{5})-of-(\d{5})\.gguf$/i

/** Models in GGUF files: of a repository one quantisation, with all parts where it is split. */
export const ggufFormat: ModelFormat = {
  choosePaths(paths, wanted) {
    const chosen = choosePath(paths, wanted)
    const stem = chosen.replace(partPattern, '')
    if (!partPattern.test(chosen)) return [chosen]
    return paths.filter((path) => partPattern.test(path) && path.replace(partPattern, '') === stem)
  },
  nameOf: (repository, paths) => nameOfFile(paths[0] ?? repository),
  async check(folder) {
    const names = await readdir(folder, { recursive: true })
    for (const name of names.filter(isModelPath)) await readModelFile(join(folder, name))
  },
}

function choosePath(paths: readonly string[], wanted: string | undefined): string {
  const first = paths.filter(isModelPath)
  const exact = paths.find((path) => path === wanted || baseName(path) === wanted)
  const chosen =
    exact ??
    first.find((path) => hasQuantisation(path, wanted ?? preferred)) ??
    (first.length === 1 && wanted === undefined ? first[0] : undefined)
  if (chosen !== undefined) return chosen
  if (first.length === 0) throw new OperatorError('holds no GGUF files.')
  const what =
    wanted === undefined ? 'has several models; name one of them behind a colon' : `has no "${wanted}"; it has`
  throw new OperatorError(`${what}: ${first.slice(0, 40).join(', ')}.`)
}

/** `model-Q4_K_M.gguf`, `model.q4_k_m.gguf` and `Q4_K_M/model-Q4_K_M-00001-of-00002.gguf` are all of Q4_K_M. */
function hasQuantisation(path: string, quantisation: string): boolean {
  const stem = nameOfFile(path)
  const [end, lead] = [quantisation.toLowerCase(), stem.slice(0, -quantisation.length)]
  return stem.toLowerCase().endsWith(end) && /(^|[-._])$/.test(lead)
}

function baseName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1)
}
