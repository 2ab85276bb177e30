import type { FieldDraft } from './draft.ts'
import type { Field } from './fields-from-schema.ts'

export interface FieldProps {
  readonly field: Field
  readonly draft: FieldDraft | undefined
  readonly fault: string | undefined
  readonly onChange: (draft: FieldDraft) => void
}

/** What every kind of input is given. */
export interface InputProps extends Omit<FieldProps, 'fault'> {
  readonly id: string
  /** For a group of inputs, which one label cannot belong to. */
  readonly labelId: string
  readonly describedBy: string | undefined
  readonly invalid: boolean
}
