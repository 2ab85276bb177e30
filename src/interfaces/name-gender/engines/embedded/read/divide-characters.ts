/** Takes a name in characters or Hangul without spaces apart; the family name comes first. */
export function divideCharacters(word: string, familyNames: ReadonlySet<string>): { given: string; family: string } {
  const signs = [...word]
  if (/^\p{Script=Hangul}+$/u.test(word))
    return divideAt(signs, signs.length >= 3 ? (doubleFamilies.has(word.slice(0, 2)) ? 2 : 1) : 0)
  if (/^[\p{Script=Hiragana}\p{Script=Katakana}ー]+$/u.test(word)) return { given: word, family: '' }
  const kana = signs.findIndex((sign) => /[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(sign))
  for (const length of [3, 2]) {
    if (signs.length > length && familyNames.has(signs.slice(0, length).join(''))) return divideAt(signs, length)
  }
  if (kana > 1) return divideAt(signs, kana)
  if (signs.length <= 3 && chineseFamilies.has(signs[0] ?? '')) return divideAt(signs, signs.length > 1 ? 1 : 0)
  if (signs.length >= 4) return divideAt(signs, 2)
  return divideAt(signs, signs.length === 3 && familyNames.has(signs[0] ?? '') ? 1 : 0)
}

function divideAt(signs: readonly string[], at: number): { given: string; family: string } {
  return { family: signs.slice(0, at).join(''), given: signs.slice(at).join('') }
}

const doubleFamilies = new Set(['남궁', '황보', '제갈', '사공', '선우', '서문', '독고', '동방'])

/** The commonest Chinese family names, which are a single character. */
const chineseFamilies = new Set(
  '王李张張刘劉陈陳杨楊黄黃赵趙吴吳周徐孙孫马馬朱胡郭何林高罗羅郑鄭梁谢謝宋唐许許邓鄧冯馮韩韓曹曾彭萧蕭蔡潘田董袁于余叶葉蒋蔣杜苏蘇魏程吕呂丁沈任姚卢盧傅钟鍾崔汪范廖石金韦韋贾賈夏付方邹鄒熊白孟秦邱侯江尹薛闫閻段雷龙龍黎史陶贺賀毛郝顾顧龚龔邵万萬覃武钱錢戴严嚴莫孔向常汤湯康易乔喬赖賴文',
)
