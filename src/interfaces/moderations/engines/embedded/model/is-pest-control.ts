import type { ThemedSentence } from './extract-features.ts'
import { type Theme, themeNumber } from './themes.ts'

const pests = new Set(
  'cockroach cockroaches roach roaches rat rats mouse mice ant ants flea fleas bedbug bedbugs termite termites moth moths wasp wasps fly flies mosquito mosquitoes silverfish slug slugs aphid aphids vermin pest pests'.split(
    ' ',
  ),
)
const places = new Set(
  'kitchen bathroom bedroom flat apartment house home attic cellar basement garage shed garden greenhouse cupboard pantry larder drawer sink floor wall walls mattress bed sofa restaurant office barn stable trap traps bait spray'.split(
    ' ',
  ),
)
const people = (['group', 'group-other', 'second-person', 'third-person', 'everyone', 'slur'] satisfies Theme[]).map(
  (theme) => themeNumber.get(theme) ?? 0,
)

/** Whether a short text speaks of animals in a house and of nobody: words for killing them are those of hatred elsewhere. */
export function isPestControl(sentences: readonly ThemedSentence[]): boolean {
  if (sentences.length > 4) return false
  const words = sentences.flatMap((sentence) => sentence.words)
  if (!words.some((word) => pests.has(word)) || !words.some((word) => places.has(word))) return false
  return !sentences.some(({ low, high }) => low.some((mask, at) => hasPeople(mask, high[at] ?? 0)))
}

function hasPeople(low: number, high: number): boolean {
  return people.some((theme) => ((theme < 32 ? low >>> theme : high >>> (theme - 32)) & 1) === 1)
}
