import { Type, type Static } from 'typebox'
import { onnxSettings } from './engines/onnx/settings.ts'

export const settings = Type.Object({
  IMAGE_ANALYSIS_MAX_BYTES: Type.Integer({
    default: 10 * 1024 * 1024,
    minimum: 1_000,
    description: 'Bytes of a picture’s file; a larger one is refused. The original takes 4 MB.',
  }),
  IMAGE_ANALYSIS_MAX_PIXELS: Type.Integer({
    default: 50_000_000,
    minimum: 10_000,
    maximum: 1_000_000_000,
    description: 'Pixels of a picture, width by height; a larger one is refused before it is unpacked.',
  }),
  IMAGE_ANALYSIS_MIN_SIDE: Type.Integer({
    default: 50,
    minimum: 1,
    description: 'Pixels that a picture is wide and high at least, as the original wants it.',
  }),
  IMAGE_ANALYSIS_ALLOW_URL: Type.Boolean({
    default: false,
    description:
      'Whether a call may name a picture by its address, {"url"}, which is then fetched; never from networks of your own.',
  }),
  IMAGE_ANALYSIS_PREWARM: Type.Boolean({
    default: false,
    description:
      'Whether the models are loaded in the background after the start, rather than for the first picture that needs them.',
  }),
  IMAGE_ANALYSIS_READ_TEXT: Type.Boolean({
    default: false,
    description:
      'Whether words are read in every picture, as evidence for the tag "text": up to some seconds each. Calls that ask for words have them read anyway.',
  }),
  ...onnxSettings,
})

export type Settings = Static<typeof settings>
