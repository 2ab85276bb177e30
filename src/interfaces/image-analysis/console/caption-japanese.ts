/** The built-in engine's captions in Japanese, by how it builds them; what a model wrote is not understood. */
import { thingJapanese } from './picture-words-japanese.ts'

const colors: ReadonlyMap<string, string> = new Map(
  Object.entries({
    black: '黒',
    blue: '青',
    brown: '茶色',
    grey: '灰色',
    green: '緑',
    orange: 'オレンジ色',
    pink: 'ピンク',
    purple: '紫',
    red: '赤',
    teal: '青緑',
    white: '白',
    yellow: '黄色',
  }),
)

const media: ReadonlyMap<string, string> = new Map([
  ['a picture', '写真'],
  ['a drawing', '絵'],
  ['a dark picture', '暗い写真'],
  ['a dark drawing', '暗い絵'],
  ['a black-and-white picture', '白黒写真'],
  ['a black-and-white drawing', '白黒の絵'],
])

/** A picture of a place alone. */
const places: ReadonlyMap<string, string> = new Map([
  ['a sandy beach beside the water', '水辺の砂浜'],
  ['a grassy field under a blue sky', '青空の下の草原'],
  ['a grassy field under a cloudy sky', '曇り空の下の草原'],
  ['a grassy field under a pale sky', '白い空の下の草原'],
  ['a snowy landscape under a blue sky', '青空の下の雪景色'],
  ['a body of water under a blue sky', '青空の下の水面'],
  ['a body of water under a cloudy sky', '曇り空の下の水面'],
  ['a body of water under a pale sky', '白い空の下の水面'],
  ['a sunset', '夕焼け'],
  ['a screenshot with text', '文字のあるスクリーンショット'],
  ['a page of text', '文字のページ'],
  ['green plants under a blue sky', '青空の下の緑の植物'],
  ['green plants under a cloudy sky', '曇り空の下の緑の植物'],
  ['green plants under a pale sky', '白い空の下の緑の植物'],
])

/** Where a subject is; also what follows "a picture". */
const settings: ReadonlyMap<string, string> = new Map([
  ['on a beach', '浜辺の'],
  ['on grass under a blue sky', '青空の下、草の上の'],
  ['on grass under a cloudy sky', '曇り空の下、草の上の'],
  ['on grass under a pale sky', '白い空の下、草の上の'],
  ['in the snow under a blue sky', '青空の下、雪の中の'],
  ['near water under a blue sky', '青空の下、水辺の'],
  ['near water under a cloudy sky', '曇り空の下、水辺の'],
  ['near water under a pale sky', '白い空の下、水辺の'],
  ['at sunset', '夕焼けの中の'],
  ['on a screen', '画面の中の'],
  ['with text', '文字のある'],
  ['among green plants under a blue sky', '青空の下、緑の中の'],
  ['among green plants under a cloudy sky', '曇り空の下、緑の中の'],
  ['among green plants under a pale sky', '白い空の下、緑の中の'],
  ['on grass', '草の上の'],
  ['among green plants', '緑の中の'],
  ['with grass', '草のある'],
  ['with grass or green leaves', '草か緑の葉のある'],
  ['under a blue sky', '青空の下の'],
  ['under a cloudy sky', '曇り空の下の'],
  ['under a pale sky', '白い空の下の'],
])

const people: ReadonlyMap<string, string> = new Map([
  ['a crowd of people', '大勢の人'],
  ['a group of people', '人の集まり'],
  ['two people', '二人の人'],
  ['a person', '人'],
  ['a man', '男性'],
  ['a woman', '女性'],
  ['a smiling person', '笑顔の人'],
  ['a smiling man', '笑顔の男性'],
  ['a smiling woman', '笑顔の女性'],
])

const counts: ReadonlyMap<string, string> = new Map([
  ['two', '二つの'],
  ['three', '三つの'],
  ['four', '四つの'],
  ['five', '五つの'],
  ['several', 'いくつもの'],
])

/** `undefined` where the engine has no such sentence. */
export function sayCaption(caption: string): string | undefined {
  return sayLook(caption) ?? sayMade(caption) ?? saySubject(caption)
}

