const positive = `good great excellent wonderful amazing awesome fantastic love loved loves lovely perfect perfectly happy happily glad pleased delighted delicious tasty friendly helpful best
beautiful enjoy enjoyed enjoyable fun nice superb brilliant recommend recommended thank thanks grateful impressed impressive satisfied comfortable fast reliable easy kind polite clean cozy
excited exciting win won success successful better outstanding charming pleasant fresh generous smooth joy joyful proud hope hopeful cheerful worth favourite favorite`
const negative = `bad awful terrible horrible worst worse poor poorly hate hated hates sad sadly unhappy angry annoyed annoying disappointed disappointing disappointment rude slow dirty broken
boring bored useless waste wasted ugly disgusting cold bland expensive overpriced noisy unfriendly unhelpful fail failed fails failure problem problems refund never again painful pain worried
worry afraid scared lonely tired exhausted upset furious cry cried crying lost ruined dreadful mess nasty unacceptable regret wrong complain complained complaint stressful late missing`
const japanesePositive =
  '最高|良い|良かった|よかった|いい(?:です|ね|店)|素晴らし|すばらし|楽し|嬉し|うれし|美味し|おいし|好き|大好き|感動|満足|幸せ|しあわせ|便利|親切|きれい|綺麗|面白|おもしろ|おすすめ|オススメ|ありがと|感謝|快適|素敵|すてき|可愛|かわい|安心|気に入'
const japaneseNegative =
  '最悪|悪[いくか]|ひど[いかく]|酷[いかく]|つまらな|悲し|嫌い|嫌だ|残念|がっかり|不満|不便|不親切|汚[いかく]|まず[いかく]|不味|遅[いかく]|高すぎ|怒|腹が立|後悔|無駄|失望|疲れ|つら[いかく]|辛[いかく]|寂し|さびし|不安|怖|うるさ|壊れ|故障|二度と|気になれない|気力がない|やる気が(?:出|で)ない|試験に落ち|うんざり|もうだめ'

const positives = new Set(positive.split(/\s+/))
const negatives = new Set(negative.split(/\s+/))

export interface Mood {
  /** From -1, all bad, to 1, all good; undefined where no word shows it. */
  readonly tone: number | undefined
  readonly good: readonly string[]
  readonly bad: readonly string[]
}

/** Words that turn what follows: "not good", "never a problem". */
const turns = /^(?:not|no|never|isnt|wasnt|arent|werent|dont|doesnt|didnt|cant|couldnt|wont|hardly|without)$/

/** The mood of a text by words that show one. */
export function tellMood(text: string): Mood {
  const [good, bad]: [string[], string[]] = [[], []]
  const words =
    text
      .toLowerCase()
      .replace(/['’]/g, '')
      .match(/[a-z]+/g) ?? []
  for (const [index, word] of words.entries()) {
    const isTurned = words.slice(Math.max(0, index - 3), index).some((before) => turns.test(before))
    const said = isTurned ? `not ${word}` : word
    if (positives.has(word)) (isTurned ? bad : good).push(said)
    else if (negatives.has(word)) (isTurned && word !== 'never' ? good : bad).push(said)
  }
  for (const [match, denial] of listJapanese(text, japanesePositive)) (denial ? bad : good).push(match + denial)
  for (const [match, denial] of listJapanese(text, japaneseNegative)) (denial ? good : bad).push(match + denial)
  const all = good.length + bad.length
  return {
    tone: all === 0 ? undefined : (good.length - bad.length) / all,
    good: [...new Set(good)],
    bad: [...new Set(bad)],
  }
}

/** Each find with what denies it behind: 良くない, 悪くありません. */
function listJapanese(text: string, words: string): readonly (readonly [string, string])[] {
  return [...text.matchAll(new RegExp(words, 'g'))].map((found) => {
    const behind = text.slice(found.index + found[0].length).slice(0, 12)
    return [found[0], /^(?:く|では|じゃ|でも)?(?:は)?(?:な(?:い|かった)|ありません)/.exec(behind)?.[0] ?? '']
  })
}
