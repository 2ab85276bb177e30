import { type Origin, origins } from './origins.ts'

/** Endings of family names and patronymics that tell a woman from a man, with their weight in logarithms of odds. */
const endings: readonly (readonly [ending: RegExp, leaning: number, homes: readonly Origin[]])[] = [
  [/(?:ovna|evna|ichna)$/, 5, ['ru']],
  [/(?:ovich|evich|ovych|yovych)$/, -4, ['ru']],
  [/(?:ova|eva|yova|skaya|skaia|skaja|tskaya)$/, 3.5, ['ru', 'south', 'cz', 'am', 'tr']],
  [/(?:ina|yna)$/, 2, ['ru']],
  [/(?:ov|ev|skiy|skii|skij|skyi|tsky)$/, -2.5, ['ru', 'south', 'tr']],
  [/(?:sky|ski)$/, -1, ['ru']],
  [/(?:[^aeiou]ova|ska|cka|ejova|[tlrv]na)$/, 3.5, ['cz']],
  [/(?:ska|cka|dzka)$/, 3.5, ['pl', 'south']],
  [/(?:ski|cki|dzki)$/, -1.5, ['pl', 'south']],
  [/(?:dottir)$/, 6, ['nordic', 'en', 'de']],
  [/(?:iene|aite|yte|ute|iute)$/, 5, ['baltic']],
  [/(?:as|is|ius|us)$/, -2.5, ['baltic']],
  [/(?:poulou|idou|iadou|akou|ou|aki|oglou)$/, 2.5, ['gr']],
  [/(?:poulos|idis|ides|iadis|akis|os|as|is)$/, -1.5, ['gr']],
  [/(?:ne)$/, 1, ['hu']],
]

/** The endings of each origin, in their order. */
const endingsOf = origins.map((origin) => endings.filter(([, , homes]) => homes.includes(origin)))

/** What the family name itself shows, positive for a woman: Ivanova, Kowalska, Jónsdóttir. */
export function surnameLeaning(words: readonly string[], origin: number): number {
  const ofOrigin = endingsOf[origin] ?? []
  if (ofOrigin.length === 0) return 0
  for (const word of words) {
    if (word.length <= 4) continue
    for (const [ending, leaning] of ofOrigin) if (ending.test(word)) return leaning
  }
  return 0
}
