import { say, type Topic } from '../topic.ts'
import { opposites } from './opposites.ts'
import { toPlural } from './plural.ts'

interface WordQuestion {
  readonly asks: RegExp
  /** Undefined where the word is not known. */
  readonly says: (word: string, other: string) => string | undefined
}

const word = String.raw`(?:the word )?["'“‘]?([\p{L}-]{1,40})["'”’]?`

const inEnglish: readonly WordQuestion[] = [
  {
    asks: new RegExp(
      String.raw`^how many (?:times does )?(?:(?:the )?letters? )?["'“‘]?(\p{L})["'”’]?(?:'?s|s)? (?:are )?(?:there )?(?:is |appear |occur )?in ${word}$`,
      'iu',
    ),
    says: (letter, of) => sayCount(letter, of),
  },
  {
    asks: new RegExp(String.raw`^(?:please )?(?:how (?:do|would) you )?spell (?:out )?${word}$`, 'iu'),
    says: (of) => `${[...of.toUpperCase()].join('-')}: ${of}.`,
  },
  {
    asks: new RegExp(
      String.raw`^(?:please )?(?:reverse|spell) ${word}(?: backwards?)$|^(?:please )?reverse ${word}$`,
      'iu',
    ),
    says: (one, other) => [...(one || other)].toReversed().join(''),
  },
  {
    asks: new RegExp(String.raw`^(?:what(?:'s| is) )?(?:the )?plural(?: form)?(?: of)? ${word}$`, 'iu'),
    says: (of) => `The plural of ${of} is ${toPlural(of.toLowerCase())}.`,
  },
  {
    asks: new RegExp(String.raw`^(?:what(?:'s| is) )?(?:the |an )?(?:opposite|antonym)(?: of| for)? ${word}$`, 'iu'),
    says: (of) => sayOpposite(of, opposites.en.get(of.toLowerCase())),
  },
]

const inJapanese: readonly WordQuestion[] = [
  {
    asks: /^「?([^\s「」]{1,20}?)」?の(?:反対語|対義語|反対(?:の言葉|の意味)?|逆)(?:は|って|を)?(?:何|なに|なん|教え)?.{0,8}$/u,
    says: (of) => {
      const opposite = opposites.ja.get(of)
      return opposite === undefined ? undefined : `「${of}」の反対は「${opposite}」です。`
    },
  },
]

/** Letters in a word, its spelling, plural and opposite. */
export const answerWords: Topic = ({ text, language }) => {
  if (text.length > 120) return undefined
  const asked = text.replace(/[\s?!.。？！]+$/u, '')
  for (const { asks, says } of language === 'ja' ? inJapanese : inEnglish) {
    const found = asks.exec(asked)
    const answer = found && says(found[1] ?? '', found[2] ?? '')
    if (answer !== undefined && answer !== null) return say(0.93, answer)
  }
  return undefined
}

function sayCount(letter: string, of: string): string {
  const count = [...of.toLowerCase()].filter((each) => each === letter.toLowerCase()).length
  const times = count === 0 ? 'no' : count === 1 ? 'one' : String(count)
  return `There ${count === 1 ? 'is' : 'are'} ${times} "${letter.toLowerCase()}"${count === 1 ? '' : 's'} in "${of}".`.replace(
    '"s in',
    '" in',
  )
}

function sayOpposite(of: string, opposite: string | undefined): string | undefined {
  return opposite === undefined ? undefined : `The opposite of ${of} is ${opposite}.`
}
