/** What an export of wikis is written in. */
import { Type } from 'typebox'
import { Compile } from 'typebox/compile'

const TitleCase = Type.Union([Type.Literal('first-letter'), Type.Literal('case-sensitive')])
const WholeNumber = Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER })

export const SiteSchema = Type.Object({
  language: Type.String({ minLength: 1, maxLength: 40 }),
  contentLanguage: Type.Optional(Type.String({ minLength: 1, maxLength: 40 })),
  name: Type.String(),
  base: Type.String(),
  mainPage: Type.String(),
  databaseName: Type.String(),
  generator: Type.String(),
  case: TitleCase,
  namespaces: Type.Array(
    Type.Object({
      id: Type.Integer(),
      name: Type.String(),
      canonical: Type.String(),
      aliases: Type.Array(Type.String()),
      case: TitleCase,
    }),
  ),
})

export const SiteRecord = Compile(
  Type.Object({
    type: Type.Literal('site'),
    site: SiteSchema,
    sample: Type.Optional(Type.Boolean()),
  }),
)

export const PageRecord = Compile(
  Type.Object({
    type: Type.Literal('page'),
    language: Type.String(),
    id: WholeNumber,
    namespace: Type.Integer({ minimum: -2, maximum: 1_000_000 }),
    title: Type.String({ minLength: 1 }),
    redirect_to: Type.Optional(Type.String()),
    revision: WholeNumber,
    parent: Type.Optional(WholeNumber),
    timestamp: Type.Integer({ minimum: Number.MIN_SAFE_INTEGER, maximum: Number.MAX_SAFE_INTEGER }),
    user: Type.Optional(Type.String()),
    user_id: Type.Optional(WholeNumber),
    comment: Type.String(),
    model: Type.String(),
    format: Type.String(),
    text: Type.String(),
  }),
)
