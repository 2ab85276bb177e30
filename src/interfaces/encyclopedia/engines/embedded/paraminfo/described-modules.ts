import { expandTemplatesModule } from '../expandtemplates/expand-templates-module.ts'
import { jsonModule, mainModule } from '../main-module.ts'
import { openSearchModule } from '../opensearch/open-search-module.ts'
import { pageSetModule } from '../pages/read-page-set.ts'
import type { Declarations } from '../parameters/parameter.ts'
import { parseModule } from '../parse/parse-module.ts'
import { queryModules } from '../query/modules.ts'
import { query } from '../query/query.ts'
import { paramInfoModule } from './param-info-module.ts'

export interface DescribedModule {
  readonly name: string
  readonly path: string
  readonly prefix: string
  /** What kind of module it is among those of its parent; undefined for the main one. */
  readonly group: string | undefined
  readonly isGenerator: boolean
  readonly parameters: Declarations
}

type Undescribed = Pick<DescribedModule, 'path' | 'prefix' | 'parameters'>

function toAction(module: Undescribed): DescribedModule {
  return { ...module, name: module.path, group: 'action', isGenerator: false }
}

/** Every module there is, parents before those below them. */
export const describedModules: readonly DescribedModule[] = [
  { ...mainModule, name: 'main', group: undefined, isGenerator: false },
  ...[expandTemplatesModule, openSearchModule, paramInfoModule, parseModule, query].map(toAction),
  { ...jsonModule, name: 'json', group: 'format', isGenerator: false },
  ...queryModules.map((module) => ({ ...module, isGenerator: module.generate !== undefined })),
]

/** What a module finds its pages by, which is described as a module of its own. */
export const pageSet: DescribedModule = { ...toAction(pageSetModule), name: 'pageset', path: 'pageset' }

/** Modules below one: the main module's are actions and formats. */
export function findSubmodules(parent: string, isRecursive: boolean): DescribedModule[] {
  const isBelow = ({ path }: DescribedModule) =>
    parent === 'main' ? path !== 'main' && (isRecursive || !path.includes('+')) : path.startsWith(`${parent}+`)
  return describedModules.filter(isBelow)
}
