import type { TObject } from 'typebox'
import * as Type from 'typebox'
import { defineContract, type BodyContract } from '../../kernel/wire/contract.ts'
import {
  EmailQuestion,
  EmailsQuestion,
  NameQuestion,
  NamesQuestion,
  UsernameQuestion,
  UsernamesQuestion,
} from './contract/questions.ts'
import { Failure, GenderResult, GenderResults } from './contract/results.ts'

/** Bytes of a name, or of a hundred. */
const maxBytes = 1024 * 1024

const bodyOf = <Schema extends TObject>(schema: Schema) =>
  ({ accepts: ['json', 'form', 'multipart'], schema, maxBytes }) as const satisfies BodyContract

const listOf = <Schema extends TObject>(schema: Schema) =>
  ({ accepts: ['json'], schema, maxBytes }) as const satisfies BodyContract

/** What stands in the body alone comes with the status of a success. */
const one = { response: GenderResult, errors: { 200: Failure } } as const
const oneOrSeveral = { response: GenderResult, errors: { 200: Type.Union([GenderResults, Failure]) } } as const
const several = { response: GenderResults, errors: { 200: Failure } } as const

const name = { name: 'Andrea', country: 'IT' }
const email = { email: 'andrea.rossi@example.org', country: 'IT' }
const username = { username: 'andrea_rossi', country: 'IT' }

/** G1: the gender of a name. What the wire reports in its body comes with status 200, errors 50 to 94 included. */
export const nameGender = defineContract({
  id: 'name-gender',
  spec: 'G1',
  title: 'Gender of a name',
  summary: 'Tells from a name, in any script, whether its bearer is a man or a woman, and how sure that is.',
  base: 'gender',
  key: { in: 'bearer', orField: 'key', need: 'required' },
  cors: {
    pages: 'same-origin',
    because: 'The original says nothing of pages; its key does not belong into one.',
  },
  failure: {
    body: Failure,
    statuses: { missing_key: 200, wrong_key: 200, key_out_of_scope: 200, quota_used_up: 200, invalid_request: 200 },
  },
  operations: {
    detect: {
      method: 'POST',
      path: '/api',
      summary: 'Tell the gender of a name, or of several',
      body: bodyOf(NameQuestion),
      ...oneOrSeveral,
      example: { body: name },
    },
    detectByQuery: {
      method: 'GET',
      path: '/api',
      summary: 'Tell the gender of a name that stands in the address, or of several',
      query: NameQuestion,
      ...oneOrSeveral,
      example: { query: name },
    },
    detectEmail: {
      method: 'POST',
      path: '/api/email',
      summary: 'Tell the gender of the name in a mail address',
      body: bodyOf(EmailQuestion),
      ...one,
      example: { body: email },
    },
    detectEmailByQuery: {
      method: 'GET',
      path: '/api/email',
      summary: 'Tell the gender of the name in a mail address that stands in the address',
      query: EmailQuestion,
      ...one,
      example: { query: email },
    },
    detectUsername: {
      method: 'POST',
      path: '/api/username',
      summary: 'Tell the gender of the name in a user name',
      body: bodyOf(UsernameQuestion),
      ...one,
      example: { body: username },
    },
    detectUsernameByQuery: {
      method: 'GET',
      path: '/api/username',
      summary: 'Tell the gender of the name in a user name that stands in the address',
      query: UsernameQuestion,
      ...one,
      example: { query: username },
    },
    detectNames: {
      method: 'POST',
      path: '/api/name/multi/country',
      summary: 'Tell the genders of several names, each with its country',
      body: listOf(NamesQuestion),
      ...several,
      example: {
        body: {
          data: [
            { ...name, id: 1 },
            { name: 'Andrea', country: 'DE', id: 2 },
          ],
        },
      },
    },
    detectEmails: {
      method: 'POST',
      path: '/api/email/multi/country',
      summary: 'Tell the genders of the names in several mail addresses',
      body: listOf(EmailsQuestion),
      ...several,
      example: { body: { data: [email] } },
    },
    detectUsernames: {
      method: 'POST',
      path: '/api/username/multi/country',
      summary: 'Tell the genders of the names in several user names',
      body: listOf(UsernamesQuestion),
      ...several,
      example: { body: { data: [username] } },
    },
  },
})
