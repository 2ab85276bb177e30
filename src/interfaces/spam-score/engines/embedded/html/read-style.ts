/** What a style attribute or a tag's attributes do to the text inside. */
export interface Look {
  readonly isHidden: boolean
  readonly isTiny: boolean
  /** As six hexadecimal digits, where it is set and known. */
  readonly colour: string | undefined
  readonly ground: string | undefined
}

const hiding =
  /display\s{0,3}:\s{0,3}none|visibility\s{0,3}:\s{0,3}hidden|opacity\s{0,3}:\s{0,3}0(?:\.0{0,5})?(?![.\d])|max-height\s{0,3}:\s{0,3}0(?:px)?(?![.\d])|mso-hide\s{0,3}:\s{0,3}all/i
const tiny = /font-size\s{0,3}:\s{0,3}(?:0|1|2)(?:\.\d{0,3})?\s{0,2}(?:px|pt|%)?\s{0,2}(?:;|!|$)/i
const colourPattern = /(?:^|[;\s"'])color\s{0,3}:\s{0,3}([#\w]{3,20})/i
const groundPattern = /background(?:-color)?\s{0,3}:\s{0,3}([#\w]{3,20})/i

const named: ReadonlyMap<string, string> = new Map([
  ['white', 'ffffff'],
  ['black', '000000'],
  ['red', 'ff0000'],
  ['yellow', 'ffff00'],
])

export function readLook(attributes: Readonly<Record<string, string>>): Look {
  const style = attributes['style']?.slice(0, 500) ?? ''
  const size = attributes['size']
  return {
    isHidden: attributes['hidden'] !== undefined || (style !== '' && hiding.test(style)),
    isTiny: size === '-4' || size === '-5' || size === '0' || (style !== '' && tiny.test(style)),
    colour: toColour(attributes['color'] ?? colourPattern.exec(style)?.[1]),
    ground: toColour(attributes['bgcolor'] ?? groundPattern.exec(style)?.[1]),
  }
}

function toColour(written: string | undefined): string | undefined {
  if (!written) return undefined
  const text = written.trim().toLowerCase().replace('#', '')
  if (/^[\da-f]{6}$/.test(text)) return text
  if (/^[\da-f]{3}$/.test(text)) return text.replaceAll(/./g, '$&$&')
  return named.get(text)
}

/** Whether text of one colour cannot be read on a ground of the other: each of red, green and blue nearly the same. */
export function blendsInto(colour: string, ground: string): boolean {
  return [0, 2, 4].every((at) => Math.abs(channel(colour, at) - channel(ground, at)) <= 12)
}

function channel(colour: string, at: number): number {
  return Number.parseInt(colour.slice(at, at + 2), 16)
}
