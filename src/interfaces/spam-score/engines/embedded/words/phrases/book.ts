import { createPhraseBook } from '../phrase-book.ts'
import { easternPretexts } from './eastern-pretexts.ts'
import { englishAlarms } from './english-alarms.ts'
import { englishBaits } from './english-baits.ts'
import { englishTrade } from './english-trade.ts'
import { europeanAlarms } from './european-alarms.ts'
import { europeanBaits } from './european-baits.ts'
import { otherScripts } from './other-scripts.ts'
import { pretexts } from './pretexts.ts'
import { strangersOffers } from './strangers-offers.ts'
import { type Theme, themes } from './theme.ts'

const tables = [
  englishAlarms,
  englishBaits,
  englishTrade,
  europeanAlarms,
  europeanBaits,
  otherScripts,
  pretexts,
  easternPretexts,
  strangersOffers,
]

/** Every phrase that is known, by theme. */
export const phraseBook = createPhraseBook<Theme>(
  themes.map((theme) => ({ theme, phrases: tables.flatMap((table) => table[theme] ?? []) })),
)
