/** Letters of other alphabets in the Latin spelling that names usually take; a letter of several spellings takes the commonest. */

export const cyrillic = pairs(
  'а a б b в v г g д d е e ё yo ж zh з z и i й y к k л l м m н n о o п p р r с s т t у u ф f х kh ц ts ч ch ш sh щ shch ъ - ы y ь - э e ю yu я ya ' +
    'і i ї i є ye ґ g ў u ј j љ lj њ nj ћ c ђ dj џ dz ѓ gj ќ kj ѕ dz қ k ғ g ү u ұ u ө o ң n ә a һ h',
)

export const greek = pairs(
  'α a β v γ g δ d ε e ζ z η i θ th ι i κ k λ l μ m ν n ξ x ο o π p ρ r σ s ς s τ t υ y φ f χ ch ψ ps ω o',
)

export const hebrew = pairs(
  'א a ב b ג g ד d ה h ו o ז z ח ch ט t י i כ k ך k ל l מ m ם m נ n ן n ס s ע a פ f ף f צ tz ץ tz ק k ר r ש sh ת t',
)

export const arabic = pairs(
  'ا a أ a إ i آ a ب b ت t ث th ج j ح h خ kh د d ذ dh ر r ز z س s ش sh ص s ض d ط t ظ z ع a غ gh ف f ق q ك k ل l م m ن n ه h و u ي i ى a ة a ء - ؤ u ئ e ' +
    'پ p چ ch ژ zh گ g ک k ی i ھ h ں n ے e ٹ t ڈ d ڑ r ہ h',
)

export const armenian = pairs(
  'ա a բ b գ g դ d ե e զ z է e ը e թ t ժ zh ի i լ l խ kh ծ ts կ k հ h ձ dz ղ gh ճ ch մ m յ y ն n շ sh ո o չ ch պ p ջ j ռ r ս s վ v տ t ր r ց ts ւ v փ p ք k և ev օ o ֆ f',
)

export const georgian = pairs(
  'ა a ბ b გ g დ d ე e ვ v ზ z თ t ი i კ k ლ l მ m ნ n ო o პ p ჟ zh რ r ს s ტ t უ u ფ p ქ k ღ gh ყ q შ sh ჩ ch ც ts ძ dz წ ts ჭ ch ხ kh ჯ j ჰ h',
)

/** Consonants carry an `a` unless a vowel sign or the virama follows. */
export const devanagariConsonants = pairs(
  'क k ख kh ग g घ gh ङ n च ch छ chh ज j झ jh ञ n ट t ठ th ड d ढ dh ण n त t थ th द d ध dh न n प p फ ph ब b भ bh म m य y र r ल l ळ l व v श sh ष sh स s ह h',
)
export const devanagariVowels = pairs('अ a आ a इ i ई i उ u ऊ u ऋ ri ए e ऐ ai ओ o औ au ऑ o')
export const devanagariSigns = pairs('ा a ि i ी i ु u ू u ृ ri े e ै ai ो o ौ au ॉ o ् - ं n ँ n ः h')

export const kana = pairs(
  'あ a い i う u え e お o か ka き ki く ku け ke こ ko が ga ぎ gi ぐ gu げ ge ご go さ sa し shi す su せ se そ so ざ za じ ji ず zu ぜ ze ぞ zo ' +
    'た ta ち chi つ tsu て te と to だ da ぢ ji づ zu で de ど do な na に ni ぬ nu ね ne の no は ha ひ hi ふ fu へ he ほ ho ば ba び bi ぶ bu べ be ぼ bo ' +
    'ぱ pa ぴ pi ぷ pu ぺ pe ぽ po ま ma み mi む mu め me も mo や ya ゆ yu よ yo ら ra り ri る ru れ re ろ ro わ wa ゐ i ゑ e を o ん n ゔ vu ー -',
)

/** Letters of the Latin alphabet that do not come apart into a letter and a mark. */
export const latin = pairs('ø o đ d ð d þ th ł l ı i ß ss æ ae œ oe ħ h ŋ n ə a ĳ ij ſ s ʻ - ’ - ʼ - ʿ - ʾ -')

/** Reads "letter spelling" pairs; `-` stands for nothing. */
function pairs(text: string): ReadonlyMap<string, string> {
  const words = text.trim().split(/\s+/)
  const table = new Map<string, string>()
  for (let at = 0; at + 1 < words.length; at += 2) {
    const [letter = '', spelling = ''] = [words[at], words[at + 1]]
    table.set(letter, spelling === '-' ? '' : spelling)
  }
  return table
}
