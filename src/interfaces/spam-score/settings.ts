import { Type, type Static } from 'typebox'

export const settings = Type.Object({
  SPAM_SCORE_SPAMD_SERVERS: Type.String({
    default: '127.0.0.1:783',
    description: 'Where spamd listens, for the engine spamd: host:port, several separated by commas.',
  }),
  SPAM_SCORE_SPAMC_PORT: Type.Optional(
    Type.Integer({
      minimum: 0,
      maximum: 65_535,
      description:
        'A port on which programs that know SpamAssassin find this scorer, as spamc does (spamd listens on 783); none unless given. It asks for no key.',
    }),
  ),
  SPAM_SCORE_SPAMC_SECONDS: Type.Number({
    default: 300,
    minimum: 0.1,
    maximum: 3600,
    description: 'Seconds in which a request on that port has to have come and been answered.',
  }),
  SPAM_SCORE_SPAMD_TIMEOUT_MS: Type.Integer({
    default: 30_000,
    minimum: 100,
    maximum: 600_000,
    description: 'Milliseconds that a spamd may take for one mail before the next one is asked.',
  }),
})

export type Settings = Static<typeof settings>
