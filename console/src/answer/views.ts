import type { ComponentType } from 'preact'
import type { CallInput } from '../../../src/kernel/wire/reference/to-typescript.ts'
import type { Pair } from '../call/request-draft.ts'
import { loadComponent, type ComponentFiles } from '../ui/load-component.ts'

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

/** Loads the view that an interface brings in its `console/view.tsx`, or `undefined` when it brings none. */
export async function loadView(files: ComponentFiles, interfaceId: string): Promise<AnswerViewComponent | undefined> {
  const path = Object.keys(files).find((each) => each.endsWith(`/interfaces/${interfaceId}/console/view.tsx`))
  const load = path === undefined ? undefined : files[path]
  if (path === undefined || !load) return undefined
  return loadComponent<AnswerViewProps>(path, load)
}
