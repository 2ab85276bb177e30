/** Titles are written with the prefix, underscores for spaces. */
export interface PageRange {
  readonly namespace: number
  readonly prefix?: string | undefined
  readonly from?: string | undefined
  readonly to?: string | undefined
  readonly isRedirect?: boolean | undefined
  readonly minSize?: number | undefined
  readonly maxSize?: number | undefined
  readonly isDescending?: boolean
  readonly limit: number
}

export interface RandomRange {
  readonly namespaces: readonly number[] | undefined
  readonly isRedirect: boolean | undefined
  readonly limit: number
}
