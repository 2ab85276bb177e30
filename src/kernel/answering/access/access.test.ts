import { expect, test } from 'vitest'
import type { KeyRule } from '../../wire/contract.ts'
import { migrate } from '../../foundation/storage/migrate.ts'
import { createSqliteDatabase } from '../../foundation/storage/testing/test-databases.ts'
import { type AccessOptions, createAccess } from './access.ts'
import { createKeyStore } from './keys.ts'
import { accessMigrations } from './migrations.ts'

const required: KeyRule = { in: 'bearer', need: 'required' }
const optional: KeyRule = { in: 'bearer', need: 'optional' }

async function openAccess(options: Omit<AccessOptions, 'keys'> = {}) {
  const storage = await (await createSqliteDatabase()).open()
  await migrate(storage, [accessMigrations])
  const keys = createKeyStore(storage, Date.now)
  return { keys, access: createAccess({ keys, ...options }) }
}

const send = (key: string) => ({ headers: { authorization: `Bearer ${key}` }, query: {} })
const sendNothing = { headers: {}, query: {} }

test('a key names the caller and the plan', async () => {
  const { access, keys } = await openAccess()
  const { id, secret } = await keys.make({ name: 'mine', scopes: ['geo'], plan: 'paid' })
  expect(await access.admit(required, 'geo', send(secret))).toMatchObject({ id, plan: 'paid' })
  expect(await access.admit(optional, 'geo', send(secret))).toMatchObject({ id, plan: 'paid' })
})

test('where a key is required, a wrong one is refused', async () => {
  const { access } = await openAccess()
  await expect(access.admit(required, 'geo', send('ms_0'))).rejects.toMatchObject({
    code: 'wrong_key',
    status: 401,
    message: 'This key is not known here, was revoked or has expired; check it for missing letters.',
  })
})

test('where a key is required, one for another interface is refused', async () => {
  const { access, keys } = await openAccess()
  const { secret } = await keys.make({ name: 'mine', scopes: ['geo'], plan: 'free' })
  await expect(access.admit(required, 'notes', send(secret))).rejects.toMatchObject({
    code: 'key_out_of_scope',
    status: 403,
    message: 'This key does not open "notes"; use one whose scopes name it.',
  })
})

test('where only a key for everything will do, one for this interface is refused', async () => {
  const { access, keys } = await openAccess({ devKey: 'open sesame' })
  const everything: KeyRule = { ...required, scope: '*' }
  for (const scopes of [['geo'], ['geo', 'notes']]) {
    const { secret } = await keys.make({ name: 'reader', scopes, plan: 'paid' })
    await expect(access.admit(everything, 'geo', send(secret))).rejects.toMatchObject({
      code: 'key_out_of_scope',
      status: 403,
      message: 'This key opens single interfaces; use one that opens every interface.',
    })
    expect(await access.admit(required, 'geo', send(secret))).toMatchObject({ plan: 'paid' })
  }
  const { id, secret } = await keys.make({ name: 'owner', scopes: '*', plan: 'free' })
  expect(await access.admit(everything, 'geo', send(secret))).toMatchObject({ id, plan: 'free' })
  expect(await access.admit(everything, 'geo', send('open sesame'))).toMatchObject({ id: 'dev', plan: 'paid' })
  await expect(access.admit(everything, 'geo', sendNothing)).rejects.toMatchObject({ code: 'missing_key' })
})

test.each<[KeyRule, string]>([
  [required, 'Send your key in the header "Authorization: Bearer KEY".'],
  [
    { in: 'scheme', suffix: '-Auth-Key', need: 'required' },
    'Send your key in the header "Authorization", after a scheme that ends in "-Auth-Key".',
  ],
  [{ in: 'basic', need: 'required' }, 'Send your key in the header "Authorization: Basic", as base64 of KEY:KEY.'],
  [{ in: 'header', name: 'X-Key', need: 'required' }, 'Send your key in the header "X-Key: KEY".'],
  [{ in: 'query', name: 'key', need: 'required' }, 'Send your key in the query parameter "key".'],
  [{ in: 'form', name: 'apikey', need: 'required' }, 'Send your key in the form field "apikey".'],
])('a missing key is asked for where this wire carries it: $in', async (rule, message) => {
  const { access } = await openAccess()
  await expect(access.admit(rule, 'geo', sendNothing)).rejects.toMatchObject({
    code: 'missing_key',
    status: 401,
    message,
  })
})

