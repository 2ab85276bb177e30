import { interfaces } from '../../interfaces/index.ts'
import { createKeyStore } from '../../kernel/answering/access/keys.ts'
import { capabilitiesOf } from '../../kernel/wire/interface/capabilities-of.ts'
import { OperatorError } from '../../libraries/errors/operator-error.ts'
import { modelsSettings } from '../../kernel/assembly/models/settings.ts'
import type { ModelsContext } from '../../kernel/assembly/models/models-context.ts'
import { createCommandOutput } from '../command-output.ts'
import { openContext } from '../models/open-context.ts'
import { pullAll } from '../models/pull-models.ts'
import { listenForStop } from '../stop-signal.ts'
import { withPlatform } from '../with-platform.ts'
import { askWishes, openPerson } from './ask-wishes.ts'
import { writeCallsToTry } from './calls-to-try.ts'
import { formatPlan } from './format-plan.ts'
import { type SetupWishes, toModelNames } from './wishes.ts'
import { writeSettings } from './write-settings.ts'
import type { EngineSuggestion } from '../../kernel/wire/interface/engine.ts'

export interface SetupOptions extends SetupWishes {
  readonly none?: boolean
  readonly yes?: boolean
  readonly json?: boolean
}

/** `mainstay setup` */
export async function setUp(options: SetupOptions): Promise<void> {
  const context = await openContext()
  const server = await findServer(context)
  const isTold = Object.keys(options).some((name) => name !== 'yes' && name !== 'json')
  const plan = isTold ? toPlan(options, context) : await askForPlan(context, server, options)
  if (!plan) return
  const settings = toSettings(plan.wishes, server, context)
  if (isTold && !options.json && plan.wishes.chat !== 'server') process.stdout.write(formatPlan(plan.names, context))
  using stop = listenForStop()
  const models = await pullAll(plan.names, {}, context, stop.signal)
  const path = await writeSettings(context.dataFolder, settings)
  const key = await makeKey(context)
  const output = createCommandOutput()
  if (options.json) output.writeJson({ models, settings: path, key: key ?? null, ...toStart(context) })
  else output.write(describeEnd(path, key, context))
}

interface Plan {
  readonly wishes: SetupWishes
  readonly names: readonly string[]
}

function toPlan(wishes: SetupWishes, { catalogue }: ModelsContext): Plan {
  return { wishes, names: toModelNames(wishes, catalogue) }
}

/** Undefined where the person wants none of it. */
async function askForPlan(
  context: ModelsContext,
  server: EngineSuggestion | undefined,
  { yes: isSure = false, json = false }: SetupOptions,
): Promise<Plan | undefined> {
  using person = openPerson(!json)
  const plan = toPlan(await askWishes(person, context.catalogue, server), context)
  process.stdout.write(formatPlan(plan.names, context))
  if (isSure || plan.names.length === 0) return plan
  const answer = await person.ask('Pull them now? Enter for yes, n for no: ')
  return /^n/i.test(answer) ? undefined : plan
}

async function findServer({ settings }: ModelsContext): Promise<EngineSuggestion | undefined> {
  for (const { prefix, suggest } of capabilitiesOf(interfaces)) {
    const isChosen = Boolean(settings.textOf(`${prefix}_ENGINE`))
    const found = isChosen ? undefined : await suggest?.().catch(() => undefined)
    if (found) return found
  }
  return undefined
}

/** What has to be set because the server would not find it by itself: a server of models, and what came from this environment alone. */
function toSettings(
  { chat }: SetupWishes,
  server: EngineSuggestion | undefined,
  { settings }: ModelsContext,
): Readonly<Record<string, string>> {
  if (chat === 'server' && !server)
    throw new OperatorError('No model server with models answers at its usual port on this machine.')
  const given = ['PORT', 'HOST', ...Object.keys(modelsSettings.properties)].flatMap((name) => {
    const value = settings.textOf(name)?.trim()
    return value ? [[name, value] as const] : []
  })
  return { ...Object.fromEntries(given), ...(chat === 'server' && server?.settings) }
}

/** Only the first key: a second setup finds one already. */
function makeKey({ settings }: ModelsContext): Promise<string | undefined> {
  return withPlatform(async ({ storage, now }) => {
    const made = await createKeyStore(storage, now).makeFirst({ name: 'first', scopes: '*', plan: 'paid' })
    return made?.secret
  }, settings)
}

/** How to start it, and where it is then. */
function toStart({ settings, dataFolder }: ModelsContext): { readonly start: string; readonly url: string } {
  const { PORT, MAINSTAY_DATA } = settings.kernel
  const folder = MAINSTAY_DATA === './data' ? '' : `MAINSTAY_DATA=${dataFolder} `
  return { start: `${folder}mainstay serve`, url: `http://127.0.0.1:${PORT}` }
}

function describeEnd(path: string, key: string | undefined, context: ModelsContext): string {
  const { start, url } = toStart(context)
  const secret =
    key === undefined
      ? 'There are keys already; "mainstay keys add --name NAME" makes another.\nexport MAINSTAY_KEY=…'
      : `Your first key, shown this once:\nexport MAINSTAY_KEY=${key}`
  return [
    `\nSettings are in ${path}.`,
    secret,
    `\nStart it: ${start}`,
    '\nThen try:',
    `${writeCallsToTry(url)}\n`,
  ].join('\n')
}
