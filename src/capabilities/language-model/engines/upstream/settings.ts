import { Type, type Static } from 'typebox'

const seconds = (value: number, description: string) =>
  Type.Number({ default: value, exclusiveMinimum: 0, maximum: 3600, description: `Seconds ${description}` })

/** Settings of the engine `upstream`. */
export const upstreamSettings = {
  CHAT_UPSTREAM_URL: Type.Optional(
    Type.String({
      description:
        'Where an OpenAI-compatible server answers, such as http://127.0.0.1:11434/v1; several with commas share the work.',
    }),
  ),
  CHAT_UPSTREAM_KEY: Type.Optional(Type.String({ writeOnly: true, description: 'The key that those servers want.' })),
  CHAT_UPSTREAM_MODELS: Type.Optional(
    Type.String({
      description: 'Further names for its models, such as gpt-4o=llama3.1:8b, several with commas.',
    }),
  ),
  CHAT_UPSTREAM_RETRIES: Type.Integer({
    default: 2,
    minimum: 0,
    maximum: 10,
    description: 'How often a request that failed before its answer began is sent again.',
  }),
  CHAT_UPSTREAM_CONNECT_SECONDS: seconds(5, 'until a connection must stand.'),
  CHAT_UPSTREAM_FIRST_BYTE_SECONDS: seconds(60, 'until a streamed answer must begin.'),
  CHAT_UPSTREAM_ANSWER_SECONDS: seconds(300, 'until an answer that is not streamed must be there.'),
  CHAT_UPSTREAM_IDLE_SECONDS: seconds(60, 'that may pass between two pieces of an answer.'),
}

const whole = Type.Object(upstreamSettings)

export type UpstreamSettings = Static<typeof whole>
