import { isQuestion } from './kinds/read-kind.ts'

/** A question, and how a turn looks that has answered it already. */
const questions: readonly (readonly [asks: RegExp, answered: RegExp])[] = [
  [
    /どこ|どちら(?:へ|に|で|から|の(?:お店|方|国|町|街))/,
    /\p{Script=Han}{1,6}(?:駅|店|町|市|県|公園|海|山|島|湖|温泉|園|館)|[\p{Script=Han}\p{Script=Katakana}ー]{2,}(?:へ|まで|から)(?:行|来|帰|旅|引)|[\p{Script=Han}\p{Script=Katakana}ー]{2,}に(?:行|来|住|旅行|着)|[\p{Script=Han}ァ-ヴー]{2,}で(?:食べ|買|見|会|遊|働|暮)/u,
  ],
  [
    /いつ(?!も|か(?!ら)|で)|何時|何日|どのくらい前/,
    /昨日|今日|明日|今朝|今夜|昨夜|さっき|先[日週月]|来[週月年]|今[週月年]|去年|週末|[0-9０-９一二三四五六七八九十]+(?:時|日|月|年|曜)|[月火水木金土日]曜|夏休み|冬休み|連休/,
  ],
  [
    /誰|だれ|どなた|お一人|おひとり|一緒に(?:行|過)/,
    /(?:友達|友人|母|父|妻|夫|嫁|旦那|彼氏|彼女|家族|兄|姉|弟|妹|子ども|子供|息子|娘|孫|同僚|上司|先輩|後輩|先生|親|祖母|祖父|おばあちゃん|おじいちゃん|さん|ちゃん|くん)(?:と|から|が|に)|一人で|ひとりで/,
  ],
  [
    /なぜ|どうして|理由|きっかけ|何かあ/,
    /(?:から|ので|ため|せい|おかげ)(?:です|だ|に|で|、|。|$)|から[、。]|んで[、。]/,
  ],
  [
    /何を(?:食べ|召し上が)|何が食べ|献立|メニュー/,
    /[^\s、。]{1,12}(?:を|が)(?:食べ|作|頼|注文)|定食|ラーメン|カレー|弁当|うどん|そば|寿司|パン|丼|パスタ/,
  ],
  [/何を(?:飲|召し上が)|飲み物は/, /[^\s、。]{1,12}を飲|コーヒー|紅茶|お茶|ビール|ワイン|日本酒/],
  [
    /何を(?:買|作|見|観|読|聴|歌|弾|始め|習|育て|習い|勉強|練習)|何の(?:本|映画|曲|勉強|試験|仕事|ゲーム|番組|スポーツ|楽器)|どんな(?:本|映画|曲|ゲーム|お仕事|仕事|スポーツ|番組|楽器)|どの(?:本|映画|曲)/,
    /「[^」]+」|『[^』]+』|[^\s、。]{2,14}を(?:買|作|見|観|読|聴|歌|弾|始|習|育|勉強|練習)|[^\s、。]{2,14}(?:の(?:本|映画|曲|勉強|試験|ゲーム|番組)|っていう|という)/,
  ],
  [
    /どうでした|いかがでした|感想|楽しめました|お味は|楽しかったですか/,
    /楽しかった|面白かった|おもしろかった|よかった|良かった|最高|おいしかった|美味しかった|うまかった|つまらなかった|疲れた|感動|まずかった|がっかり/,
  ],
  [
    /どんな(?:お)?気(?:持ち|分)|ご気分|お気持ちは/,
    /嬉し|うれし|悲し|かなし|寂し|さびし|つら|辛い|不安|緊張|楽し|怖|腹が立|むかつ|悔し|幸せ|落ち込/,
  ],
  [/何人/, /[0-9０-９一二三四五六七八九十]人/],
  [/何歳|おいくつ/, /[0-9０-９一二三四五六七八九十]+(?:歳|才)/],
  [/お名前/, /(?:といいます|と言います|と申します|名前は)/],
]

/** Characters of a question that are compared: what asks stands at its end. */
const tail = 8

/** Judges whether replies ask for what the person has said already, or repeat a question. */
export function createAnsweredJudge(turns: readonly string[], ownTurns: readonly string[]): (reply: string) => boolean {
  const known = questions.filter(([, answered]) => turns.some((turn) => answered.test(turn)))
  const asked = new Set(ownTurns.flatMap(listQuestions).map((question) => question.slice(-tail)))
  return (reply) =>
    listQuestions(reply).some(
      (question) => known.some(([asks]) => asks.test(question)) || asked.has(question.slice(-tail)),
    )
}

/** The sentences of a turn that ask. */
function listQuestions(turn: string): string[] {
  return turn.split(/(?<=[。！？!?])/u).flatMap((sentence) => {
    const plain = sentence.replaceAll(/[\s。！？!?]/gu, '')
    return isQuestion(sentence) && plain !== '' ? [plain] : []
  })
}
