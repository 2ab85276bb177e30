import { edgesOfLists } from './edges-of-lists.ts'
import { edgesOfPages } from './edges-of-pages.ts'
import type { Query } from './query.ts'
import { sentByDebianPackages } from './sent-by-debian-packages.ts'
import { sentByMwnAndNodemw } from './sent-by-mwn-and-nodemw.ts'
import { sentByOtherPackages } from './sent-by-other-packages.ts'

/** All that both wikis are asked. */
export const queries: readonly Query[] = [
  ...sentByMwnAndNodemw,
  ...sentByOtherPackages,
  ...sentByDebianPackages,
  ...edgesOfPages,
  ...edgesOfLists,
]
