import type { Contract, KeyRule } from '../../kernel/wire/contract.ts'

/** G8, G9 and G10 carry their key as a field of the form. */
export const formKey = { in: 'form', name: 'apikey', need: 'required' } as const satisfies KeyRule

/** Where G8, G9 and G10 are mounted. */
export const japaneseMlBase = 'jp-ml'

export const japaneseMlCors = {
  pages: 'same-origin',
  because: 'The original says nothing of pages; its key does not belong into one.',
} as const satisfies Contract['cors']
