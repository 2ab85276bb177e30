import { expect, test } from 'vitest'
import type { KeyPlacement } from '../../wire/contract.ts'
import { type CredentialParts, findCredential } from './find-credential.ts'

const bearer: KeyPlacement = { in: 'bearer' }
const field: KeyPlacement = { in: 'bearer', orField: 'key' }
const scheme: KeyPlacement = { in: 'scheme', suffix: '-Auth-Key' }
const header: KeyPlacement = { in: 'header', name: 'Ocp-Apim-Subscription-Key' }
const query: KeyPlacement = { in: 'query', name: 'key' }
const form: KeyPlacement = { in: 'form', name: 'apikey' }

const withAuthorization = (authorization: string): CredentialParts => ({ headers: { authorization }, query: {} })

test.each<[string, KeyPlacement, CredentialParts, string | undefined]>([
  ['a bearer', bearer, withAuthorization('Bearer abc'), 'abc'],
  ['a bearer in any case', bearer, withAuthorization('bEARER abc'), 'abc'],
  ['a bearer after two spaces', bearer, withAuthorization('Bearer  abc'), 'abc'],
  ['percent signs as they are', bearer, withAuthorization('Bearer a%2Fb%'), 'a%2Fb%'],
  ['no other scheme', bearer, withAuthorization('Basic abc'), undefined],
  ['no bare token', bearer, withAuthorization('abc'), undefined],
  ['no empty bearer', bearer, withAuthorization('Bearer '), undefined],
  ['no header at all', bearer, { headers: {}, query: { key: 'abc' } }, undefined],
  ['a scheme by its end', scheme, withAuthorization('Anything-Auth-Key abc:fx'), 'abc:fx'],
  ['a scheme by its end, in any case', scheme, withAuthorization('ANYTHING-AUTH-KEY abc'), 'abc'],
  ['no bearer for a scheme', scheme, withAuthorization('Bearer abc'), undefined],
  ['a header', header, { headers: { 'ocp-apim-subscription-key': 'abc' }, query: {} }, 'abc'],
  ['the last of several headers', header, { headers: { 'ocp-apim-subscription-key': ['a', 'b'] }, query: {} }, 'b'],
  ['no empty header', header, { headers: { 'ocp-apim-subscription-key': '' }, query: {} }, undefined],
  ['a query parameter', query, { headers: {}, query: { key: 'a b' } }, 'a b'],
  ['the last of several parameters', query, { headers: {}, query: { key: ['a', 'b'] } }, 'b'],
  ['no parameter that is no text', query, { headers: {}, query: { key: { a: 'b' } } }, undefined],
  ['a field beside a bearer', field, { headers: {}, query: { key: 'abc' } }, 'abc'],
  ['a field of the body beside a bearer', field, { headers: {}, query: {}, form: { key: 'abc' } }, 'abc'],
  [
    'the bearer before a field',
    field,
    { headers: { authorization: 'Bearer abc' }, query: { key: 'a' }, form: { key: 'b' } },
    'abc',
  ],
  ['a form field', form, { headers: {}, query: { apikey: 'no' }, form: { apikey: 'yes' } }, 'yes'],
  ['the last of several fields', form, { headers: {}, query: {}, form: { apikey: ['a', 'b'] } }, 'b'],
  ['no field without a form', form, { headers: {}, query: { apikey: 'no' } }, undefined],
  ['no field of a text', form, { headers: {}, query: {}, form: 'apikey=abc' }, undefined],
])('finds %s', (_name, placement, parts, expected) => {
  expect(findCredential(placement, parts)).toBe(expected)
})

test('takes no inherited property for a form field', () => {
  const inherited: KeyPlacement = { in: 'form', name: 'apikey' }
  expect(findCredential(inherited, { headers: {}, query: {}, form: Object.create({ apikey: 'abc' }) })).toBeUndefined()
})

const pair = (name: string, secret: string) => `Basic ${Buffer.from(`${name}:${secret}`).toString('base64')}`

test.each([
  [pair('key', 'key'), 'key'],
  [pair('ms_0a1b', 'ms_0a1b_secret'), 'ms_0a1b_secret'],
  [pair('a%20b%2F', 'a%20b%2F'), 'a b/'],
  [pair('100%', '100%'), '100%'],
  [pair('one', 'another'), 'one:another'],
  [pair('', 'key'), ':key'],
  ['Basic !!!', ''],
  ['Bearer key', undefined],
])('%s is the pair of a key, or no key', (authorization, expected) => {
  expect(findCredential({ in: 'basic' }, { headers: { authorization }, query: {} })).toBe(expected)
})
