import { type Static, type TObject, Type } from 'typebox'

/** Settings of the engine `gguf`. */
export const ggufSettings = {
  CHAT_GGUF_MODELS: Type.Optional(
    Type.String({
      description: 'GGUF files and folders of them, separated by commas, beside those of "mainstay models".',
    }),
  ),
  CHAT_GGUF_MEMORY: Type.Optional(
    Type.Integer({
      minimum: 16,
      description:
        'MiB that loaded GGUF models may take together; the least recently used one makes room. Three quarters of the machine unless set.',
    }),
  ),
  CHAT_GGUF_CONTEXT: Type.Integer({
    default: 8192,
    minimum: 256,
    description:
      'Most tokens that prompt and answer of a GGUF model have together, where the model was trained on so many.',
  }),
  CHAT_GGUF_PARALLEL: Type.Integer({
    default: 4,
    minimum: 1,
    maximum: 64,
    description: 'Answers that a GGUF model writes at a time; each takes memory for a context of its own.',
  }),
  CHAT_GGUF_QUEUE: Type.Integer({
    default: 64,
    minimum: 0,
    description: 'Answers that wait for a GGUF model before more are refused.',
  }),
  CHAT_GGUF_THREADS: Type.Optional(
    Type.Integer({ minimum: 1, description: 'Threads of GGUF models; as many as there are cores unless set.' }),
  ),
}

export type GgufSettings = Static<TObject<typeof ggufSettings>>
