import type { ComponentType } from 'preact'
import type { CallInput } from '../call/prepare-call.ts'
import type { Pair } from '../call/request-draft.ts'

/** What a slice's own view of an answer is given. */
export interface AnswerViewProps {
  /** The operation's name in the contract. */
  readonly operation: string
  /** What was sent, as values. */
  readonly request: CallInput
  readonly response: {
    readonly status: number
    readonly headers: readonly Pair[]
    /** The JSON of the answer, parsed. */
    readonly body: unknown
  }
}

export type AnswerViewComponent = ComponentType<AnswerViewProps>

/** Files by path, each with a function that loads it: what `import.meta.glob` gives. */
export type ViewFiles = Readonly<Record<string, () => Promise<unknown>>>

/** Loads the view that an interface brings in its `view.tsx`, or `undefined` when it brings none. */
export async function loadView(files: ViewFiles, interfaceId: string): Promise<AnswerViewComponent | undefined> {
  const path = Object.keys(files).find((each) => each.endsWith(`/interfaces/${interfaceId}/view.tsx`))
  const load = path === undefined ? undefined : files[path]
  if (!load) return undefined
  const file = await load()
  if (hasComponent(file)) return file.default
  throw new TypeError(`${path} has no component as its default export.`)
}

function hasComponent(file: unknown): file is { readonly default: AnswerViewComponent } {
  return typeof file === 'object' && file !== null && 'default' in file && typeof file.default === 'function'
}
