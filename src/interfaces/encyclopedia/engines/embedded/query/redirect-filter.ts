/** Values of the parameters that ask for redirects alone, or for none of them. */
export const redirectFilters = ['all', 'nonredirects', 'redirects'] as const

export function toIsRedirect(filter: (typeof redirectFilters)[number]): boolean | undefined {
  return filter === 'all' ? undefined : filter === 'redirects'
}
