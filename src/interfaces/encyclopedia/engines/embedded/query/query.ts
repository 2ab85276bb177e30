import type { ActionResult } from '../act.ts'
import type { Call } from '../call.ts'
import { pageSetParameters, readPageSet } from '../pages/read-page-set.ts'
import { readProgress, type Remainder, writeContinue, writeRawContinue } from './continuation.ts'
import { generateLinks, generatorParameters } from './generate-links.ts'
import { info } from './info.ts'
import { links } from './links.ts'
import type { ContinueFields } from './module.ts'
import { revisions } from './revisions.ts'
import { siteinfo } from './siteinfo.ts'
import { tokens } from './tokens.ts'
import { toWirePageSet } from './to-wire-page-set.ts'
import { userinfo } from './userinfo.ts'

const props = { info, links, revisions } as const
const metas = { siteinfo, tokens, userinfo } as const
type PropName = keyof typeof props
type MetaName = keyof typeof metas

const queryParameters = ['prop', 'meta', 'list', 'generator', 'continue', 'rawcontinue', 'indexpageids']

/** `action=query` (mediawiki.org/wiki/API:Query): properties of pages, and of the wiki itself. */
export async function query(call: Call): Promise<ActionResult> {
  const { parameters } = call
  parameters.know([...queryParameters, ...pageSetParameters])
  const propNames = parameters.choices<PropName>('prop', 'query', ['info', 'links', 'revisions']) ?? []
  const metaNames = parameters.choices<MetaName>('meta', 'query', ['siteinfo', 'tokens', 'userinfo']) ?? []
  parameters.choices('list', 'query', [])
  const generator = parameters.choice('generator', ['links'])
  for (const name of propNames) parameters.know(props[name].parameters)
  for (const name of metaNames) parameters.know(metas[name].parameters)
  if (generator) parameters.know(generatorParameters)

  const { isGeneratorDone, done } = readProgress(call)
  const given = await readPageSet(call)
  const generated = generator ? await generateLinks(call, given, isGeneratorDone) : undefined
  const set = generated?.set ?? given
  const unfinished = new Map<string, ContinueFields>()
  for (const name of propNames) {
    const more = done.has(name) ? undefined : await props[name].addTo(call, set.entries)
    if (more) unfinished.set(name, more)
  }
  const described: Record<string, unknown> = {}
  for (const name of metaNames) if (!done.has(name)) Object.assign(described, await metas[name].describe(call))
  const remainder = { modules: [...propNames, ...metaNames], generated: propNames, unfinished }
  return toResult(call, { ...toWirePageSet(call, set), ...described }, { ...remainder, generator: generated?.state })
}

function toResult(call: Call, body: Record<string, unknown>, remainder: Remainder): ActionResult {
  const answer = Object.keys(body).length > 0 ? { query: body } : {}
  return { before: describeProgress(call, remainder), body: answer }
}

function describeProgress({ parameters, form }: Call, remainder: Remainder): Record<string, unknown> {
  if (parameters.isSet('rawcontinue')) {
    const raw = writeRawContinue(remainder)
    return raw ? { 'query-continue': raw } : {}
  }
  const { isBatchComplete, fields } = writeContinue(remainder)
  return { ...(isBatchComplete ? form.flags({ batchcomplete: true }) : {}), ...(fields ? { continue: fields } : {}) }
}
