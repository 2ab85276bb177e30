import { spellPolitely } from './spell-politely.ts'

/** How sentences end that ask or demand something: the point of a speech. */
const requestEnd =
  /(?:伺|うかが)(?:います|う|いたい|わせ)|お尋ね|尋ね(?:ます|る)|お聞き|お聞かせ|質問(?:します|いたします)|求め(?:ます|る|たい)|要望|所見|見解|答弁を|いかが|(?:です|ます|でしょう|ません)か$|べき(?:です|だ|と|では)|お願い/

/** How sentences end in which somebody says what they think or will do. */
const stanceEnd =
  /(?:と|必要があると)(?:考え|思い|存じ)|必要(?:です|だ|があり)|重要(?:です|だ|であ)|不可欠|[てで]まいります|努め|取り組んで|推進し|目指し|図って|検討し|進めて(?:いき|まい)|いたします$|実施(?:します|する)/

/** What belongs to manners and order, and says nothing of the matter. */
const manners =
  /ありがとうございま|終わります|始めに|以上で|お答えいたします$|質問を(?:終わ|始)|次に移ります|敬意を|お世話になっ|お問い?合わせ(?:ください|下さい|は)|ご(?:不便|迷惑)をおかけ|ご(?:理解|協力|検討|返信|参加|応募)(?:を|のほど|と|ください)|お気軽に/

/** Civilities of mails and notices, wherever they stand in the sentence. */
const civility =
  /お世話になって|お疲れ(?:さま|様)|ご無沙汰|お元気|お変わりなく|よろしくお願い|お待ちして|申し訳(?:ござい|あり)ません|お詫び(?:し|いたし|申し)|ありがとう|と申します$|楽しみに|ご自愛|幸いです|賜り|ご愛顧|感謝(?:し|申し|いたし)|恐縮ですが|何とぞ|ご?了承|所存です|(?:努め|精進し|尽くし)て(?:まい|いき)|(?:改めて|あらためて|決まり次第|次第).{0,40}(?:お知らせ|ご案内|ご連絡)|ご覧ください$|ご参照ください$|お願い(?:申し|いたし)|^(?:[^、]{1,14}の)?[^、]{1,6}です$/

/** Ends that somebody has who speaks to listeners. */
const spokenEnd = /(?:ます|です|ません|でした|ました|ください|ましょう|ございます)(?:か|ね|よ|が)?$/

/** Words that point back: out of its place, the sentence cannot be understood. */
const pointingBack = /^(?:しかし|そして|また|さらに|この|その|それ|これ|こうした|そうした|なお|ただ|だが|一方)/

/** How sentences end in which several people settle something. */
const decisionEnd =
  /決(?:め|ま|定|議)|合意|承認|可決|否決|了承|採択|(?:一致|まとま)(?:し|っ)た|こと(?:に|と)(?:し|なっ)た|方針(?:と|を)|とする$/

/** Who does what until when. */
const taskEnd =
  /までに|担当|(?:^|、)[^、]{1,8}[がは][^、]*(?:する|出す|まとめる|調べる|頼む|用意する|申請する|増やす|作る|詰める|見直す|説明する|確認する|報告する|連絡する)$/

/** What is put off, or holds only where something else does. */
const aside = /^次回|次回(?:も|は|に|へ|の)|引き続き|^[^、]{1,24}(?:方|場合|際|とき|時)(?:は|に|には)、/

/** Until when: this is asked, however civilly. */
const deadline = /までに/

/** What will be, in news, or has been settled. */
const planEnd =
  /(?:方針|計画|予定)だ$|(?:こと|案|考え)[をも].{0,6}(?:決めた|発表した|明らかにした)$|と(?:発表した|明らかにした)$|ことに(?:した|なった)$|(?:を|も)(?:始めた|目指す)$|取り組みを.{0,6}(?:始め|進め)/

/** A time to come, and a sentence that says what will be then. */
const future =
  /(?:来(?:月|年|春|夏|秋|冬|週|期|季)|再来年|年内|今後|今月から|今年度中|[月年日春夏秋冬]までに|[春夏秋冬]には|[0-9〇一二三四五六七八九十]+(?:年後|年以内))(?:.{0,80})[うくぐすつぬぶむる]$/

/** What somebody said, or the crowd. */
const saying =
  /(?:と|を)(?:話|語|訴え|述べ|振り返|喜)[^、]{0,4}$|声(?:が|も|は)[^、]{0,12}$|目を細めた$|と(?:頭を下げた|いう声)/

/** How sentences begin and end that conclude. */
const conclusion =
  /^(?:その結果|この結果|以上|結果として|全体として|このことから|したがって|よって|原因は|対策として)|(?:分か|わか|明らかにな)った$|(?:判明|結論|提案|申し入れ|判断)(?:し|する|した|づけ)|申し入れた$|勧める$|望んでいる$|いえる$|考えられる$|べき(?:だ|である)$|期待(?:できる|される)$|欠かせない$|懸念される$|示唆(?:する|している|された)$|重要(?:だ|である)$|望ましい$|べきだと考える$|求められ(?:る|ている)$|(?:最大|主)の(?:原因|要因)|効果が(?:ある|あった|見られた)$|より.{0,30}(?:高|低|多|少な|長|短|速|遅|良)(?:い|く|かった)(?:なった)?$|必要(?:だ|がある|である)$|適当(?:だ|である)$|ことにある$/

