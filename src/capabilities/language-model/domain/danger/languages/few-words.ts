import { signsOf } from './help-language.ts'

/** The plainest words of further languages: whoever writes them is answered in English, with where each country's lines are found. */
export const fewWords = [
  ...signsOf(
    'despair',
    // Polish, Swedish, Danish and Norwegian, Finnish
    '\\bchce (?:umrzec|sie zabic|popelnic samobojstwo)\\b|\\bnie chce (?:mi sie |juz )?zyc\\b|\\bmysli samobojcze|\\bjag vill (?:do|inte leva|ta mitt liv)\\b|\\bjeg vil (?:do|dø|ikke leve|ta livet mitt|tage mit liv)(?!\\p{L})|\\bhaluan kuolla\\b|\\ben halua (?:enaa )?elaa\\b',
    // Turkish, Indonesian, Vietnamese, Thai
    '\\bolmek istiyorum\\b|\\byasamak istemiyorum\\b|\\bintihar etmek\\b|\\b(?:aku|saya) (?:ingin|mau|pengen) (?:mati|bunuh diri)\\b|\\b(?:toi|em|minh) muon (?:chet|tu tu|tu sat)\\b(?! cuoi)|อยากตาย(?!ไป)|อยากฆ่าตัวตาย',
    // Ukrainian, Arabic, Persian, Hebrew, Hindi
    'хочу померти|не хочу (?:більше )?жити|(?:أريد|اريد|أرغب|عايز|بدي) (?:أن )?(?:أموت|اموت|الموت|أنتحر|انتحر)|أفكر في الانتحار|لا أريد (?:أن )?(?:أعيش|العيش)|می ?خواهم بمیرم|میخوام بمیرم|אני רוצה למות|לא רוצה לחיות|मैं मरना चाहत|मुझे मरना|आत्महत्या करना|जीना नहीं चाहत',
  ),
  ...signsOf(
    'violence',
    '\\bmaz mnie bije\\b|\\b(?:ojciec|chlopak|partner) mnie bije\\b|\\bmin (?:man|pojkvan|pappa) slar mig\\b|\\bkocam beni dovuyor\\b|\\bsuami(?:ku| saya) memukul(?:i|ku)?\\b|\\bchong (?:toi )?danh toi\\b|زوجي يضربني|أبي يضربني|чоловік мене б|मेरा पति मुझे मारत|मेरे पति मुझे मारत',
  ),
]
