import { type Command, Option } from 'commander'
import type { AuditedAction } from '../kernel/answering/access/audit-log.ts'
import type { Plan } from '../kernel/wire/interface/caller.ts'
import type { KeyLimit } from '../kernel/wire/interface/key-limits.ts'
import { createKeyStore, type KeyStore } from '../kernel/answering/access/keys.ts'
import { dropUndefined } from '../libraries/json/drop-undefined.ts'
import { OperatorError } from '../libraries/errors/operator-error.ts'
import { listKeys, listUsage, showAudit } from './keys/list.ts'
import {
  addLabel,
  addLimit,
  hourMs,
  interfaceIds,
  parseCount,
  parseExpiry,
  parseHours,
  parseScopes,
} from './keys/parse.ts'
import { createCommandOutput } from './command-output.ts'
import { noteCommand } from './note-command.ts'
import { withPlatform } from './with-platform.ts'
import type { KeyTerms } from '../kernel/answering/access/stored-key.ts'

interface JsonOption {
  readonly json?: boolean
}

interface TermOptions extends JsonOption {
  readonly label?: readonly string[]
  readonly limit?: readonly KeyLimit[]
  /** Milliseconds since 1970; infinite for never. */
  readonly expires?: number
}

export function addKeysCommand(program: Command): void {
  const keys = program.command('keys').description('Make, list, change and revoke API keys.').exitOverride()
  addMaking(keys)
  addChanging(keys)
  addListings(keys)
  keys
    .command('revoke')
    .description('Revoke a key; every running server refuses it within two seconds.')
    .argument('<id>', ofList)
    .option('--json', 'as JSON')
    .action((id: string, options: JsonOption) => revokeKey(id, options))
}

function addMaking(keys: Command): void {
  const add = keys
    .command('add')
    .description('Make a key and print it; it is shown this once, and stored only as a hash.')
    .requiredOption('--name <name>', 'what the key is for, to recognise it by later')
    .option(
      '--only <interfaces>',
      `interfaces it opens, separated by commas (all unless given): ${interfaceIds.join(', ')}`,
      parseScopes,
    )
    .addOption(new Option('--plan <plan>', 'the plan whose limits apply').choices(['free', 'paid']).default('free'))
  withTerms(add)
    .addHelpText(
      'after',
      '\nExample: mainstay keys add --name "my phone" --only ip-location --limit 1000/day --expires 90d',
    )
    .action((options: TermOptions & { name: string; only?: string[]; plan: Plan }) => addKey(options))
}

function addChanging(keys: Command): void {
  withTerms(keys.command('change').description('Change labels, limits or the end of a key.').argument('<id>', ofList))
    .addHelpText(
      'after',
      '\nLabels and limits that are given stand in the place of those before; --limit none takes them off.',
    )
    .action((id: string, options: TermOptions) => changeKey(id, options))
  keys
    .command('rotate')
    .description('Make a new secret for a key and print it; the one before is good for a while yet.')
    .argument('<id>', ofList)
    .option('--overlap <hours>', 'hours for which the secret before is still taken', parseHours, 24)
    .option('--json', 'as JSON')
    .action((id: string, options: JsonOption & { overlap: number }) => rotateKey(id, options))
}

function addListings(keys: Command): void {
  keys
    .command('list')
    .description('List all keys, the revoked ones too.')
    .option('--label <word>', 'those with this label alone')
    .option('--json', 'as JSON')
    .action((options: JsonOption & { label?: string }) => withKeys((store) => listKeys(store, options)))
  keys
    .command('usage')
    .description('What each key used: calls, characters, tokens, pictures, by interface.')
    .argument('[id]', 'this key alone')
    .option('--days <count>', 'of the last so many days (UTC)', parseCount, 30)
    .option('--json', 'as JSON, by day')
    .action((id: string | undefined, options: JsonOption & { days: number }) =>
      withPlatform((platform) => listUsage(platform, { ...options, ...(id !== undefined && { id }) })),
    )
  keys
    .command('audit')
    .description('What operators did, the last first: keys, models, imports, backups.')
    .option('--count <count>', 'so many of them', parseCount, 50)
    .option('--json', 'as JSON')
    .action((options: JsonOption & { count: number }) => withPlatform((platform) => showAudit(platform, options)))
}

const ofList = 'the id that "keys list" shows'

function withTerms(command: Command): Command {
  return command
    .option('--expires <when>', 'when it ends: a time as 2027-01-31, a span as 90d or 12h, or never', parseExpiry)
    .option(
      '--limit <limit>',
      'what it may use, as often as needed: 60/minute, 5000 calls/day, chat-completions=100000 tokens/month',
      addLimit,
    )
    .option('--label <word>', 'a word to find it by, as often as needed', addLabel)
    .option('--json', 'as JSON')
}

function toTerms({ label, limit, expires }: TermOptions): KeyTerms {
  return dropUndefined({ labels: label, limits: limit, expiresAt: expires === Infinity ? null : expires })
}

function withKeys(act: (store: KeyStore) => Promise<void>): Promise<void> {
  return withPlatform(({ storage, now }) => act(createKeyStore(storage, now)))
}

/** What became of a key: for people, and as JSON. */
interface Outcome {
  readonly id: string
  readonly text: string
  readonly json: object
  /** For people alone, beside the text. */
  readonly remark?: string
}

/** Does something to a key, writes down that it was done, and says so. */
function changing(
  action: AuditedAction,
  { json }: JsonOption,
  act: (store: KeyStore) => Promise<Outcome>,
): Promise<void> {
  return withPlatform(async (platform) => {
    const done = await act(createKeyStore(platform.storage, platform.now))
    const output = createCommandOutput()
    if (json) output.writeJson(done.json)
    else output.write(`${done.text}\n`)
    if (!json && done.remark !== undefined) output.warn(done.remark)
    await noteCommand(platform, action, done.id)
  })
}

function addKey(options: TermOptions & { name: string; only?: string[]; plan: Plan }): Promise<void> {
  const { name, only, plan } = options
  return changing('key.make', options, async (store) => {
    const { id, secret } = await store.make({ name, scopes: only ?? '*', plan, ...toTerms(options) })
    return { id, text: secret, json: { id, secret } }
  })
}

function changeKey(id: string, options: TermOptions): Promise<void> {
  return changing('key.change', options, async (store) => {
    if (!(await store.change(id, toTerms(options)))) throw noSuchKey(id, 'change')
    return { id, text: `Changed ${id}.`, json: { id, changed: true } }
  })
}

function rotateKey(id: string, options: JsonOption & { readonly overlap: number }): Promise<void> {
  return changing('key.rotate', options, async (store) => {
    const { overlap } = options
    const made = await store.rotate(id, overlap * hourMs)
    if (!made) throw noSuchKey(id, 'rotate')
    const { secret } = made
    const remark = `The secret before is taken for ${overlap} hours more.`
    return { id, text: secret, json: { id, secret, overlapHours: overlap }, remark }
  })
}

function revokeKey(id: string, options: JsonOption): Promise<void> {
  return changing('key.revoke', options, async (store) => {
    if (!(await store.revoke(id))) throw noSuchKey(id, 'revoke')
    return { id, text: `Revoked ${id}.`, json: { id, revoked: true } }
  })
}

function noSuchKey(id: string, verb: string): OperatorError {
  return new OperatorError(`There is no key "${id}" to ${verb}; "mainstay keys list" shows them.`)
}
