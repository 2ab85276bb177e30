/** A change that might undo a mistake: what stands from `begin` to before `end` becomes `replacement`. */
export interface Edit {
  readonly kind: EditKind
  readonly begin: number
  readonly end: number
  readonly replacement: string
}

export const editKinds = ['delete', 'repeat', 'insert', 'swap', 'kana', 'homophone', 'substitute'] as const

export type EditKind = (typeof editKinds)[number]

export function applyEdit(text: string, { begin, end, replacement }: Edit): string {
  return text.slice(0, begin) + replacement + text.slice(end)
}
