/** A probability in a byte: q stands for exp(-q / stepsPerNat), and 255 for 0. */
export function toProbabilityByte(probability: number, stepsPerNat: number): number {
  if (!(probability > 0)) return 255
  return Math.max(0, Math.min(254, Math.round(-Math.log(probability) * stepsPerNat)))
}

/** The probability of each byte. */
export function listProbabilities(stepsPerNat: number): Float32Array {
  return Float32Array.from({ length: 256 }, (_, byte) => (byte === 255 ? 0 : Math.exp(-byte / stepsPerNat)))
}
