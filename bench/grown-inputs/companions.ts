import type { Target } from './list-targets.ts'

type Fields = Readonly<Record<string, unknown>>

const ofQuery = { action: 'query', titles: 'Berlin', prop: 'links|revisions|info', meta: 'siteinfo' }
const ofSchema = { response_format: { type: 'json_schema', json_schema: { name: 'a', schema: {} } } }
const ofTools = { tools: [{ type: 'function', function: { name: 'a', parameters: {} } }] }

/** Fields of an interface that are read only beside others than those of the example, by the first key of their path. */
const companions: Readonly<Record<string, Readonly<Record<string, Fields>>>> = {
  encyclopedia: {
    ...sameFor(['titles', 'pageids', 'revids', 'generator', 'continue', 'meta', 'siprop'], ofQuery),
    ...sameFor(['pllimit', 'plcontinue', 'plnamespace', 'pltitles', 'rvprop', 'rvslots'], ofQuery),
  },
  'chat-completions': { response_format: ofSchema, tool_choice: ofTools },
}

/** What has to stand beside a target for the operation to look into it; none for most. */
export function companionsOf({ contract, path: [name = ''] }: Target): Fields {
  return companions[contract.id]?.[name] ?? {}
}

function sameFor(names: readonly string[], fields: Fields): Record<string, Fields> {
  return Object.fromEntries(names.map((name) => [name, fields]))
}
