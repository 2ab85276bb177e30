import { say, type Topic } from '../topic.ts'

const asks = {
  en: /^is ([\d,]{1,14}) (?:a )?prime(?: number)?[\s?.!]*$/i,
  ja: /^([\d,]{1,14})は素数(?:です|でしょう)?か?[\s?。]*$/,
}

/** Divisors are tried up to the root of this: a millisecond. */
const max = 1e12

/** Whether a number is prime, and what it is made of where it is not. */
export const tellPrime: Topic = ({ text, language }) => {
  const number = Number(asks[language].exec(text)?.[1]?.replaceAll(',', ''))
  if (!(number >= 0 && number <= max)) return undefined
  const factors = factorise(number)
  if (factors.length === 1)
    return say(0.95, language === 'ja' ? `はい、${number}は素数です。` : `Yes, ${number} is a prime number.`)
  const product = factors.length > 1 ? `${number} = ${factors.join(' × ')}` : ''
  if (language === 'ja') return say(0.95, `いいえ、${number}は素数ではありません${product && `(${product})`}。`)
  return say(0.95, `No, ${number} is not a prime number${product && `: ${product}`}.`)
}

/** The primes whose product a number is; none of 0 and 1. */
function factorise(number: number): readonly number[] {
  const factors: number[] = []
  let left = number
  for (let divisor = 2; left > 1 && divisor * divisor <= left; divisor++)
    while (left % divisor === 0) {
      factors.push(divisor)
      left /= divisor
    }
  return left > 1 ? [...factors, left] : factors
}
