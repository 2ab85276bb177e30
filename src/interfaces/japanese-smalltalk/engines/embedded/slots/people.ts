/** Whom people speak of, by what they are to them: each a regular expression, as words of topics have it in braces. */
export const people = {
  elder:
    '(?:お?(?:母|父|祖母|祖父|ばあ|じい)(?:さん|さま|ちゃん)?|おふくろ|親父|おやじ|両親|親|義母|義父|義理の[母父])',
  spouse: '(?:夫|妻|旦那(?:さん)?|主人|嫁(?:さん)?|女房|家内|かみさん|パートナー|奥さん)',
  child:
    '(?:息子|娘|子ども|子供|こども|赤ちゃん|赤ん坊|長男|長女|次男|次女|末っ子|上の子|下の子|うちの子|双子|[0-9一二三四五六]歳児)',
  grandchild: '(?:孫|ひ孫|曾孫)(?:たち|娘|息子)?',
  sibling: '(?:お?(?:兄|姉)(?:さん|ちゃん|貴)?|弟|妹|きょうだい|兄弟|姉妹|いとこ|従兄弟|叔母|叔父|おば|おじ|甥|姪)',
  friend: '(?:友達|友だち|ともだち|友人|親友|幼なじみ|幼馴染|ママ友|仲間|ルームメイト|クラスメ[イー]ト|同級生|友)',
  lover: '(?:彼氏|彼女|恋人|好きな人|元カレ|元カノ|婚約者)',
  workmate:
    '(?:同僚|上司|部長|課長|係長|主任|社長|店長|師長|部下|先輩|後輩|新人|同期|相方|親方|弟子|バイトの子|チームの(?:人|子))(?:さん|くん|君|ちゃん)?',
  guest: '(?:お客(?:さん|さま|様)?|常連(?:さん)?|利用者(?:さん)?|患者(?:さん)?|入居者(?:さん)?|乗客|飼い主(?:さん)?)',
  pupil: '(?:生徒|児童|園児|教え子|学生|ゼミ生|受講生|クラスの子)(?:さん|たち)?',
  teacher: '(?:先生|教授|担任|顧問|コーチ|監督|師匠)',
  neighbour: '(?:隣(?:の(?:人|方|家|席の子?.{1,4}))?|隣人|近所の.{1,6}|ご近所さん|大家(?:さん)?)',
  pet: '(?:犬|猫|ねこ|いぬ|ネコ|イヌ|わんこ|にゃんこ|子犬|子猫|うさぎ|ウサギ|ハムスター|インコ|文鳥|鳥|亀|カメ|金魚|メダカ|めだか|熱帯魚|ペット|チワワ|柴犬|トイプードル|プードル|ポメラニアン)',
} as const

export type Person = keyof typeof people

/** Anybody else than who speaks. */
const others = Object.entries(people)

/** Who a sentence says something of stands before these. */
const subject = '(?:たち|ら|全員|みんな)?(?:が|は|も|って|のやつ|の[調容体])'

const subjects = new RegExp(`(?:${others.map(([, words]) => words).join('|')}|.{1,4}(?:くん|ちゃん))${subject}`, 'u')

/** Whether the remark is about somebody else: 「患者さんが退院した」. */
export function isOfOthers(plain: string): boolean {
  return subjects.test(plain)
}

/** Fills the braces in the words of a topic; an unknown name stays as it is. */
export function fillPeople(words: string): string {
  return words.replaceAll(/\{([a-z]+)\}/g, (braces, name: string) => (isPerson(name) ? people[name] : braces))
}

function isPerson(name: string): name is Person {
  return Object.hasOwn(people, name)
}

/** How the people of somebody else are spoken of. */
const polite: readonly (readonly [said: RegExp, name: string])[] = [
  [/義母|義理の母/, 'お義母さま'],
  [/義父|義理の父/, 'お義父さま'],
  [/祖母|おばあ|ばあちゃん/, 'おばあさま'],
  [/祖父|おじい|じいちゃん/, 'おじいさま'],
  [/両親/, 'ご両親'],
  [/(?<!義)母(?!の日)|おふくろ/, 'お母さま'],
  [/(?<!義)父(?!の日)|親父|おやじ/, 'お父さま'],
  [/妻|女房|家内|かみさん|奥さん|嫁(?!姑)/, '奥さま'],
  [/夫(?!婦)|旦那|主人(?!公)/, 'ご主人'],
  [/ひ孫|曾孫/, 'ひ孫さん'],
  [/孫/, 'お孫さん'],
  [/息子|長男|次男/, '息子さん'],
  [/娘|長女|次女/, '娘さん'],
  [/双子/, '双子さん'],
  [/赤ちゃん|赤ん坊/, '赤ちゃん'],
  [/子ども|子供|こども|末っ子|上の子|下の子|うちの子/, 'お子さん'],
  [/姉/, 'お姉さん'],
  [/兄(?!弟)/, 'お兄さん'],
  [/(?<!姉)妹/, '妹さん'],
  [/(?<!兄|従兄)弟(?!子)/, '弟さん'],
  [/親友/, '親友の方'],
  [/友達|友だち|ともだち|友人|ママ友/, 'お友達'],
  [/彼氏/, '彼氏さん'],
  [/(?<!元)彼女/, '彼女さん'],
  [/患者/, '患者さん'],
  [/利用者/, '利用者さん'],
  [/お?客/, 'お客さん'],
  [/上司|部長|課長/, '上司の方'],
  [/後輩/, '後輩さん'],
  [/新人/, '新人さん'],
  [/同僚|同期/, '同僚の方'],
  [/先輩/, '先輩'],
  [/生徒|児童|教え子|園児/, '生徒さん'],
  [/学生|ゼミ生/, '学生さん'],
  [/先生|担任/, '先生'],
  [/近所|隣/, 'ご近所の方'],
  [/弟子/, 'お弟子さん'],
  [/犬|いぬ|イヌ|わんこ|チワワ|プードル/, 'わんちゃん'],
  [/猫|ねこ|ネコ|にゃんこ/, '猫ちゃん'],
]

/** The person of a remark as one speaks of them to whose they are; the one who does something before others. */
export function namePerson(plain: string): string | undefined {
  const found = polite.flatMap(([said, name]) => {
    const match = said.exec(plain)
    if (!match) return []
    const rest = plain.slice(match.index + match[0].length)
    return [{ name, worth: /^(?:さん|ちゃん|たち)?(?:が|は|も)/.test(rest) ? 1000 - match.index : -match.index }]
  })
  return found.toSorted((one, other) => other.worth - one.worth)[0]?.name
}
