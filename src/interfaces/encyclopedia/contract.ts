import * as Type from 'typebox'
import { defineContract } from '../../kernel/wire/contract.ts'
import { ActionBody, HttpFailure } from './contract/answer.ts'
import { actionParameters } from './contract/parameters.ts'

const edition = Type.Object({ lang: Type.String({ description: 'The edition: en, ja (or jp), ru, uk, de, …' }) })
const titled = Type.Object({
  ...edition.properties,
  title: Type.Optional(Type.String({ description: 'The title, underscores for spaces' })),
  '*': Type.Optional(Type.String({ description: 'The same where it holds slashes' })),
})
const pages = ['text/html', 'application/json']
const parameters = Type.Object(actionParameters)
const errors = { 404: HttpFailure }
/** `callback` makes a script of the answer, and `format=none` leaves it empty. */
const mediaTypes = { '/w/api.php': ['application/json', 'text/javascript', 'text/plain'] }
const article = { action: 'parse', page: 'Berlin', prop: 'wikitext', format: 'json' }

/** E: source text and links of encyclopedia articles, on the wire of MediaWiki's action API. */
export const encyclopedia = defineContract({
  id: 'encyclopedia',
  spec: 'E',
  title: 'Encyclopedia',
  summary: 'Source text and links of articles in any language edition, as MediaWiki’s api.php gives them.',
  base: 'encyclopedia/:lang',
  key: { in: 'bearer', need: 'optional' },
  cors: {
    pages: 'any-origin',
    because: 'The original lets any page, and encyclopedias are public.',
  },
  failure: { body: HttpFailure },
  operations: {
    act: {
      method: 'GET',
      path: '/w/api.php',
      mediaTypes,
      summary: 'Read an article, or list its links',
      params: edition,
      query: parameters,
      response: ActionBody,
      errors,
      example: { params: { lang: 'en' }, query: article },
    },
    actByForm: {
      method: 'POST',
      path: '/w/api.php',
      mediaTypes,
      summary: 'The same, parameters in a form',
      params: edition,
      query: parameters,
      // Fifty titles and fifty of `pltitles`, every byte of them escaped, are 77 kB.
      body: { accepts: ['form'], schema: parameters, maxBytes: 262_144 },
      response: ActionBody,
      errors,
      example: { params: { lang: 'en' }, body: article },
    },
    readPage: {
      method: 'GET',
      path: '/wiki/:title',
      aliases: ['/wiki/*', '/wiki'],
      mediaTypes: { '/wiki/:title': pages, '/wiki/*': pages, '/wiki': pages },
      summary: 'An article as a page to read, where fullurl leads',
      params: titled,
      query: Type.Object({ redirect: Type.Optional(Type.String({ description: 'no, to see a redirect itself' })) }),
      response: Type.String({ description: 'HTML' }),
      errors: { 302: Type.String(), 404: Type.Union([HttpFailure, Type.String()]) },
      example: { params: { lang: 'en', title: 'Berlin' } },
    },
  },
})
