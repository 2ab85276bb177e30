import { pick } from './pick.ts'

// oxfmt-ignore
const givenNames = [
  'ada', 'bilal', 'carmen', 'dmitri', 'elif', 'finn', 'grace', 'hiroko', 'ivan', 'jamila',
  'karim', 'leila', 'mateo', 'nadia', 'oskar', 'paula', 'quentin', 'rosa', 'samir', 'tove',
  'umar', 'vera', 'walter', 'ximena', 'yusuf', 'zofia', 'anders', 'bridget', 'chidi', 'dora',
  'emil', 'fatima', 'gustav', 'hanna', 'isaac', 'joana', 'kofi', 'lucia', 'milan', 'nora',
  'otto', 'petra', 'rashid', 'sofia', 'tomas', 'ursula', 'viktor', 'wanda', 'yara', 'zane',
]

// oxfmt-ignore
const familyNames = [
  'abara', 'bergman', 'castillo', 'dubois', 'eriksen', 'fontaine', 'grant', 'haddad', 'ito', 'jansen',
  'kowalski', 'lopez', 'moreau', 'nguyen', 'okoro', 'petrov', 'quinn', 'rossi', 'silva', 'tanaka',
  'usman', 'varga', 'weber', 'xu', 'yilmaz', 'zeman', 'ahmed', 'bose', 'costa', 'diaz',
]

const domains = ['example.com', 'example.org', 'example.net']

/** The address of the reader who wrote comment `index`; no two of the first 500 are the same. */
export function composeReader(index: number): string {
  const round = Math.floor(index / givenNames.length)
  const given = pick(givenNames, index)
  const family = pick(familyNames, index * 7 + round)
  return `${given}.${family}@${pick(domains, index + round)}`
}
