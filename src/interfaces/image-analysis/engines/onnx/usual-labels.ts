/** What a zero-shot model may tag a picture with unless IMAGE_ANALYSIS_ONNX_LABELS says otherwise. */
export const usualLabels: readonly string[] = `
  sky water sea beach mountain forest tree flower grass field snow sand rock sunset night city building house street road bridge
  car train boat airplane bicycle person man woman child crowd dog cat bird horse insect fish food fruit drink table chair room
  window door book phone computer toy clothing sport music text document screenshot map drawing painting logo diagram statue
`
  .trim()
  .split(/\s+/)
