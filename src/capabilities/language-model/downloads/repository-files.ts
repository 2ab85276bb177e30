import { type Static, Type } from 'typebox'
import { Check } from 'typebox/value'
import { OperatorError } from '../../../kernel/errors/operator-error.ts'
import type { RemoteFile } from '../../../kernel/outgoing/download/open-download.ts'
import type { ModelsSettings } from './settings.ts'

/** What the hub's tree API answers (huggingface.co, /api/models/OWNER/REPO/tree/REVISION). */
const Tree = Type.Array(
  Type.Object({
    type: Type.String(),
    path: Type.String(),
    size: Type.Optional(Type.Number()),
    lfs: Type.Optional(Type.Object({ oid: Type.String(), size: Type.Optional(Type.Number()) })),
  }),
)

type TreeFile = Static<typeof Tree>[number]

const listTimeoutMs = 30_000
const preferred = 'Q4_K_M'
const partPattern = /-(\d{5})-of-(\d{5})\.gguf$/i

/** The files of one model in a repository: several when it is split into parts. */
export async function findRepositoryFiles(
  repository: string,
  wanted: string | undefined,
  settings: ModelsSettings,
): Promise<readonly RemoteFile[]> {
  const files = (await fetchTree(repository, settings)).filter(isModel)
  const chosen = chooseFile(files, repository, wanted)
  const stem = chosen.path.replace(partPattern, '')
  const parts = partPattern.test(chosen.path)
    ? files.filter(({ path }) => partPattern.test(path) && path.replace(partPattern, '') === stem)
    : [chosen]
  return parts.map((part) => toRemoteFile(part, repository, settings))
}

function isModel({ type, path }: TreeFile): boolean {
  return type === 'file' && /\.gguf$/i.test(path) && !/(^|\/)mmproj/i.test(path)
}

function chooseFile(files: readonly TreeFile[], repository: string, wanted: string | undefined): TreeFile {
  const exact = files.find(({ path }) => path === wanted || baseName(path) === wanted)
  const first = files.filter(({ path }) => (partPattern.exec(path)?.[1] ?? '00001') === '00001')
  const chosen =
    exact ??
    first.find(({ path }) => hasQuantisation(path, wanted ?? preferred)) ??
    (first.length === 1 && wanted === undefined ? first[0] : undefined)
  if (chosen) return chosen
  const names = first.map(({ path }) => path)
  if (names.length === 0) throw new OperatorError(`${repository} holds no GGUF files.`)
  const what =
    wanted === undefined ? 'has several models; name one of them behind a colon' : `has no "${wanted}"; it has`
  throw new OperatorError(`${repository} ${what}: ${names.slice(0, 40).join(', ')}.`)
}

/** `model-Q4_K_M.gguf`, `model.q4_k_m.gguf` and `Q4_K_M/model-Q4_K_M-00001-of-00002.gguf` are all of Q4_K_M. */
function hasQuantisation(path: string, quantisation: string): boolean {
  const stem = baseName(path)
    .replace(partPattern, '')
    .replace(/\.gguf$/i, '')
  const [end, lead] = [quantisation.toLowerCase(), stem.slice(0, -quantisation.length)]
  return stem.toLowerCase().endsWith(end) && /(^|[-._])$/.test(lead)
}

function toRemoteFile({ path, size, lfs }: TreeFile, repository: string, settings: ModelsSettings): RemoteFile {
  const steps = path.split('/').map(encodeURIComponent).join('/')
  return {
    url: new URL(`${withoutSlash(settings.MODELS_BASE_URL)}/${repository}/resolve/main/${steps}`),
    name: baseName(path),
    bytes: lfs?.size ?? size,
    sha256: lfs?.oid,
  }
}

async function fetchTree(repository: string, settings: ModelsSettings): Promise<Static<typeof Tree>> {
  const url = `${withoutSlash(settings.MODELS_BASE_URL)}/api/models/${repository}/tree/main?recursive=true`
  const { MODELS_TOKEN: token } = settings
  const response = await fetch(url, {
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
    signal: AbortSignal.timeout(listTimeoutMs),
  }).catch((cause: unknown) => {
    throw new OperatorError(`${new URL(url).host} cannot be reached; MODELS_BASE_URL names another place.`, { cause })
  })
  if (response.status === 401 || response.status === 403)
    throw new OperatorError(`${repository} is not there, or asks for a token; MODELS_TOKEN sends one.`)
  if (response.status === 404)
    throw new OperatorError(`There is no repository ${repository} at ${settings.MODELS_BASE_URL}.`)
  const tree: unknown = response.ok ? await response.json().catch(() => undefined) : undefined
  if (Check(Tree, tree)) return tree
  throw new OperatorError(`${url} answered ${response.status}, and no list of files.`)
}

function baseName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1)
}

function withoutSlash(url: string): string {
  return url.replace(/\/$/, '')
}
