import { type Command, InvalidArgumentError, Option } from 'commander'
import { contracts } from '../interfaces/contracts.ts'
import { OperatorError } from '../kernel/errors/operator-error.ts'
import { createKeyStore, type KeyStore } from '../kernel/access/keys.ts'
import type { Plan } from '../kernel/access/caller.ts'
import { writeTable } from './table.ts'
import { withPlatform } from './with-platform.ts'

const ids = Object.values(contracts).map(({ id }): string => id)

export function addKeysCommand(program: Command): void {
  const keys = program.command('keys').description('Make, list and revoke API keys.').exitOverride()
  keys
    .command('add')
    .description('Make a key and print it; it is shown this once, and stored only as a hash.')
    .requiredOption('--name <name>', 'what the key is for, to recognise it by later')
    .option(
      '--only <interfaces>',
      `interfaces it opens, separated by commas (all unless given): ${ids.join(', ')}`,
      parseScopes,
    )
    .addOption(new Option('--plan <plan>', 'the plan whose limits apply').choices(['free', 'paid']).default('free'))
    .addHelpText('after', '\nExample: mainstay keys add --name "my phone" --only ip-location')
    .action((options: { name: string; only?: string[]; plan: Plan }) => withKeys((store) => addKey(store, options)))
  keys
    .command('list')
    .description('List all keys, the revoked ones too.')
    .option('--json', 'as JSON')
    .action((options: { json?: boolean }) => withKeys((store) => listKeys(store, options.json ?? false)))
  keys
    .command('revoke')
    .description('Revoke a key; every running server refuses it within two seconds.')
    .argument('<id>', 'the id that "keys list" shows')
    .action((id: string) => withKeys((store) => revokeKey(store, id)))
}

function parseScopes(text: string): string[] {
  const scopes = text.split(',').map((scope) => scope.trim())
  const wrong = scopes.find((scope) => !ids.includes(scope))
  if (wrong !== undefined)
    throw new InvalidArgumentError(`There is no interface "${wrong}"; there are ${ids.join(', ')}.`)
  return scopes
}

function withKeys(act: (store: KeyStore) => Promise<void>): Promise<void> {
  return withPlatform(({ storage, now }) => act(createKeyStore(storage, now)))
}

async function addKey(
  store: KeyStore,
  { name, only, plan }: { name: string; only?: string[]; plan: Plan },
): Promise<void> {
  const { secret } = await store.make({ name, scopes: only ?? '*', plan })
  process.stdout.write(`${secret}\n`)
}

async function listKeys(store: KeyStore, asJson: boolean): Promise<void> {
  const keys = await store.list()
  if (asJson) return void process.stdout.write(`${JSON.stringify(keys, undefined, 2)}\n`)
  const rows = keys.map(({ id, name, scopes, plan, createdAt, revokedAt }) => [
    id,
    name,
    scopes === '*' ? 'all' : scopes.join(','),
    plan,
    new Date(createdAt).toISOString().slice(0, 10),
    revokedAt === undefined ? '' : `revoked ${new Date(revokedAt).toISOString().slice(0, 10)}`,
  ])
  process.stdout.write(writeTable(['id', 'name', 'opens', 'plan', 'made', ''], rows))
}

async function revokeKey(store: KeyStore, id: string): Promise<void> {
  if (!(await store.revoke(id)))
    throw new OperatorError(`There is no key "${id}" to revoke; "mainstay keys list" shows them.`)
  process.stdout.write(`Revoked ${id}.\n`)
}
