/** How sentences end that ask or demand something: the point of a speech. */
const requestEnd =
  /(?:伺|うかが)(?:います|う|いたい|わせ)|お尋ね|尋ね(?:ます|る)|お聞き|お聞かせ|質問(?:します|いたします)|求め(?:ます|る|たい)|要望|所見|見解|答弁を|いかが|(?:です|ます|でしょう|ません)か$|べき(?:です|だ|と|では)|お願い/

/** How sentences end in which somebody says what they think or will do. */
const stanceEnd =
  /(?:と|必要があると)(?:考え|思い|存じ)|必要(?:です|だ|があり)|重要(?:です|だ|であ)|不可欠|[てで]まいります|努め|取り組んで|推進し|目指し|図って|検討し|進めて(?:いき|まい)|いたします$|実施(?:します|する)/

/** What belongs to manners and order, and says nothing of the matter. */
const manners =
  /ありがとうございま|終わります|始めに|以上で|お答えいたします$|質問を(?:終わ|始)|次に移ります|敬意を|お世話になっ|お問い?合わせ(?:ください|下さい)|ご(?:不便|迷惑)をおかけ|ご協力(?:を|のほど|ください)/

/** Ends that somebody has who speaks to listeners. */
const spokenEnd = /(?:ます|です|ません|でした|ました|ください|ましょう|ございます)(?:か|ね|よ|が)?$/

/** Words that point back: out of its place, the sentence cannot be understood. */
const pointingBack = /^(?:しかし|そして|また|さらに|この|その|それ|これ|こうした|そうした|なお|ただ|だが|一方)/

export interface Cues {
  readonly isRequest: boolean
  readonly isStance: boolean
  readonly isManners: boolean
  readonly isSpoken: boolean
  readonly isQuotation: boolean
  readonly pointsBack: boolean
}

/** Characters at the end of a sentence that tell what kind it is. */
const tailLength = 18

export function readCues(sentence: string): Cues {
  const end = sentence.replace(/[。！？!?\s]+$/u, '')
  const tail = end.slice(-tailLength)
  const isManners = manners.test(tail)
  const isRequest = !isManners && requestEnd.test(tail)
  return {
    isRequest,
    isStance: !isRequest && !isManners && stanceEnd.test(tail),
    isManners,
    isSpoken: spokenEnd.test(end.slice(-8)),
    isQuotation: /^[「『“"]/.test(sentence),
    pointsBack: pointingBack.test(sentence),
  }
}
