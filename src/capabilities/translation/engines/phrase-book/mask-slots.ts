import { areInOrder, isUnnumbered, numberPlaceholder } from '../../texts/fixed-terms/number-placeholders.ts'

/** What goes through a translation as it is: placeholders of programs, addresses, names of files, numbers. */

export interface MaskedText {
  /** With a marker for each: ⟦1⟧ for the first, and equal ones alike. */
  readonly text: string
  /** What stood there, in the order of the markers. */
  readonly slots: readonly string[]
}

const extensions = 'txt|pdf|docx?|xlsx?|pptx?|csv|json|ya?ml|xml|html?|css|js|ts|py|zip|png|jpe?g|gif|svg|mp3|mp4|md'

/** Repetitions are bounded, so that the time stays linear. */
const patterns = [
  /⟦\d⟧/u,
  /\{\{[^{}\n]{0,60}\}\}|\$?\{[ \t]?[$@#]?[\w.:-]{0,60}[ \t]?\}/u,
  /%(?:\d\$)?(?:l{0,2}[dsufi@])(?![A-Za-z])|%\d(?![\d.%])|%\([a-z_]{1,40}\)[sd]|%[A-Z][A-Z_]{2,40}/u,
  /\$\d(?![\d.,])|\$[A-Z_]{2,40}\$?/u,
  /https?:\/\/[\w~:/?#@!$&'*+,;=%.-]{1,300}[\w/#=-]/u,
  /[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,4}/u,
  new RegExp(`(?<![\\w.-])[\\w-]{1,60}\\.(?:${extensions})(?!\\w)`, 'u'),
  /(?<![\w.])\d{1,12}(?:[.,:/-]\d{1,6}){0,4}(?![\w%]|[.,]\d|\p{Nd})/u,
]
const slot = new RegExp(patterns.map(({ source }) => `(?:${source})`).join('|'), 'gu')

const maxSlots = 3

/** Undefined where nothing of the kind stands in it, or too much. */
export function maskSlots(text: string): MaskedText | undefined {
  const slots: string[] = []
  const masked = text.replace(slot, (found) => {
    // Equal ones are alike, but for those that only their order tells apart.
    if (isUnnumbered(found) || !slots.includes(found)) slots.push(found)
    return `⟦${slots.lastIndexOf(found) + 1}⟧`
  })
  return slots.length === 0 || slots.length > maxSlots ? undefined : { text: masked, slots }
}

/** Puts back what the markers stand for. */
export function fillSlots(text: string, slots: readonly string[]): string {
  const ordered = slots.flatMap((each, index) => (isUnnumbered(each) ? [index + 1] : []))
  const found = Array.from(text.matchAll(marker), ([, number]) => Number(number)).filter((place) =>
    ordered.includes(place),
  )
  return text.replace(marker, (whole, number: string) => {
    const place = ordered.indexOf(Number(number)) + 1
    const each = slots[Number(number) - 1] ?? whole
    return place > 0 && !areInOrder(found) ? numberPlaceholder(each, place) : each
  })
}

const marker = /⟦(\d)⟧/gu
