import { Type, type Static } from 'typebox'

/** Settings of the engine `onnx`. */
export const onnxSettings = {
  EMBEDDINGS_ONNX_FOLDER: Type.Optional(
    Type.String({
      description:
        'A folder of a sentence transformer: model.onnx (or onnx/model.onnx) and tokenizer.json, with its other files where it has them.',
    }),
  ),
  EMBEDDINGS_ONNX_THREADS: Type.Integer({
    default: 1,
    minimum: 1,
    maximum: 256,
    description: 'Threads that one run of the model uses.',
  }),
}

const whole = Type.Object(onnxSettings)

export type OnnxSettings = Static<typeof whole>