test('where a key is optional, nothing, nonsense, a revoked key and another interface’s key are all nobody', async () => {
  const { access, keys } = await openAccess()
  const anonymous = { id: 'anonymous', plan: 'free', scopes: [] }
  const other = await keys.make({ name: 'other', scopes: ['notes'], plan: 'paid' })
  const revoked = await keys.make({ name: 'gone', scopes: '*', plan: 'paid' })
  await keys.revoke(revoked.id)
  expect(await access.admit(optional, 'geo', sendNothing)).toEqual(anonymous)
  for (const key of ['nonsense', other.secret, revoked.secret]) {
    expect(await access.admit(optional, 'geo', send(key))).toEqual(anonymous)
  }
})

test('requireKeys asks for a key everywhere', async () => {
  const { access, keys } = await openAccess({ requireKeys: true })
  const { id, secret } = await keys.make({ name: 'mine', scopes: '*', plan: 'free' })
  await expect(access.admit(optional, 'geo', sendNothing)).rejects.toMatchObject({ code: 'missing_key' })
  await expect(access.admit(optional, 'geo', send('nonsense'))).rejects.toMatchObject({ code: 'wrong_key' })
  expect(await access.admit(optional, 'geo', send(secret))).toMatchObject({ id, plan: 'free' })
})

test('the development key opens everything, and no other text does', async () => {
  const { access } = await openAccess({ devKey: 'open sesame' })
  expect(await access.admit(required, 'geo', send('open sesame'))).toMatchObject({ id: 'dev', plan: 'paid' })
  expect(await access.admit(optional, 'notes', send('open sesame'))).toMatchObject({ id: 'dev', plan: 'paid' })
  for (const key of ['open sesam', 'open sesame!', 'Open sesame']) {
    await expect(access.admit(required, 'geo', send(key))).rejects.toMatchObject({ code: 'wrong_key' })
  }
})

test('where the wire has credentials of its own, nobody is asked for a key, and the handler finds ours', async () => {
  const { access, keys } = await openAccess({ devKey: 'open sesame', requireKeys: true })
  const own: KeyRule = { in: 'bearer', need: 'own' }
  expect(await access.admit(own, 'geo', send('a token of theirs'))).toMatchObject({ id: 'anonymous', plan: 'free' })
  expect(access.admitsAnyone(own, send('a token of theirs'))).toBe(true)
  const callers = access.callersOf('geo')
  const [here, elsewhere] = [
    await keys.make({ name: 'here', scopes: ['geo'], plan: 'paid' }),
    await keys.make({ name: 'elsewhere', scopes: ['notes'], plan: 'paid' }),
  ]
  expect(await callers.byKey(here.secret)).toMatchObject({ id: here.id, plan: 'paid' })
  expect(await callers.byId(here.id)).toMatchObject({ id: here.id, plan: 'paid' })
  expect(await callers.byKey('open sesame')).toMatchObject({ id: 'dev', plan: 'paid' })
  expect(await callers.byId('dev')).toMatchObject({ id: 'dev', plan: 'paid' })
  await keys.revoke(here.id)
  for (const nobody of [
    callers.byKey(here.secret),
    callers.byId(here.id),
    callers.byKey(elsewhere.secret),
    callers.byId(elsewhere.id),
    callers.byKey('x'),
    callers.byId('x'),
  ]) {
    expect(await nobody).toBeUndefined()
  }
})

test('an address that sends wrong keys by the dozen is told to wait, but for keys that were right before', async () => {
  let time = 1_000_000
  const { access, keys } = await openAccess({ now: () => time })
  const { secret } = await keys.make({ name: 'mine', scopes: '*', plan: 'paid' })
  const from = (address: string, key: string) => access.admit(required, 'geo', { ...send(key), address })
  expect(await from('192.0.2.1', secret)).toMatchObject({ plan: 'paid' })
  for (let tried = 0; tried < 60; tried += 1)
    await expect(from('192.0.2.1', `wrong ${tried}`)).rejects.toMatchObject({ code: 'wrong_key' })
  await expect(from('192.0.2.1', 'another')).rejects.toMatchObject({
    code: 'rate_limited',
    status: 429,
    message: 'Too many wrong keys came from your address; try again in 60 s.',
    headers: { 'retry-after': '60' },
  })
  expect(await from('192.0.2.1', secret)).toMatchObject({ plan: 'paid' })
  await expect(from('192.0.2.2', 'another')).rejects.toMatchObject({ code: 'wrong_key' })
  time += 60_000
  await expect(from('192.0.2.1', 'another')).rejects.toMatchObject({ code: 'wrong_key' })
})
