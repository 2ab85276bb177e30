import { Type, type Static } from 'typebox'

/** Settings of the engine `upstream`. */
export const upstreamSettings = {
  MODERATIONS_UPSTREAM_URL: Type.Optional(
    Type.String({ description: 'Where a server with POST /moderations answers, such as https://api.openai.com/v1.' }),
  ),
  MODERATIONS_UPSTREAM_KEY: Type.Optional(
    Type.String({ writeOnly: true, description: 'The key that this server wants.' }),
  ),
  MODERATIONS_UPSTREAM_MODEL: Type.Optional(
    Type.String({
      description: 'The model to ask it for when a request names none, or one of the original provider’s.',
    }),
  ),
  MODERATIONS_UPSTREAM_RETRIES: Type.Integer({
    default: 2,
    minimum: 0,
    maximum: 10,
    description: 'How often a request is sent again that got no answer, 429 or 5xx.',
  }),
  MODERATIONS_UPSTREAM_SECONDS: Type.Number({
    default: 30,
    exclusiveMinimum: 0,
    maximum: 3600,
    description: 'Seconds until its answer must be there.',
  }),
}

const whole = Type.Object(upstreamSettings)

export type UpstreamSettings = Static<typeof whole>
