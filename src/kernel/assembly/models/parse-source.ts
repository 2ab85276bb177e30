import { existsSync } from 'node:fs'
import { basename } from 'node:path'
import { OperatorError } from '../../../libraries/errors/operator-error.ts'

/** Where a model comes from. */
export type ModelSource =
  | {
      readonly kind: 'repository'
      /** `OWNER/REPO`. */
      readonly repository: string
      /** A file of it, or a quantisation such as `Q4_K_M`. */
      readonly wanted: string | undefined
    }
  | { readonly kind: 'url'; readonly url: URL }
  | { readonly kind: 'file'; readonly path: string }

const repositoryPattern = /^([\w.-]+\/[\w.-]+)(?::([\w./ -]+))?$/

/** Reads what stands behind `mainstay models pull`. */
export function parseSource(text: string): ModelSource {
  if (/^https?:\/\//i.test(text)) return readUrl(text)
  if (/^[./~]/.test(text) || (/\.gguf$/i.test(text) && existsSync(text))) return { kind: 'file', path: text }
  const [, repository, wanted] = repositoryPattern.exec(text) ?? []
  if (repository !== undefined) return { kind: 'repository', repository, wanted }
  throw new OperatorError(
    `"${text}" is neither a name that "mainstay models" lists, nor OWNER/REPO, nor a URL, nor a file that is there.`,
  )
}

function readUrl(text: string): ModelSource {
  const url = URL.parse(text)
  if (!url || !/\.gguf$/i.test(basename(url.pathname)))
    throw new OperatorError(`${text} is not the address of a file whose name ends in .gguf.`)
  return { kind: 'url', url }
}
