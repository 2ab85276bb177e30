import { type Static, Type } from 'typebox'
import { Check } from 'typebox/value'
import { OperatorError } from '../../../libraries/errors/operator-error.ts'
import type { RemoteFile } from '../../foundation/outgoing/download/open-download.ts'
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

const listTimeoutMs = 30_000

/** A file of a repository, at its path there. */
export interface HubFile extends RemoteFile {
  readonly path: string
}

export interface Hub {
  /** All files of a repository, with the sizes and checksums that the hub states. */
  listFiles(repository: string, revision: string): Promise<readonly HubFile[]>
  /** One of which more is known than the hub needs to be asked for. */
  toFile(repository: string, revision: string, known: Omit<HubFile, 'url' | 'name'>): HubFile
}

/** The hub that settings name: Hugging Face, a mirror of it, or a folder's worth of files behind any web server. */
export function openHub(settings: ModelsSettings, fetchFrom: typeof fetch): Hub {
  const base = settings.MODELS_BASE_URL.replace(/\/$/, '')
  const toFile: Hub['toFile'] = (repository, revision, { path, bytes, sha256 }) => {
    const steps = path.split('/').map(encodeURIComponent).join('/')
    const url = new URL(`${base}/${repository}/resolve/${encodeURIComponent(revision)}/${steps}`)
    return { url, path, name: path.slice(path.lastIndexOf('/') + 1), bytes, sha256 }
  }
  return {
    toFile,
    async listFiles(repository, revision) {
      const tree = await fetchTree(repository, revision, { base, token: settings.MODELS_TOKEN, fetchFrom })
      return tree
        .filter(({ type, path }) => type === 'file' && isInside(path))
        .map(({ path, size, lfs }) =>
          toFile(repository, revision, { path, bytes: lfs?.size ?? size, sha256: lfs?.oid }),
        )
    },
  }
}

/** A path that leads out of its folder is no file of a model. */
function isInside(path: string): boolean {
  return !path.startsWith('/') && !/[\\\p{Cc}]/u.test(path) && !path.split('/').some((step) => /^\.{0,2}$/.test(step))
}

interface HubAccess {
  readonly base: string
  readonly token: string | undefined
  readonly fetchFrom: typeof fetch
}

async function fetchTree(
  repository: string,
  revision: string,
  { base, token, fetchFrom }: HubAccess,
): Promise<Static<typeof Tree>> {
  const url = `${base}/api/models/${repository}/tree/${encodeURIComponent(revision)}?recursive=true`
  const response = await fetchFrom(url, {
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
    signal: AbortSignal.timeout(listTimeoutMs),
  }).catch((cause: unknown) => {
    throw new OperatorError(
      `${new URL(url).host} cannot be reached; MODELS_BASE_URL names another place, HTTPS_PROXY a way there.`,
      { cause },
    )
  })
  if (response.status === 401 || response.status === 403) throw new OperatorError(describeGate(repository, base, token))
  if (response.status === 404) throw new OperatorError(describeAbsence(repository, revision, base))
  const tree: unknown = response.ok ? await response.json().catch(() => undefined) : undefined
  if (Check(Tree, tree)) return tree
  throw new OperatorError(`${url} answered ${response.status}, and no list of files.`)
}

function describeAbsence(repository: string, revision: string, base: string): string {
  return revision === 'main'
    ? `There is no repository ${repository} at ${base}.`
    : `${base} has no ${repository} of the revision ${revision}.`
}

/** What to do about a repository that is not given to everybody: the hub says the same of one that is not there. */
export function describeGate(repository: string, base: string, token: string | undefined): string {
  const page = `${base}/${repository}`
  return token === undefined
    ? `${repository} is not there, or its publisher wants to know who asks: accept the terms at ${page}, make a token in your account there, and set MODELS_TOKEN to it.`
    : `${repository} is not given for this MODELS_TOKEN: accept the terms at ${page} with the same account, or make a token that may read it.`
}
