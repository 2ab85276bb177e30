import type { Cues } from './cues.ts'

/** What a text is, as far as that decides where its point stands. */
export type TextKind = 'mail' | 'minutes' | 'notice' | 'report' | 'speech' | 'story'

const mailWords =
  /お世話になって(?:い|お)|お疲れ(?:さま|様)です|ご無沙汰|はじめまして|こんにちは|お元気|拝啓|と申します|(?:^|\n)[^\n。、]{1,20}(?:様|さん|御中|先生|各位|さんへ|者の皆様)\n/
const noticeWords =
  /お知らせ|ご案内|ご利用|お客様|皆様|皆さま|の皆さん|いただき、|ご応募|ご来場|募集|ご注意|お詫び|お申し込み|ください|お気をつけ|ましょう/
/** What stands above a notice; the subject of a mail begins otherwise. */
const noticeHeading =
  /^(?!件名|Subject|件 ?[:：]).*(?:お知らせ|ご?案内|について|募集|お願い|お詫び|変更|皆(?:様|さま|さん)へ)/
const meetingWords = /議事録|会議|委員会|理事会|役員会|打ち?合わせ|会合|保護者会|総会|の記録|議題/
const attendanceWords = /議事録|議題|出席(?:者|し)|欠席者|前回の(?:議|会)|開会を/
const reportWords =
  /調査|調べ|実験|測定|アンケート|研究|報告|分析|検証|考察|試し(?:た|、)|結果|前(?:の)?年|昨年度|対象は|原因|出張/
/** What somebody did to find out. */
const methodEnd =
  /(?:調べ|測っ|測定し|尋ね|訪ね|試し|追っ|数え|比べ|集め|観察し|施し|(?:調査|実験|アンケート)[はを].{0,20}行(?:っ|われ))た$/m
const newsWords = /発表(?:した|し、)|と(?:話|語)(?:す|った|っていた)|見通しだ|見込みだ|によると|という$/m
/** What is said to an assembly. */
const speechWords = /伺い|お尋ね|お聞きし|見解|所見|答弁|存じます|てまいります|と考えます|べき(?:と|で)|認識して/

/** Characters at the beginning that say what a text is. */
const maxRead = 4_000

/** Whose habit a text follows. Written language that is neither minutes nor a report begins with its point, as news and articles do. */
export function readKind(sentences: readonly string[], cues: readonly Cues[], headings: readonly string[]): TextKind {
  const statements = sentences.filter((_, index) => cues[index]?.isStatement)
  const spoken = cues.filter(({ isSpoken }) => isSpoken).length
  if (spoken < statements.length / 2) {
    if (headings.some((each) => meetingWords.test(each)) || isMinutes(sentences, cues)) return 'minutes'
    return isReport(
      statements,
      cues.filter((cue) => cue.isStatement),
    )
      ? 'report'
      : 'story'
  }
  const text = readStart(sentences)
  if (!cues[0]?.isStatement && noticeHeading.test(sentences[0]?.slice(0, maxRead) ?? '')) return 'notice'
  if (mailWords.test(readStart(sentences.slice(0, 4)))) return 'mail'
  if (speechWords.test(text)) return 'speech'
  return noticeWords.test(text) && cues.some(({ isFact, isAsk }) => isFact || isAsk) ? 'notice' : 'speech'
}

/** Their heading says so, or who was there and what was talked of. */
function isMinutes(sentences: readonly string[], cues: readonly Cues[]): boolean {
  const isHeaded = sentences
    .slice(0, 3)
    .some((each, at) => !cues[at]?.isStatement && meetingWords.test(each.slice(0, maxRead)))
  return isHeaded || (attendanceWords.test(readStart(sentences)) && cues.some(({ isDecision }) => isDecision))
}

/** It asks or measures something first and concludes later; what begins with its conclusion is written as news are. */
function isReport(statements: readonly string[], cues: readonly Cues[]): boolean {
  const [first, ...others] = cues
  const text = readStart(statements)
  if (first === undefined || first.isConclusion || newsWords.test(text)) return false
  if (methodEnd.test(readStart(statements.slice(0, 4)))) return true
  if (others.slice(-2).some(({ isConclusion }) => isConclusion)) return true
  return others.some(({ isConclusion }) => isConclusion) && reportWords.test(text)
}

function readStart(sentences: readonly string[]): string {
  let text = ''
  for (const sentence of sentences) {
    if (text.length > maxRead) break
    text += `${sentence.slice(0, maxRead)}\n`
  }
  return text
}
