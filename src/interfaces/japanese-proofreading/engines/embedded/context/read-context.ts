/** A text as what stands around a place is looked at: without blanks, each Latin word and each number as one code. */
export interface TextContext {
  readonly codes: Uint16Array
  readonly classes: Uint8Array
  /** A bit for each kind of particle where one stands, 0 elsewhere. */
  readonly particles: Uint8Array
  /** For each place of the text and the one behind its end: how many codes stand before it. */
  readonly places: Uint32Array
}

export const codeClass = { other: 0, hiragana: 1, katakana: 2, kanji: 3, latin: 4, digit: 5 } as const

const latin = 'A'.charCodeAt(0)
const digit = '0'.charCodeAt(0)
const particleBits: ReadonlyMap<number, number> = new Map(
  [...'をがはにでとのも'].map((particle, bit) => [particle.charCodeAt(0), 1 << bit]),
)

export function readContext(text: string): TextContext {
  const codes = new Uint16Array(text.length)
  const classes = new Uint8Array(text.length)
  const places = new Uint32Array(text.length + 1)
  let length = 0
  let before = -1
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    const own = classOf(code)
    places[at] = length
    const goesOn = own === before && (own === codeClass.latin || own === codeClass.digit)
    before = own
    if (goesOn || isBlank(code)) continue
    codes[length] = own === codeClass.latin ? latin : own === codeClass.digit ? digit : code
    classes[length++] = own
  }
  places[text.length] = length
  const context = { codes: codes.subarray(0, length), classes: classes.subarray(0, length), places }
  return { ...context, particles: markParticles(context) }
}

/** Kana that may be a particle, behind something else than hiragana. */
function markParticles({ codes, classes }: Pick<TextContext, 'codes' | 'classes'>): Uint8Array {
  const particles = new Uint8Array(codes.length)
  for (let at = 1; at < codes.length; at++)
    if (classes[at] === codeClass.hiragana && classes[at - 1] !== codeClass.hiragana)
      particles[at] = particleBits.get(codes[at] ?? 0) ?? 0
  return particles
}

function isBlank(code: number): boolean {
  return code === 0x20 || code === 0x3000 || (code >= 0x09 && code <= 0x0d) || code === 0xa0
}

/** By the blocks of Unicode in which nearly all Japanese text lies. */
function classOf(code: number): number {
  if (code >= 0x3041 && code <= 0x309f) return codeClass.hiragana
  if (code >= 0x30a1 && code <= 0x30ff && code !== 0x30fb) return codeClass.katakana
  if ((code >= 0x4e00 && code <= 0x9fff) || (code >= 0x3400 && code <= 0x4dbf) || code === 0x3005)
    return codeClass.kanji
  if ((code >= 0x41 && code <= 0x5a) || (code >= 0x61 && code <= 0x7a) || code === 0x5f) return codeClass.latin
  return code >= 0x30 && code <= 0x39 ? codeClass.digit : codeClass.other
}
