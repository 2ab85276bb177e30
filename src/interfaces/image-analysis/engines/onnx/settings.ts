import { Type, type Static } from 'typebox'

const folder = (description: string) => Type.Optional(Type.String({ description }))

/** Settings of the engine `onnx`. */
export const onnxSettings = {
  IMAGE_ANALYSIS_ONNX_CAPTION_FOLDER: folder(
    'A folder of a model that writes captions (vision-encoder-decoder): encoder_model.onnx, decoder_model.onnx, tokenizer.json.',
  ),
  IMAGE_ANALYSIS_ONNX_TAG_FOLDER: folder(
    'A folder of a model that tells kinds of pictures apart (image classification): model.onnx and config.json with its id2label.',
  ),
  IMAGE_ANALYSIS_ONNX_ZERO_SHOT_FOLDER: folder(
    'A folder of a model that compares pictures with words (CLIP, SigLIP): model.onnx and tokenizer.json; it gives categories and tags.',
  ),
  IMAGE_ANALYSIS_ONNX_LABELS: Type.Optional(
    Type.String({ description: 'Words, separated by commas, that the zero-shot model may give as tags.' }),
  ),
  IMAGE_ANALYSIS_ONNX_THREADS: Type.Integer({
    default: 1,
    minimum: 1,
    maximum: 256,
    description: 'Threads that one run of a model uses.',
  }),
}

const whole = Type.Object(onnxSettings)

export type OnnxSettings = Static<typeof whole>
