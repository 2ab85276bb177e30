import type { NegationWords } from './negation-words.ts'

const phrasesThatSeem = [
  'not (?:only|until)',
  'or not',
  'if not',
  'why (?:don|not|can|won)\\w*',
  "(?:can(?:no|['’])t|couldn['’]t) (?:help|wait)",
  'in (?:a (?:long time|while)|ages|years|weeks|months)',
  'for (?:a long|quite a) (?:time|while)',
  "(?:don['’]t|not) hesitate",
  'nothing but',
  'never ?mind',
]
const questionTag =
  "\\b(?:is|are|was|were|do|does|did|has|have|had|can|could|will|would|should)n['’]t (?:it|you|he|she|we|they|that|there|this|I)\\b"
const untilThen = "(?:n['’]t|\\bnot) (?:\\w+ ){0,4}(?:until|unless|without|anything but|just|let)\\b"

const denyingWords = [
  'not?|non|never|cannot|nobody|nothing|none|nowhere|neither|nor|without',
  'hardly|barely|scarcely|seldom|rarely|few|little|less|only|but|than|except|unless|until|too|enough|yet|instead|rather|otherwise',
  'fail\\w*|refus\\w*|den(?:y|ies|ied)|lack\\w*|miss(?:es|ed|ing)?|lost|lose\\w*|avoid\\w*|forbid\\w*|prohibit\\w*|prevent\\w*|reject\\w*|ignor\\w*|forg[eo]t\\w*|hate\\w*',
  'stop(?:ped|s)? \\w+ing|quit|(?:keeps?|kept) (?:off|out|away|\\w+ from)|far from|free (?:of|from)|beyond|out of|run out|away',
  'must|ha(?:ve|s|d) to|need\\w*|beware|careful|afraid',
  'wrong|false|bad|hard|difficult\\w*|poor\\w*|empty|gone|absen\\w*|missing|different|left|bored?|boring|dull|\\w+less',
]
const denyingPrefixes = [
  'un(?!der|til|ion|it|i[qv])\\w{3,}',
  'mis(?!s|t)\\w{3,}',
  'in(?:a(?:bil|ccura|ctive|dequa|ppropri)|capab|complet|compat|conven|correct|cred|defin|depend|differen|effect|effic|exper|expens|secur|signific|suffic|toler|valid|visib)\\w*',
  'im(?:possib|proper|patien|perfect|polite|matur|moral|mobil)\\w*',
  '(?:illegal|illogical|illitera|irregular|irrelevan|irrespons|irrevers)\\w*',
  'dis(?:agree|appear|appoint|approv|connect|continu|courag|honest|like|obey|able|allow|card|regard|satisf|trust)\\w*',
]

export const englishNegation: NegationWords = {
  negates: /\b(?:not|never|cannot|nobody|nothing)\b|n['’]t\b/i,
  seems: new RegExp(`\\b(?:${phrasesThatSeem.join('|')})\\b|\\?|${questionTag}|${untilThen}`, 'i'),
  denies: new RegExp(`\\b(?:${[...denyingWords, ...denyingPrefixes].join('|')})\\b|n['’]t\\b`, 'i'),
}
