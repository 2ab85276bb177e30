import { Type, type Static } from 'typebox'

/** Settings of the engine `gguf`. */
export const ggufSettings = {
  EMBEDDINGS_GGUF_CONTEXT: Type.Integer({
    default: 2048,
    minimum: 16,
    maximum: 131_072,
    description:
      'Tokens of one text that a GGUF model reads, where it was trained on so many; memory grows with them. What is beyond is cut off.',
  }),
  EMBEDDINGS_GGUF_THREADS: Type.Optional(
    Type.Integer({ minimum: 1, description: 'Threads of GGUF models; as many as there are cores unless set.' }),
  ),
}

const whole = Type.Object(ggufSettings)

export type GgufSettings = Static<typeof whole>
