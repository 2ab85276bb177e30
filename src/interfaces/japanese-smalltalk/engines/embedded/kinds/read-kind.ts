import type { FallbackKind } from '../exchange.ts'
import { isRude } from '../style/check-style.ts'
import { toPlain } from '../to-plain.ts'
import { moreJoys, moreTroubles } from './tone-words.ts'

/** Characters beyond which somebody tells at length, and below which nearly nothing was said. */
const [long, short] = [60, 2]

/** What kind of turn this is, where no exchange fits; the kinds that matter most first. */
export function readKind(turn: string): FallbackKind {
  const plain = toPlain(turn)
  if (isRude(turn)) return 'rude'
  if (/\p{L}/u.test(plain) && !/[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u.test(plain)) return 'foreign'
  if (!/\p{L}/u.test(plain)) return 'short'
  if ([...plain.replaceAll(/[^\p{L}\p{N}]/gu, '')].length <= short) return 'short'
  const asked = readAsked(turn, plain)
  if (asked) return asked
  // 「気づいてくれない」 asks for nothing, 「見せてくれない？」 does.
  if (requests.test(plain) && (isQuestion(turn) || !/(?:ない|ません)$/.test(plain))) return 'request'
  if (asksThemselves.test(plain)) return 'doubt'
  if (/(?:かな|かしら)あ?$/.test(plain) && !asksWhat.test(plain)) return 'musing'
  if (expectsYes.test(plain)) return 'agree'
  if (isQuestion(turn) && asksForExperience.test(plain)) return 'experience'
  if (isQuestion(turn)) return asksWhy.test(plain) ? 'why' : asksWhat.test(plain) ? 'question' : 'self'
  if ([...plain].length > long) return 'long'
  return readTone(plain)
}

/** What somebody asks who wants to be told what to do, or what we know or think. */
function readAsked(turn: string, plain: string): FallbackKind | undefined {
  if (isQuestion(turn) && knows.test(plain)) return 'knows'
  if (/どうやって.{1,12}(?:ば|たら)/.test(plain)) return 'advice'
  if (asksWhich.test(plain)) return 'which'
  if (isQuestion(turn) && asksOfHarm.test(plain)) return 'harm'
  if (isQuestion(turn) && asksWhether.test(plain)) return 'should'
  if (asksForAdvice.test(plain)) return 'advice'
  if (isQuestion(turn) && asksForView.test(plain)) return 'opinion'
  return asksForOpinion.test(plain) ? 'opinion' : undefined
}

const knows =
  /(?<!何か|なにか|誰か|どこか)(?:の|こと|って|は|を)(?:もう)?知って(?:ます|いますか?|る|いる|た|ました)(?:か|の)?$/

const asksWhich =
  /(?:何|なに|どれ|どの|どんな|どこ).{0,16}(?:べき|(?:ば|たら)(?:いい|良い|よい))(?:と思(?:う|います)|です|でしょう|んでしょう|ん|の|やら)*(?:か|かな)?(?:(?:で|と|って)?(?:悩|迷|わか|分か|決め|困).{0,8})?$/

const asksOfHarm =
  /(?:のは|ては|ちゃ|って)(?:体に|やっぱり)?(?:よくな|良くな|悪|だめ|ダメ|駄目|いけな|まず|危な|危険)[いの]?(?:です|ん|の|なの|でしょう)*(?:か|かな)?$/

const asksWhether =
  /(?:べき|(?:ほう|方)が(?:いい|良い|よい)|ても(?:いい|良い|よい|大丈夫|平気)|な(?:ければ|きゃ|くては|くちゃ)(?:いけ|なり|だめ|ダメ)(?:ない|ません)?)(?:と思(?:う|います)|です|なの|でしょう|ん|の)*(?:か|かな)?$/

const asksForOpinion =
  /(?:どう思(?:う|い)|と(?:どっち|どちら)|どっちが|どちらが|派(?:です)?か?$|おすすめ(?:は|の|って|ある)|(?:どこ|何|どれ|いつ|なに|どんな.{1,8}|どの.{1,8})(?:が|を|に)(?:いい|良い|よい|すれば|したら)|ばいい|たらいい|あり(?:だと|と)思)/

/** Without a question, somebody tells what they like or think. */
const asksForView =
  /と思(?:う|い|います)(?:ます)?(?:の|か)?$|(?:が|は|って|も)(?:好き|嫌い|お好き|興味)(?:です|なの)?(?:か|かな)?$/

const asksForAdvice =
  /(?:工夫|アイデア|アイディア|いい案|ネタ|知恵|裏技|いい手|いい(?:もの|の|方法|やり方|体操|過ごし方|店)).{0,4}(?:ない|ある|あり)(?:ます|ません)?(?:か|かな|の|かね)?$|どうやって.{0,12}(?:んですか|ますか|の|るんだろう|(?:ば|たら)(?:いい|良い|よい)(?:の|です|ん)*(?:か|かな)?)$|(?:方法|やり方|の仕方|コツ|こつ|秘訣|対策|(?:治|直|覚え|選び|付き合い|断り|過ごし)方)(?:.{0,6}(?:ある|あり|教え|知|ないか)|(?:は|って)?$)|どう(?:すれば|したら|やったら|やれば)|(?:いくら|いくつ|何個|何人|どのくらい|どれくらい|何時).{0,14}(?:ば|たら)(?:いい|良い|よい)|(?:始め|習|挑戦し?|やっ|作|育て).{0,14}難しい(?:です)?か(?:な)?$/

const asksForExperience = /(?:た|だ)こと(?:が|は|って)?(?:ある|あり|ない)/

/** 「早くない？」 asks for a yes. */
const expectsYes =
  /(?:く|じゃ)ない(?:です)?か?$|(?:すぎ|くあり|じゃあり|思い)ません$|すぎない$|(?:いい|良い|よい|かわいい|すごい|ええ|感じ|きれい|上手|うまい|おいしい|早い|高い|ひどい)(?:です|だ)?(?:でしょう?|だろう?|やろ)$/

/** Who wonders asks nobody. */
const asksThemselves = /(?:おう|よう|そう|ろう|もう|こう|とう|どう|いい|する)か(?:なあ?|しら|と思)|(?:う|い|る)かな$/

const asksWhy = /なぜ|なんで(?!す|し)|何で(?!す|し)|どうして|どういうわけ|なぜか|何故/

/** Words of questions that want more than yes or no. */
const asksWhat =
  /(?:何|なに|どこ|いつ|だれ|誰|どれ)(?!か(?!ら)|も)|なん(?!か|て|と|です|だ|の)|どの|どう|どんな|どちら|どっち|いくつ|いくら|って(?:こと|の)?$|とは$|違い/

const requests =
  /(?:ておいて|といて|でおいて)(?:ね|よ)?$|(?<!なっ|治っ|降っ|やん|育っ|勝っ)(?:て|(?<!ない)で)(?:ください|下さい|くれ|ほしい|欲しい|もらえ|いただけ|ちょうだい|頂戴|みて)(?:ます|る|ない|ません)?(?:か|かな|です)?$|(?:教えて|(?<![まで出話返直残押離外起渡])して|歌って|うたって|読んで|てつだって|おしえて|探して|決めて|考えて|選んで|助けて|手伝って|書いて|作って)(?:よ|ね)?$|お願い(?:します|ね|できますか)?$/

/** Words of what goes wrong, what pleases, what somebody wants and what has happened. */
const tones: readonly (readonly [FallbackKind, RegExp])[] = [
  [
    'doubt',
    /(?<!道に)迷(?:っ|う|い)|決められ|決めかね|どうしよう|どうしたもの|悩(?:ん(?!だ[\p{Script=Han}ァ-ヶ])|む|み|ましい)|ようか|か(?:どうか|な)$/gu,
  ],
  ['trouble', moreTroubles],
  ['joy', moreJoys],
  [
    'trouble',
    /困|ないでほし|足が棒|だるすぎ|暴言|吐かれ|肩身が狭|孤独|勝て(?:ない|ん|ません)|しんぱい|むずかし|苦情|クレーム|絡まれ|やだ(?:な|なー|よ|$)|転校し|解散|気がしない|出てない|出られな|吐き出さ|抜けることに|気が気|いびき|参った|味気|キズ|逆転|無心になれな|狭(?:い|く)|うるさく|引っかか|怒鳴|ぶつか|痛う|痛く|おっくう|億劫|取れな|とれな|喜べな|ありえな|ありえん|ボコボコ|荒らさ|(?:^|[っ、])(?:むり|無理)$|こわい|むくん|消えて?な|値上げ|嫌われ|少ない(?:です|の|$)|取り上げ|(?<!よ|かわい|可愛|おいし|美味し|うま|好き|楽し|嬉し|面白|優し|きれい|尊|天才|神)すぎ(?:て|る|た|ま)|おらん|(?<![忘負疲汚遅流倒揺離])[けせれ](?:ない|ません|なかった)(?:です|の|んだ|んです)?$|やらかし|落とされ|最下位|しょんぼり|がっかり|うんざり|もやもや|モヤモヤ|閉まって|閉じ込め|決まらな|押しつけ|くたくた|へとへと|ぐったり|そこね|損ね|そびれ|勝手に|腫れ|荒らさ|見逃|乗り過ご|乗り遅れ|しつこ|からかわれ|笑われ|馬鹿にさ|ばかにさ|置き忘れ|取り忘れ|死(?:ん|に|別)|くじ[いく]|けがを|きれない|きれなく|誘われな|(?:つけ|消さ|笑わ|捨てら|抜かさ|押しつけら|裏切ら|断ら|置いていか|外さ)れ|低い点|誰も(?:来|い)|空っぽ|待ち(?:だ|です)?$|三日坊主|まいった|途方|気がめい|間違え|揉め|もめ(?:た|て)|青ざめ|入れ忘れ|ぬる[いく]|注意され|いっぱいで|撮れな|入っていな|遅れ|怒られ|亡くな|噛(?:み|ん)|余計な|聞き取れ|抜きで|速くて|高くて|介護|休むことが|られなかった|味気な|嫌だ|大変|最悪|間違|こぼ|外れ|少なかった|少なす|しか(?:ない|いない|な)|音が大き|臭|汚|蒸し暑|暑すぎ|寒すぎ|暑くて|寒くて|にくい|づらい|わからん|分からん|苦手|気まず|二人きり|きいてくれ|聞いてくれ|くれない|くれなかった|もらえな|寝込|痛め|ショック|泣(?!かれ|いて喜)|傷|カビ|かびが|さびて|さびた|錆び|ひびが|あざが|血が|出血|骨折|ねんざ|捻挫|(?:ば|たら)(?:よ|良)かった|(?:よかった|良かった|いい|良い)のに|ぼったく|遅刻|渋滞|混んで|待たされ|キャンセル|中止|延期|雨で|停電|故障|調子が悪|具合|熱が|風邪|咳|だめに|無駄|損し|赤字|クビ|首になり|辞めさせ|反対され|断られ|(?<![ら選呼学喜運結遊並])ばれ|バレ|滑っ|転ん|詰まっ|溢れ|焦げ|腐|枯れ|逃げ|いなくなっ|無視|多すぎ|宿題が多|仕事が多|敬語使|冷た[いく]|無理|全然|続かな|終わらな|進まな|つぶれ|売り切れ|没収|隠[しさ]|無視|外され|落選|外れた|冷や汗|壊し|割れ|破れ|折れ|濡れ|漏れ|難し|呼び出し|遠く|高いと言|減らな|増えな|帰って(?:こ|来)な|帰らな|しか(?:帰|来)|我慢|かっこ悪|慌て|焦[っり]|しないといけな|しなきゃ|しなければ|なくて|足り|先に(?:出世|結婚)|つら|辛い(?!もの|やつ|の|食|味|カレー)|辛く|悲し|苦し|痛[いくむみ]|しんど|疲れ|だる|面倒|めんど|嫌|いや(?:だ|に|で)|最悪|だめ|ダメ|駄目|できない|できなく|られない|られなく|壊れ|なくし|失く|なくな(?:る|った|り)|落ち(?:た|込|まし)|失敗|負け|間に合わ|遅れ|忘れ(?:た|て|物)|怒ら|叱ら|けんか|喧嘩|不安|心配|怖|寂し|さびし|悩|ストレス|残業|眠れ(?:な|ませ|ん)|足りない|ひど|むかつ|ムカつ|いらいら|イライラ|うるさ|盗ま|迷惑|遅い|高すぎ|値上が|辞め|やめたい|つまら|暇|ひま|飽き|きつい|キツい|うまくいか|上手くいか|動かな|切れ(?:た|る)|止まらな|わからな|分からな|太っ|振られ|別れ/g,
  ],
  [
    'joy',
    /嬉し|うれし|快感|無心|当たり(?:を)?引|神引き|救われ|三つ編み|デビューし|プロになった|拍手|褒めら|くれたんだ|してくれた|持ってきてくれ|あっという間|慣れてきた|取れて|評判がい|出来がい|出来がえ|テンション(?:が)?上が|至福|繁盛|(?:予約|注文)が(?:いっぱい|たくさん)|(?:気づか|ばれ|バレ)(?:れ)?ず|(?:直せ|乗れ|泳げ|書け|作れ|弾け|歩け|話せ|読め|通じ|伝わっ)(?:た|まし)|豊作|飲み込みが早|育っ|順調|天国|極楽|よくなっ|良くなっ|当たっ|神(?:回|席|対応)|尊|爆笑|ウケ|初めて(?:歩|立|話し|しゃべ|笑)|かなっ|叶っ|実現し|達成|完走|わくわく|待ち遠し|招待さ|懐かし|大きくなっ|られるようにな(?:っ|り)|(?:る|せる|ける|える|める|べる)ようにな(?:っ|り)|よくやった|高く売れ|売れた|満点|一位|花束|お土産|シュートが決ま|ほっと|ラッキー|得し|軽くなっ|軽くなり|話しやす|親切|正確|連れてき|丁寧|上手にな|うまくな|一番にな|優勝|一位|選ばれ|生まれ|仲直り|再会|久しぶりに会|ほめ|褒め|気が紛れ|ありがた|助かっ|当選|入賞|完成|成功|儲か|安かった|半額|晴れ|咲い|実っ|とれ(?:た|まし)|採れ|届き|やさし|優し|にぎやか|お祝い|合格|楽し|幸せ|最高|よかった|良かった|好き|おいし|美味し|うま(?:い|かった)|きれい|綺麗|かわい|可愛|面白|おもしろ|合格|受かっ|当たっ|勝っ|もらっ|褒め|ほめられ|(?:ことが|上手に|うまく|友達が|彼氏が|彼女が|恋人が|仲間が|やっと|ついに|初めて|^)できた|できるように|上手く|うまくい|治っ|届い|決まっ|感動|すっきり|気持ちい|やっと|ついに|満開|満足|落ち着く|癒/g,
  ],
  [
    'wish',
    /のが夢|夢です|夢なん|(?<!み|ありが|冷|重|平|かた|つめ|おも|痛|めで|けむ)たい(?:な|です|んだ|んです|と思|けど|よ|ね|なあ)*$|ほしい|欲しい|つもり|予定|しよう(?:か|と思|かな)|ようと思|楽しみ|憧れ/g,
  ],
]

/** A trouble that is none. */
const denied =
  /(?:飽き|負け|迷惑|問題|心配|不安|後悔|苦労|緊張|困|痛|怖|疲れ|悲し|つら|辛|寂し|怒)[ぁ-ん]{0,3}(?:てい?|く|では?|じゃ|も)?(?:な[いかく]|ませ)/g

/** What is said last tells how it ended: 「雨で中止になってラッキー」 is a joy. */
function readTone(plain: string): FallbackKind {
  const found = tones.flatMap(([kind, words]) => {
    const last = [...plain.replaceAll(denied, '').matchAll(words)].at(-1)
    return last ? [{ kind, end: last.index + last[0].length }] : []
  })
  const [latest] = found.toSorted((one, other) => other.end - one.end)
  const guess = guesses.exec(plain)
  // 「病気かもしれない」 is a worry, 「苦手だからかもしれない」 none.
  if (guess && !(latest && Math.abs(guess.index - latest.end) < nearGuess) && !worries.test(plain)) return 'guess'
  if (latest) return latest.kind
  if (suffered.test(plain) && !welcome.test(plain)) return 'trouble'
  if (seeksAgreement.test(plain)) return 'agree'
  return happened.test(plain) ? 'told' : 'statement'
}

/** What somebody else did to whoever tells it: in the passive, seldom anything good. */
const suffered = /(?:に|から).{1,14}(?:[さかがたなばまらわ]れ|られ)(?:た|て|ちゃ|まし|っぱなし)/

/** The same where it is good, or neither. */
const welcome =
  /(?:ほめ|褒め|選ば|えらば|誘わ|さそわ|頼ま|たのま|任さ|まかさ|認め|招待さ|呼ば|助け|救わ|励まさ|喜ば|感謝さ|祝わ|好か|愛さ|教え|紹介さ|迎え|生ま|恵ま|支え|囲ま|癒や?さ|勧め|すすめ|採用さ|起用さ|スカウトさ|告白さ|プロポーズさ|言わ|聞か|届け|載せ|飾ら|送ら|渡さ|見|食べ|来)ら?れ/

/** What somebody takes for the reason, or for likely. */
const guesses =
  /(?:せい|おかげ|から|ため)(?:かも|だろう|でしょう|だと思|なのか|じゃない)|かも(?:しれ(?:ない|ません|ん))?(?:ね|な|よ|です|けど|から|んだ|んです)*$|かもしれ(?:ない|ません)/

/** Characters between a feeling and a guess that is about it. */
const nearGuess = 4

const worries = /(?:病気?|癌|がん|熱|風邪|嫌われた?|嫌がられ.|離婚|倒産|クビ|首|間に合わない|だめ|無理)かも/

/** Whether somebody says that a trouble is none: 「心配していない」. */
export function deniesTrouble(turn: string): boolean {
  return toPlain(turn).search(denied) >= 0
}

/** Words of what has happened, or goes on. */
const happened =
  /(?:た|だ|でした|ました)(?:よ|ね|んだ|んです|けど|の|な|よね)*$|てる(?:よ|んだ|ね|の)*$|ています(?:よ|ね)*$|てます$/

const seeksAgreement = /(?:です|ます|ました|だ|い|た|る)よ?ね$/

const questionMark = /[？?]\s*[\p{So}\p{Sk}]*\s*$/u
const questionWords =
  '何(?!か)|なに(?!か)|どこ(?!か)|いつ(?!か|も)|だれ(?!か)|誰(?!か)|どれ|どう|なぜ|いくつ|いくら|どんな'
const questionEnd = new RegExp(
  [
    '(?<![\\p{Script=Han}ァ-ヶー]|ばっ)か$',
    '(?:かな|かしら|っけ|でしょう|だろう)$',
    // 「帰ったの」 tells, 「いつ帰ったの」 asks.
    `(?:${questionWords}|(?:^|[、。])(?:あなた|君)[はも]).*の$`,
    `(?:${questionWords})(?:です|だ|なの|が.{1,8})?$`,
    `(?:${questionWords}).*(?:でしょうね|だろうね|んだろう|かね|かい|のさ)$`,
    // 「試験なんです」 tells, 「それはなんです」 asks.
    '(?:^|[はがもを、]|って)なん(?:です|だ|なの)?$',
  ].join('|'),
  'u',
)

/** Whether somebody asks, by a sign or by the sentence's end. */
export function isQuestion(turn: string): boolean {
  const end = turn.trim().replace(/[。.!！\s]+$/u, '')
  return questionMark.test(end) || (questionEnd.test(end) && !/(?:ものの|その|この|あの|もの)$/.test(end))
}

/** Whether somebody tells of what has happened. */
export function isPast(turn: string): boolean {
  return /(?:た|でした|ました|だった)(?:よ|ね|な|の|なあ|んだ|んです|のです|よね|けど|から|わ|さ)?[\p{P}\p{S}\s]*$/u.test(
    turn,
  )
}

/** Whether the last verb is in the passive: 「言われた」; 「生まれた」 and 「疲れた」 are none. */
export function isPassive(turn: string): boolean {
  return /(?:られ|(?<![うつよくけ分別現隠汚暮])[かさたなまらわがば]れ)(?:た|て|る|ち|ま|な)/u.test(turn.slice(-12))
}

/** Whether somebody did it for whoever tells it: 「譲ってもらった」, 「手伝ってくれた」. */
export function isReceived(turn: string): boolean {
  return /[てで](?:もら|いただ|くれ(?:た|る|ま)|くださ)/u.test(turn.slice(-12))
}
