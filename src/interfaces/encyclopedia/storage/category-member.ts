import type { MemberType } from './tables.ts'
import type { Page } from './stored-page.ts'

export interface MemberRange {
  readonly types: readonly MemberType[]
  readonly namespaces?: readonly number[] | undefined
  readonly since?: { readonly type: MemberType; readonly sortKey: string; readonly pageId: number } | undefined
  readonly isDescending?: boolean
  readonly limit: number
}

export interface CategoryMember {
  readonly page: Page
  readonly type: MemberType
  readonly sortKey: string
  /** What the page said it is sorted by; empty where it did not. */
  readonly sortPrefix: string
}

/** A category by its name without the prefix, underscores for spaces. */
export interface CategoryUse {
  readonly name: string
  readonly pages: number
  readonly subcategories: number
  readonly files: number
}

export interface CategoryRange {
  readonly prefix?: string | undefined
  readonly from?: string | undefined
  readonly to?: string | undefined
  readonly isDescending?: boolean
  readonly limit: number
}
