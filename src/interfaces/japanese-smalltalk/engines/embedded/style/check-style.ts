/** Words that nobody is to be answered with, nor to hear again. */
const rude =
  /死ね|殺す|殺して|馬鹿(?!に(?:なら|でき))|(?<![ァ-ヶー])バカ(?!ンス|ロン)|(?<![やすけしっ])ばか(?!り|し)|(?<![ァ-ヶー])アホ(?!ウドリ)|あほ(?!ん)|(?<![ァ-ヶー])(?:クズ|カス|ブス|デブ)(?![ァ-ヶー])|くず(?:野郎|が)|キモい|きもい|キモイ|うざい|ウザい|ウザイ|くたばれ|黙れ|だまれ|消えろ|失せろ|ふざけるな|ふざけんな|(?<![ァ-ヶー])クソ|くそ(?:野郎|が|った)|てめえ|てめぇ|貴様|ババア|ジジイ|気違い|キチガイ|基地外|ガイジ|ちんこ|チンコ|まんこ|マンコ|セックス|売春|レイプ|ナチ(?!ュ)|(?<![ァ-ヶー])チョン(?![ァ-ヶー])|fuck|shit|bitch|nigg|asshole|cunt/i

/** Ends of polite sentences, before what may stand behind them. */
const politeEnd =
  /(?:です|ます|でした|ました|ません|ませんか|でしょう|でしょうか|ましょう|ましょうか|ください|下さい|ございます|くださいませ|なさい|ませ|ますように|ように|ほど|ごめんなさい|すみません|さま|様|さん|いえいえ|もちろん|どうぞ|はい|いいえ|お大事に|お気をつけて|いつでも|ごゆっくり|ようで|ぜひ|こんにちは|こんばんは)(?:か|ね|よ|よね|が|けれど|けど|から|し|とも|かね|かしら|わ|っけ|ので|のに)?$/

/** Whether somebody said something rude. */
export function isRude(text: string): boolean {
  return rude.test(text)
}

/** Whether a reply may be given: it is polite in its last sentence or the one before, and has no rude word. */
export function isFitToSay(reply: string): boolean {
  if (isRude(reply)) return false
  const sentences = reply.split(/[。！？!?\s♪…]+/u).filter((sentence) => /[\p{L}\p{N}]/u.test(sentence))
  return sentences.slice(-2).some((sentence) => politeEnd.test(sentence.replace(/[」』）)]+$/u, '')))
}

/** Whether a word that was said may be said again. */
export function isFitToSayAgain(word: string): boolean {
  return /^[\p{L}\p{M}\p{N}ー・]{1,20}$/u.test(word) && !isRude(word)
}
