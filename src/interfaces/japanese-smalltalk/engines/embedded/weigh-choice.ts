import { splitSentences } from '../../../../libraries/text/split-sentences.ts'
import { isFitToSayAgain } from './style/check-style.ts'
import { toPlain } from './to-plain.ts'

/** 「うどんとそばならどっち」, 「海と山、どちらが好きですか」. */
const choice =
  /([^、。\s]{1,12}?)と([^、。\s]{1,12}?)(?:なら|だったら|とでは|では|とは|って|は)?[、 ]?(?:おすすめは|食べるなら|行くなら|選ぶなら)?(?:どっち|どちら)/u
/** 「丸餅か角餅か、どっち」, 「食べるか寝るか、どっちが先」. */
const alternative = /([^、。\s]{1,10}?)か[、 ]?([^、。\s]{1,10}?)か[、 ]?(?:.{0,4}(?:どっち|どちら))/u

/** 「栗かさつまいもか」, 「赤か白かで迷っている」: two things and no question. */
const wavering =
  /(?:^|は|だから|なら|には|、)((?:(?!か)[\p{Script=Han}\p{Script=Katakana}ー\p{Script=Hiragana}]){1,8}?)か((?:(?!か)[\p{Script=Han}\p{Script=Katakana}ー\p{Script=Hiragana}]){1,8}?)か(?:で?(?:迷|悩).{0,8}|なあ?)?$/u

/** Ends of what is done, or how something is, and of words that ask. */
const noThing = /[うくぐすつぬぶむるいただ]$|何|誰|どこ|いつ|いく|どう/

/** What can be looked up is no matter of liking. */
const factual =
  /高い|大き|小さ|遠い|近い|速い|早い|多い|少な|重い|軽い|長い|短い|古い|新し|強い|弱い|正し|安い|広い|狭い|有名|(?<!どっちが|どちらが)先(?:に|です)|年上|北|南/

const answers = [
  '迷いますが、{one}に一票です。あなたはどちらですか。',
  '今の気分なら{one}でしょうか。{other}も捨てがたいですね。',
  'どちらも魅力的ですが、{one}を推します。',
]

/** Takes a side where somebody asks for one of two things; undefined where they ask for none, or for a fact. */
export function weighChoice(turn: string, random: () => number): string | undefined {
  const plain = toPlain(splitSentences(turn, 'ja').at(-1)?.text ?? turn)
  const [, first = '', second = ''] = alternative.exec(plain) ?? choice.exec(plain) ?? readWavering(plain)
  const things = [first, second].map(toThing)
  if (things.some((thing) => thing === '' || !isFitToSayAgain(thing)) || factual.test(plain)) return undefined
  const [one = '', other = ''] = random() < 0.5 ? things : things.toReversed()
  return answers[Math.floor(random() * answers.length)]?.replace('{one}', one).replace('{other}', other)
}

function readWavering(plain: string): readonly string[] {
  const found = wavering.exec(plain) ?? []
  return found.slice(1).some((thing) => noThing.test(thing)) ? [] : found
}

/** What is done is spoken of as something that can be taken: 「寝るほう」. */
function toThing(words: string): string {
  const thing = words
    .replace(/^.*(?:って|には|では|ときは|なら)(?=.)/u, '')
    .replace(/^(?:あの|じゃあ|では|ねえ|もし|あなたは|あんたは|きみは|君は|やっぱり)/u, '')
    .replace(/(?<=[うくぐすつぬぶむる])の$/u, '')
  return /[うくぐすつぬぶむる]$/.test(thing) ? `${thing}ほう` : thing
}
