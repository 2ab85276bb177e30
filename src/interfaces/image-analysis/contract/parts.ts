import * as Type from 'typebox'

export const Confidence = Type.Number({ minimum: 0, maximum: 1 })
export const Pixels = Type.Integer({ minimum: 0 })
export const Named = Type.Object({ name: Type.String(), confidence: Confidence })
export const Tag = Type.Object({ name: Type.String(), confidence: Confidence, hint: Type.Optional(Type.String()) })
export const Box = Type.Object({ x: Pixels, y: Pixels, w: Pixels, h: Pixels })
export const FaceRectangle = Type.Object({ left: Pixels, top: Pixels, width: Pixels, height: Pixels })

/** What nearly every answer ends with. */
export const envelope = {
  requestId: Type.String(),
  metadata: Type.Object({
    width: Pixels,
    height: Pixels,
    format: Type.String({ description: 'Jpeg, Png, Gif, Bmp, Webp, Tiff, Avif or Svg' }),
  }),
  modelVersion: Type.Optional(Type.String({ description: 'From version 3.2 on' })),
}
