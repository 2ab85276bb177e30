import { Type, type Static } from 'typebox'

export const settings = Type.Object({
  ENCYCLOPEDIA_UPSTREAM_URL: Type.Optional(
    Type.String({
      description:
        'A MediaWiki such as https://{lang}.wikipedia.org, for the engine upstream; {lang} is the edition, and /w/api.php is added.',
    }),
  ),
  ENCYCLOPEDIA_USER_AGENT: Type.Optional(
    Type.String({
      description:
        'How the engine upstream names itself; Wikimedia asks for a name and a way to reach you, such as "MyWiki/1.0 (me@example.org)".',
    }),
  ),
  ENCYCLOPEDIA_UPSTREAM_TIMEOUT_SECONDS: Type.Integer({
    default: 20,
    minimum: 5,
    maximum: 60,
    description: 'How long the engine upstream waits for one answer.',
  }),
})

export type Settings = Static<typeof settings>