/** What a picture looks like, where nothing in it is known. */
function sayLook(caption: string): string | undefined {
  const surface = /^a plain (\w+) surface$/.exec(caption)
  if (surface) return join`無地の${colors.get(surface[1] ?? '')}の面`
  const pattern = /^a pattern in (.+)$/.exec(caption)
  if (pattern) return join`${sayColors(pattern[1])}の模様`
  const [, medium = '', rest = ''] =
    /^(a (?:dark |black-and-white )?(?:picture|drawing))(?:$|,? (.*))/.exec(caption) ?? []
  const said = media.get(medium)
  if (said === undefined || rest === '') return said
  const bands = /^(\w+) above and (\w+) below$/.exec(rest)
  if (bands) return join`上が${colors.get(bands[1] ?? '')}、下が${colors.get(bands[2] ?? '')}の${said}`
  const rings = /^(\w+) in the middle and (\w+) around it$/.exec(rest)
  if (rings) return join`中央が${colors.get(rings[1] ?? '')}、まわりが${colors.get(rings[2] ?? '')}の${said}`
  const mostly = /^mostly in (.+)$/.exec(rest)
  if (mostly) return join`主に${sayColors(mostly[1])}の${said}`
  const thing = /^of something(?: (\w+))? (against a \w+ \w+ background)$/.exec(rest)
  if (thing) {
    const color = thing[1] === undefined ? '' : join`${colors.get(thing[1])}の`
    return join`${sayBackdrop(thing[2] ?? '')}${color}何かの${said}`
  }
  return join`${settings.get(rest)}${said}`
}

function sayBackdrop(phrase: string): string | undefined {
  const [, kind, color = ''] = /^against a (plain|smooth) (\w+) background$/.exec(phrase) ?? []
  return kind && join`${kind === 'plain' ? '無地の' : 'なめらかな'}${colors.get(color)}の背景の前の`
}

function sayMade(caption: string): string | undefined {
  const [, made, rest = ''] = /^a (drawing|black-and-white picture) of (.+)$/.exec(caption) ?? []
  return made && join`${saySubject(rest)}の${made === 'drawing' ? '絵' : '白黒写真'}`
}

/** Who and what, and where: the longest place that ends it is its place. */
function saySubject(text: string): string | undefined {
  const whole = places.get(text) ?? sayThings(text)
  if (whole !== undefined) return whole
  for (const [, who = '', where = ''] of eachSplit(text)) {
    const setting = settings.get(where) ?? sayBackdrop(where)
    const subject = setting && sayThings(who)
    if (subject) return `${setting}${subject}`
  }
  return undefined
}

function* eachSplit(text: string): Generator<readonly string[]> {
  for (const { index } of text.matchAll(/ /g)) yield ['', text.slice(0, index), text.slice(index + 1)]
}

/** "a man with a dog and two cats", "a car". */
function sayThings(text: string): string | undefined {
  const [first = '', second] = text.split(' with ')
  const who = people.get(first)
  if (who !== undefined) return second === undefined ? who : join`${sayList(second)}と${who}`
  return second === undefined ? sayList(text) : undefined
}

function sayList(text: string): string | undefined {
  const said = text.split(' and ').map(sayThing)
  return said.every((each) => each !== undefined) ? said.join('と') : undefined
}

function sayThing(text: string): string | undefined {
  const [, count, name = ''] = /^(?:an? |(two|three|four|five|several) )?(.+)$/.exec(text) ?? []
  const singular = [name, name.replace(/s$/, ''), name.replace(/es$/, ''), ...(name === 'knives' ? ['knife'] : [])]
  const known = singular.find((each) => thingJapanese.has(each)) ?? (name === 'mice' ? 'mouse' : undefined)
  return join`${count === undefined ? '' : counts.get(count)}${known && thingJapanese.get(known)}`
}

function sayColors(list = ''): string | undefined {
  const said = list.split(/, | and /).map((name) => colors.get(name))
  return said.every((each) => each !== undefined) ? said.join('と') : undefined
}

/** A text of parts; `undefined` where one of them is. */
function join(texts: TemplateStringsArray, ...parts: readonly (string | undefined)[]): string | undefined {
  if (parts.some((part) => part === undefined)) return undefined
  return texts.map((text, index) => text + (parts[index] ?? '')).join('')
}
