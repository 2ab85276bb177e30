import { ActionError } from '../../../domain/action-error.ts'
import type { ActionModule, ActionResult } from '../action-module.ts'
import type { Call } from '../call.ts'
import { emptyPageSet, type PageSet } from '../pages/page-set.ts'
import { pageSetModule, readPageSet } from '../pages/read-page-set.ts'
import { choices } from '../parameters/choices.ts'
import type { Parameter, ValuesOf } from '../parameters/parameter.ts'
import { readParameters } from '../parameters/read-parameters.ts'
import { readText } from '../parameters/read-text.ts'
import { flag, text } from '../parameters/texts.ts'
import { readProgress, type Remainder, writeContinue, writeRawContinue } from './continuation.ts'
import { readGenerator } from './generator.ts'
import type { ContinueFields, QueryAnswer, QueryModule } from './module.ts'
import { queryModules } from './modules.ts'
import { toWirePageSet } from './to-wire-page-set.ts'

/** Modules by the parameter that names them. */
function modulesOf(group: QueryModule['group']): Parameter<readonly QueryModule[]> {
  const modules = queryModules.filter((module) => module.group === group)
  const names = modules.map(({ name }) => name)
  const submodules = Object.fromEntries(modules.map(({ name, path }) => [name, path]))
  const declared = choices(names, { submodules })
  return {
    read(sent) {
      const chosen = declared.read(sent) ?? []
      return chosen.flatMap((name) => modules.find((module) => module.name === name) ?? [])
    },
    info: declared.info,
  }
}

const generators = queryModules.filter(({ generate }) => generate)

/** A generator by its name; MediaWiki distinguishes modules that it does not know from modules that are no generators. */
const generator: Parameter<QueryModule | undefined> = {
  read(sent) {
    const name = readText(sent)
    if (name === undefined) return undefined
    const module = queryModules.find((each) => each.name === name)
    if (!module) throw new ActionError('badgenerator', `Unknown "generator=${name}".`)
    if (!module.generate) throw new ActionError('badgenerator', `Module "${name}" cannot be used as a generator.`)
    return module
  },
  info: {
    type: generators.map(({ name }) => name),
    submodules: Object.fromEntries(generators.map(({ name, path }) => [name, path])),
    submoduleParameterPrefix: 'g',
  },
}

const parameters = {
  prop: modulesOf('prop'),
  list: modulesOf('list'),
  meta: modulesOf('meta'),
  indexpageids: flag,
  iwurl: flag,
  continue: text,
  rawcontinue: flag,
  ...pageSetModule.parameters,
  generator,
}

/** `action=query` (mediawiki.org/wiki/API:Query): properties of pages, lists of them, and the wiki itself. */
export const query: ActionModule = { path: 'query', prefix: '', parameters, run: runQuery }

type Values = ValuesOf<typeof parameters>

async function runQuery(call: Call): Promise<ActionResult> {
  const values = readParameters(call, { path: 'query', prefix: '', parameters })
  const modules = [...values.prop, ...values.list, ...values.meta]
  const { isGeneratorDone, done } = readProgress(values.continue)
  const given = isGeneratorDone ? emptyPageSet : await readPageSet(call, values)
  const generated = values.generator ? await readGenerator(call, values.generator, given, isGeneratorDone) : undefined
  const set = generated?.set ?? given
  const fields: Record<string, unknown> = {}
  const unfinished = await runModules(call, modules, { set, fields }, done)
  const remainder = {
    modules: modules.map(({ name }) => name),
    generated: values.prop.map(({ name }) => name),
    unfinished,
    generator: generated?.state,
  }
  return toResult(call, values, { set, fields }, remainder)
}

async function runModules(
  call: Call,
  modules: readonly QueryModule[],
  answer: QueryAnswer,
  done: ReadonlySet<string>,
): Promise<Map<string, ContinueFields>> {
  const unfinished = new Map<string, ContinueFields>()
  for (const module of modules) {
    const more = await runModule(call, module, answer, done.has(module.name))
    if (more) unfinished.set(module.name, more)
  }
  return unfinished
}

/** A module that is done with this batch only reads its parameters, so that nobody is warned of them. */
async function runModule(call: Call, module: QueryModule, answer: QueryAnswer, isDone: boolean) {
  try {
    if (!isDone) return await module.run(call, answer)
    readParameters(call, module)
    return undefined
  } catch (thrown) {
    throw thrown instanceof ActionError ? thrown.of(module.path) : thrown
  }
}

function toResult(
  { form }: Call,
  values: Values,
  { set, fields }: { set: PageSet; fields: Record<string, unknown> },
  remainder: Remainder,
): ActionResult {
  const body = { ...toWirePageSet(form, set, values), ...fields }
  const answer = Object.keys(body).length > 0 ? { query: body } : {}
  if (values.rawcontinue) {
    const raw = writeRawContinue(remainder)
    return { before: raw ? { 'query-continue': raw } : {}, body: answer }
  }
  const { isBatchComplete, fields: more } = writeContinue(remainder)
  const before = {
    ...(isBatchComplete ? form.flags({ batchcomplete: true }) : {}),
    ...(more ? { continue: more } : {}),
  }
  return { before, body: answer }
}
