import { Type, type Static } from 'typebox'

/** Settings of the engine `upstream`. */
export const upstreamSettings = {
  EMBEDDINGS_UPSTREAM_URL: Type.Optional(
    Type.String({ description: 'Where an OpenAI-compatible server answers, such as http://127.0.0.1:11434/v1.' }),
  ),
  EMBEDDINGS_UPSTREAM_KEY: Type.Optional(
    Type.String({ writeOnly: true, description: 'The key that this server wants.' }),
  ),
  EMBEDDINGS_UPSTREAM_MODEL: Type.Optional(
    Type.String({
      description: 'The model to ask it for when a request names none, or one of the original provider’s.',
    }),
  ),
  EMBEDDINGS_UPSTREAM_RETRIES: Type.Integer({
    default: 2,
    minimum: 0,
    maximum: 10,
    description: 'How often a request is sent again that got no answer, 429 or 5xx.',
  }),
  EMBEDDINGS_UPSTREAM_SECONDS: Type.Number({
    default: 60,
    exclusiveMinimum: 0,
    maximum: 3600,
    description: 'Seconds until its answer must be there.',
  }),
}

const whole = Type.Object(upstreamSettings)

export type UpstreamSettings = Static<typeof whole>
