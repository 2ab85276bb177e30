import type { Call } from '../call.ts'
import type { Parameter, ParameterInfo } from '../parameters/parameter.ts'
import { maxValues, maxValuesOfBots } from '../parameters/read-text.ts'
import type { DescribedModule } from './described-modules.ts'

/** A module as `action=paraminfo` describes it. */
export function toWireModule({ form }: Call, module: DescribedModule): Record<string, unknown> {
  const { name, path, group, prefix, isGenerator, parameters } = module
  return {
    name,
    path,
    ...(group === undefined ? {} : { group }),
    prefix,
    ...(group === undefined || group === 'format' ? {} : form.flags({ readrights: true })),
    ...(isGenerator ? form.flags({ generator: true }) : {}),
    helpurls: [`https://www.mediawiki.org/wiki/Special:MyLanguage/API:${name[0]?.toUpperCase() ?? ''}${name.slice(1)}`],
    parameters: Object.entries(parameters).map((entry, index) => describeParameter(form, entry, index + 1)),
    templatedparameters: [],
  }
}

function describeParameter(form: Call['form'], [name, { info }]: [string, Parameter<unknown>], index: number) {
  const { isRequired = false, isMulti = false, allSpecifier, default: standard } = info
  return {
    index,
    name,
    type: describeType(info),
    ...form.flags({ required: isRequired }),
    ...(standard === undefined || standard === false ? {} : { default: standard }),
    ...form.flags({ multi: isMulti }),
    ...(isMulti ? { lowlimit: maxValues, highlimit: maxValuesOfBots, limit: maxValues } : {}),
    ...(allSpecifier === undefined ? {} : { allspecifier: allSpecifier }),
    ...describeRange(info),
    ...(info.submodules ? { submodules: info.submodules } : {}),
    ...(info.submoduleParameterPrefix ? { submoduleparamprefix: info.submoduleParameterPrefix } : {}),
    ...(info.extraNamespaces ? { extranamespaces: info.extraNamespaces } : {}),
  }
}

/** Values that are allowed come by the alphabet. */
function describeType({ type }: ParameterInfo): unknown {
  return typeof type === 'string' ? type : type.toSorted()
}

function describeRange({ min, max, highMax }: ParameterInfo): Record<string, number> {
  return {
    ...(min === undefined ? {} : { min }),
    ...(max === undefined ? {} : { max }),
    ...(highMax === undefined ? {} : { highmax: highMax }),
  }
}
