/** What api.php answers. Fields depend on the call: what is declared here is what this wire's callers read. */
import * as Type from 'typebox'
import type { Static } from 'typebox'

/** `formatversion=1` writes a flag as an empty text or not at all, 2 as true or false. */
const Flag = Type.Union([Type.Literal(''), Type.Boolean()])

const Link = Type.Object({
  ns: Type.Integer({ description: 'Namespace; 0 are articles' }),
  title: Type.Optional(Type.String()),
  '*': Type.Optional(Type.String({ description: 'The title, in action=parse of formatversion 1' })),
  exists: Type.Optional(Flag),
})

const Redirect = Type.Object({
  from: Type.String(),
  to: Type.String(),
  tofragment: Type.Optional(Type.String()),
})

const Parse = Type.Object({
  title: Type.String(),
  pageid: Type.Integer(),
  revid: Type.Optional(Type.Integer()),
  redirects: Type.Optional(Type.Array(Redirect)),
  links: Type.Optional(Type.Array(Link)),
  wikitext: Type.Optional(
    Type.Union([Type.Object({ '*': Type.String({ description: 'The source text' }) }), Type.String()], {
      description: 'An object in formatversion 1, a text in 2',
    }),
  ),
})

const Revision = Type.Object({
  revid: Type.Optional(Type.Integer()),
  parentid: Type.Optional(Type.Integer()),
  user: Type.Optional(Type.String()),
  timestamp: Type.Optional(Type.String()),
  comment: Type.Optional(Type.String()),
  size: Type.Optional(Type.Integer()),
  '*': Type.Optional(Type.String({ description: 'The source text, formatversion 1 without rvslots' })),
  content: Type.Optional(Type.String({ description: 'The source text, formatversion 2 without rvslots' })),
  slots: Type.Optional(Type.Object({ main: Type.Optional(Type.Object({})) })),
})

const Page = Type.Object({
  pageid: Type.Optional(Type.Integer()),
  ns: Type.Optional(Type.Integer()),
  title: Type.Optional(Type.String()),
  missing: Type.Optional(Flag),
  invalid: Type.Optional(Flag),
  invalidreason: Type.Optional(Type.String()),
  redirect: Type.Optional(Flag),
  lastrevid: Type.Optional(Type.Integer()),
  length: Type.Optional(Type.Integer({ description: 'Bytes of the source text' })),
  links: Type.Optional(Type.Array(Link)),
  revisions: Type.Optional(Type.Array(Revision)),
})

const Query = Type.Object({
  normalized: Type.Optional(Type.Array(Type.Object({ from: Type.String(), to: Type.String() }))),
  redirects: Type.Optional(Type.Array(Redirect)),
  pages: Type.Optional(
    Type.Union([Type.Array(Page), Type.Object({}, { additionalProperties: Page })], {
      description: 'By page id in formatversion 1, a list in 2',
    }),
  ),
})

const Failure = Type.Object({
  code: Type.String({ description: 'missingtitle, invalidtitle, nosuchpageid, badvalue, badcontinue, …' }),
  info: Type.String(),
})

/** Parameters to add to the call for what comes next. */
const Continue = Type.Object({
  continue: Type.Optional(Type.String()),
  plcontinue: Type.Optional(Type.String()),
  gplcontinue: Type.Optional(Type.String()),
  rvcontinue: Type.Optional(Type.String()),
})

/** What `action=opensearch` answers: what was sought, titles, texts that are empty, addresses. */
const Suggestions = Type.Array(Type.Unknown())

const ActionFields = Type.Object({
  batchcomplete: Type.Optional(Flag),
  limits: Type.Optional(
    Type.Object({}, { additionalProperties: Type.Integer(), description: 'What `max` stands for' }),
  ),
  continue: Type.Optional(Continue),
  parse: Type.Optional(Parse),
  query: Type.Optional(Query),
  error: Type.Optional(Failure),
})

/** What every action but `opensearch` answers. */
export type ActionObject = Static<typeof ActionFields>

export const ActionBody = Type.Union([ActionFields, Suggestions])

/** A failure of HTTP itself; those of the API have status 200 and the same body. */
export const HttpFailure = Type.Object({ error: Failure })