/** What a mail or notice begins with when it comes to its matter. */
const turnToMatter =
  /^(?:つきましては|そのため|このため|これに伴い|このたび|誠に勝手ながら|さて|その結果|ついては|重ねて)|(?:のため|たため|ので|つきましては)、/

/** What will be otherwise than before. */
const change =
  /変更|変わ[りっ]|変え|遅れ|延期|中止|終了|休(?:館|業|講|止)|停止|禁止|断水|閉鎖|移(?:り|転)|引き上げ|値下げ|正しくは|(?:こと|よう)に(?:なり|いたし)ました|延長|再開|運休|値上げ|改定|回収|(?:でき|いただけ|つながり)ま(?:せん)/

/** That something will be said, done or changed, and not yet what or when. */
const prefaceEnd =
  /(?:こと|運び)(?:に|と)(?:なり|いたし)ました$|(?:次|下記|以下)のとおり|(?:見直し|改め|お知らせし|ご連絡し|ご報告し|共有し|実施いたし|書き)ます$|の件です$/

/** What readers are asked to do. */
const askEnd =
  /ください$|(?:いただけ|もらえ)(?:ます|ません|ない)|いただきた|(?:ません|でしょう)か$|ほしい$|たく、?ご連絡/

/** When, where and how much. */
const fact =
  /[0-9０-９一二三四五六七八九十百千]+(?:月|日|時|年|円|名|人|分|か月|割|パーセント|％|%)|[月火水木金土日]曜|終日/

/** What somebody said of it, which settles nothing. */
const opinion = /意見|という声|との声|質問|指摘|反対|賛成|心配|案(?:が|を|も|は|について)|訴え|述べた$|話した$|語った$/

export interface Cues {
  readonly isRequest: boolean
  readonly isStance: boolean
  readonly isManners: boolean
  readonly isCivility: boolean
  readonly isSpoken: boolean
  readonly isQuotation: boolean
  readonly pointsBack: boolean
  readonly isDecision: boolean
  readonly isTask: boolean
  readonly isConclusion: boolean
  readonly isTurn: boolean
  readonly isAsk: boolean
  readonly isChange: boolean
  readonly isFact: boolean
  readonly isOpinion: boolean
  readonly isAside: boolean
  readonly isPlan: boolean
  readonly isSaying: boolean
  readonly isPreface: boolean
  /** It paints a picture before the matter, as stories in newspapers do. */
  readonly isScene: boolean
  /** No heading, salutation or cry. */
  readonly isStatement: boolean
}

/** Characters at the end of a sentence that show its kind. */
const tailLength = 18

/** Characters at either end that are looked at; a sentence may have any number. */
const maxRead = 200

export function readCues(sentence: string): Cues {
  const end = spellPolitely(sentence.replace(/[。！？!?\s]+$/u, '').slice(-maxRead))
  const tail = end.slice(-tailLength)
  const start = spellPolitely(sentence.slice(0, maxRead))
  const isManners = manners.test(tail)
  const isRequest = !isManners && requestEnd.test(tail)
  return {
    isRequest,
    isStance: !isRequest && !isManners && stanceEnd.test(tail),
    isManners,
    isCivility: !deadline.test(end) && (isManners || civility.test(end)),
    isSpoken: spokenEnd.test(end.slice(-8)),
    isQuotation: /^[「『“"]/.test(sentence),
    pointsBack: pointingBack.test(sentence),
    isDecision: decisionEnd.test(tail) && !aside.test(start),
    isTask: taskEnd.test(end),
    isConclusion: conclusion.test(end) || /^(?:その結果|この結果|以上を|全体として|対策として)/.test(start),
    isTurn: turnToMatter.test(start),
    isAsk: askEnd.test(tail),
    isChange: change.test(end),
    isFact: fact.test(start),
    isOpinion: opinion.test(end),
    isAside: aside.test(start) && !deadline.test(end),
    isPlan: !saying.test(tail) && (planEnd.test(tail) || future.test(end)),
    isSaying: saying.test(tail),
    isPreface: prefaceEnd.test(end) && !fact.test(start),
    isScene: isScene(sentence, end),
    isStatement: isStatement(sentence, end),
  }
}

/** Short, without a date, about what is or is not, so nothing that has happened; or that something took place, and not how. */
function isScene(sentence: string, end: string): boolean {
  if (/(?:行|開)(?:わ|か)れた$|を迎えた$/.test(end)) return true
  return end.length <= 28 && !/[月日]|発表|決/.test(sentence) && !/(?:[ただ]|である|ている)$/.test(end)
}

/** Characters of a heading, at most, and of a cry such as 注意！ */
const maxLengths = { heading: 25, cry: 12 }

function isStatement(sentence: string, end: string): boolean {
  if (/[！!]$/.test(sentence) && end.length <= maxLengths.cry) return false
  // Items of a list are often nouns, and other languages end their sentences otherwise.
  if (
    /^[・●○◆◇*-]\s?\S{4}|^[①-⑳]/.test(sentence) ||
    !/[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u.test(end)
  )
    return true
  const words = end.replace(/[（(][^（()）]{0,60}[)）]$/, '')
  if (/^【.*】$/.test(words) || /(?:について|のお知らせ|のご案内|に伴い|のため|の為)$/.test(words)) return false
  if (end.length > maxLengths.heading) return true
  if (/(?:様|さん|各位|先生|御中|さまへ|さんへ|様へ|殿)$/.test(end)) return false
  return /[うくぐすつぬぶむるいただねよかん]$/.test(end)
}
