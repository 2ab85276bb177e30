import { calculate } from './arithmetic/calculate.ts'
import { takeOff } from './arithmetic/take-off.ts'
import { shareBill } from './arithmetic/share-bill.ts'
import { tellPercentage } from './arithmetic/tell-percentage.ts'
import { tellAverage } from './arithmetic/tell-average.ts'
import { tellPrime } from './arithmetic/tell-prime.ts'
import { tellTravel } from './arithmetic/tell-travel.ts'
import { writeNumber } from './arithmetic/write-number.ts'
import { giveRecipe } from './advice/give-recipe.ts'
import { howToCode } from './advice/how-to-code.ts'
import { suggest } from './advice/suggest.ts'
import { drawLots } from './chance/draw-lots.ts'
import { answerDates } from './dates/answer-dates.ts'
import { answerTime } from './dates/answer-time.ts'
import { countWorkingDays } from './dates/count-working-days.ts'
import { tellArrival } from './dates/tell-arrival.ts'
import { tellAge } from './dates/tell-age.ts'
import { tellEaster } from './dates/tell-easter.ts'
import { tellMovingDay } from './dates/tell-moving-day.ts'
import { tellTimeDifference } from './dates/time-difference.ts'
import { tellEra } from './dates/tell-era.ts'
import { convertTime } from './dates/convert-time.ts'
import { answerBorders } from './facts/answer-borders.ts'
import { answerCountries } from './facts/answer-countries.ts'
import { answerElements } from './facts/answer-elements.ts'
import { answerEvents } from './facts/answer-events.ts'
import { answerPeople } from './facts/answer-people.ts'
import { answerPlaces } from './facts/answer-places.ts'
import { answerPlanets } from './facts/answer-planets.ts'
import { answerTerms } from './facts/answer-terms.ts'
import { compareCountries } from './facts/compare-countries.ts'
import { greatestFacts } from './facts/greatest-facts.ts'
import { knownFacts } from './facts/known-facts.ts'
import { aboutMainstay } from './mainstay/about-mainstay.ts'
import { listAbilities } from './mainstay/list-abilities.ts'
import { smallTalk } from './small-talk/small-talk.ts'
import { answerTexts } from './texts/answer-texts.ts'
import type { Topic } from './topic.ts'
import { answerAbbreviations } from './words/answer-abbreviations.ts'
import { answerKanji } from './words/answer-kanji.ts'
import { answerMeanings } from './words/answer-meanings.ts'
import { answerWords } from './words/answer-words.ts'
import { arrangeList } from './writing/arrange-list.ts'
import { explainPattern } from './writing/explain-pattern.ts'
import { makeList } from './writing/make-list.ts'
import { makePolite } from './writing/make-polite.ts'
import { makeTable } from './writing/make-table.ts'
import { pickOut } from './writing/pick-out.ts'
import { toJson } from './writing/to-json.ts'
import { sortList } from './writing/sort-list.ts'
import { writeMail } from './writing/write-mail.ts'
import { writePattern } from './writing/write-pattern.ts'
import { writeWishes } from './writing/write-wishes.ts'
import { compareQuantities } from './units/compare-quantities.ts'
import { convertUnits } from './units/convert-units.ts'

/** All that the assistant answers itself. */
export const topics: readonly Topic[] = [
  smallTalk,
  listAbilities,
  answerTime,
  convertTime,
  tellTimeDifference,
  tellEaster,
  tellMovingDay,
  tellAge,
  tellEra,
  answerDates,
  countWorkingDays,
  tellArrival,
  convertUnits,
  compareQuantities,
  calculate,
  shareBill,
  takeOff,
  tellPercentage,
  tellPrime,
  tellAverage,
  tellTravel,
  writeNumber,
  answerCountries,
  compareCountries,
  answerBorders,
  answerPlaces,
  answerElements,
  answerPlanets,
  answerPeople,
  answerEvents,
  knownFacts,
  greatestFacts,
  answerTerms,
  answerAbbreviations,
  answerWords,
  answerMeanings,
  answerKanji,
  drawLots,
  answerTexts,
  writeMail,
  writeWishes,
  giveRecipe,
  howToCode,
  suggest,
  sortList,
  makeTable,
  makeList,
  arrangeList,
  pickOut,
  toJson,
  makePolite,
  explainPattern,
  writePattern,
  aboutMainstay,
]
