import { OperatorError } from '../../libraries/errors/operator-error.ts'
import { type CatalogueEntry, isPermissive } from '../../kernel/foundation/shelf/catalogue-entry.ts'

/** What was chosen, on the command line or in answers. */
export interface SetupWishes {
  readonly chat?: string
  readonly translate?: string
  readonly embeddings?: string
  readonly moderation?: boolean
  readonly pictures?: boolean
}

/** Purposes of models that see. */
const seeing = ['captions', 'tags', 'zero-shot', 'faces', 'words']

/** The names of models that the wishes come to, as `models pull` takes them. */
export function toModelNames(wishes: SetupWishes, catalogue: readonly CatalogueEntry[]): readonly string[] {
  const { chat, translate, embeddings, moderation = false, pictures = false } = wishes
  return [
    ...(chat === undefined || chat === 'server' ? [] : [chooseBySize('chat', chat, catalogue)]),
    ...toPairs(translate ?? ''),
    ...(embeddings === undefined ? [] : [chooseBySize('embeddings', embeddings, catalogue)]),
    ...(moderation ? [chooseBySize('moderation', 'small', catalogue)] : []),
    ...(pictures ? seeing.flatMap((purpose) => findBySize(purpose, 'small', catalogue)?.name ?? []) : []),
  ]
}

function chooseBySize(purpose: string, wish: string, catalogue: readonly CatalogueEntry[]): string {
  const entry = findBySize(purpose, wish, catalogue) ?? catalogue.find(({ name }) => name === wish)
  if (entry) return entry.name
  // OWNER/REPO and the like, which no list knows.
  if (wish.includes('/')) return wish
  const sizes = catalogue.flatMap((each) => (each.purpose === purpose ? (each.size ?? []) : []))
  throw new OperatorError(
    `--${purpose} is "${wish}"; it may be ${sizes.join(', ')}, or a name that "mainstay models" lists.`,
  )
}

export function findBySize(
  purpose: string,
  size: string,
  catalogue: readonly CatalogueEntry[],
): CatalogueEntry | undefined {
  return catalogue.find((entry) => entry.purpose === purpose && entry.size === size && isPermissive(entry))
}

/** `de` is both ways between it and English. */
function toPairs(text: string): readonly string[] {
  const parts = text.split(/[\s,]+/).filter((part) => part !== '')
  return [...new Set(parts.flatMap((part) => (part.includes('-') ? [part] : [`en-${part}`, `${part}-en`])))]
}
