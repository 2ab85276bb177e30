import { Type, type Static } from 'typebox'

/** Settings of the engine `onnx`. */
export const onnxSettings = {
  MODERATIONS_ONNX_THREADS: Type.Integer({
    default: 1,
    minimum: 1,
    maximum: 256,
    description: 'Threads that one run of the classifier uses.',
  }),
}

const whole = Type.Object(onnxSettings)

export type OnnxSettings = Static<typeof whole>
