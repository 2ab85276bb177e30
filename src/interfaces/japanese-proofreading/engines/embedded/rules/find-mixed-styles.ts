import { lookUp } from '../../../../../libraries/json/look-up.ts'
import type { Finding } from '../../../port.ts'

/** Ends of sentences in the polite style, and in the plain one; what stands in brackets is somebody else's. */
const polite = /(?:です|ます|でした|ました|ません|でしょう)(?=。)/gu
const plain = /(?:である|であった|だった|だ)(?=。)/gu

const counterparts: Readonly<Record<string, readonly string[]>> = {
  です: ['である', 'だ'],
  でした: ['であった', 'だった'],
  でしょう: ['だろう'],
  である: ['です'],
  だ: ['です'],
  であった: ['でした'],
  だった: ['でした'],
}

/** Fewer ends of the other style than this share are slips; more are a choice. */
const maxShare = 1 / 3
const score = 0.5

/** Sentences that end in another style than most of a text; nothing where both are frequent. */
export function findMixedStyles(text: string): Finding[] {
  const outside = text.replaceAll(/[「『（(][^「『（(」』）)]{0,200}[」』）)]/gu, (quoted) =>
    '　'.repeat(quoted.length),
  )
  const [one, other] = [[...outside.matchAll(polite)], [...outside.matchAll(plain)]]
  const fewer = one.length < other.length ? one : other
  if (fewer.length / (one.length + other.length) > maxShare) return []
  return fewer.map((match) => ({
    begin: match.index,
    end: match.index + match[0].length,
    suggestions: lookUp(counterparts, match[0]) ?? [],
    score,
  }))
}
