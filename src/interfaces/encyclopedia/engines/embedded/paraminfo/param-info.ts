import type { ActionModule, ActionResult } from '../action-module.ts'
import type { Call } from '../call.ts'
import { readParameters } from '../parameters/read-parameters.ts'
import { toWireModule } from './to-wire-module.ts'
import { type DescribedModule, describedModules, findSubmodules, pageSet } from './described-modules.ts'
import { paramInfoModule } from './param-info-module.ts'

/** `action=paraminfo` (mediawiki.org/wiki/API:Parameter_information): what the modules here take, without words about it. */
export const paramInfo: ActionModule = {
  ...paramInfoModule,
  async run(call): Promise<ActionResult> {
    const values = readParameters(call, paramInfoModule)
    const queried = (values.querymodules ?? []).map((name) => `query+${name}`)
    const described = find(call, values.modules ?? [])
    const older = {
      ...(values.querymodules ? { querymodules: describeAll(call, find(call, queried)) } : {}),
      ...(values.formatmodules ? { formatmodules: describeAll(call, find(call, values.formatmodules)) } : {}),
      ...(values.mainmodule ? { mainmodule: describeAll(call, find(call, ['main']))[0] } : {}),
      ...(values.pagesetmodule ? { pagesetmodule: toWireModule(call, pageSet) } : {}),
    }
    const listed = described.length > 0 ? { modules: describeAll(call, described) } : {}
    return { body: { paraminfo: { helpformat: values.helpformat, ...listed, ...older } } }
  },
}

function describeAll(call: Call, modules: readonly DescribedModule[]) {
  return modules.map((each) => toWireModule(call, each))
}

/** Modules by their paths; `query+*` are all that are directly below one, `**` all below it. */
function find(call: Call, paths: readonly string[]): DescribedModule[] {
  const found = new Map<string, DescribedModule>()
  for (const path of paths) {
    const whole = /^\*{1,2}$/.test(path) ? `main+${path}` : path.replaceAll(' ', '+')
    const [, parent, stars] = /^(.+)\+(\*{1,2})$/.exec(whole) ?? []
    const modules = parent === undefined ? [findOne(call, whole)] : findSubmodules(parent, stars === '**')
    for (const each of modules) if (each) found.set(each.path, each)
  }
  return [...found.values()]
}

function findOne({ warnings }: Call, path: string): DescribedModule | undefined {
  const known = describedModules.find((each) => each.path === path)
  if (known) return known
  const plus = path.lastIndexOf('+')
  const [parent, name] = plus < 0 ? ['main', path] : [path.slice(0, plus), path.slice(plus + 1)]
  warnings.add('paraminfo', 'badmodule', `The module "${parent}" does not have a submodule "${name}".`)
  return undefined
}
