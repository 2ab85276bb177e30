/** Words around a name that are no part of it, or that show who bears it. All in the spelling of `toLatin`. */

const list = (text: string): ReadonlySet<string> => new Set(text.split(' '))

export const titlesOfMen = list(
  'mr mister sir herr monsieur senor signor signore lord sheikh shaikh thiru bapak tuan dhr meneer gospodin kyrios mstr',
)
export const titlesOfWomen = list(
  'mrs ms miss mme madame mlle mademoiselle frau fraulein senora sra senorita srta signora signorina dame lady sister madam princess baroness countess smt shrimati puan mevrouw mevr pani gospozha kyria',
)
export const titles = list(
  'dr prof professor doctor docent rev reverend hon honorable captain capt colonel sgt lt dipl phd judge president chancellor justice ambassador dott dottssa eng engr ustad swami shri',
)
export const suffixes = list('jr junior ii iii iv phd dds esq obe mbe cbe frs msc bsc mba dphil')
export const particles = list(
  'van von de der den del della dei degli di da das do dos du des la le las los el al ter ten te zu zum zur af av y e i st san santa ibn bin ben abu bint binti binte bte st. op het t vom und',
)
export const markersOfMen = list(
  'bin ibn singh bhai kumar lal prasad ram chand chandra nath mohammad mohammed muhammad md abdul abdel abd',
)
export const markersOfWomen = list(
  'binti bint binte bte kaur devi kumari begum khatun khatoon bibi bano banu akhter akter parveen thi hanim',
)

/** Titles written after a Japanese or Korean name without a space. */
export const attachedTitles: readonly (readonly [title: string, leaning: number])[] = [
  ['ちゃん', 1.2],
  ['くん', -2.5],
  ['君', -2.5],
  ['さん', 0],
  ['様', 0],
  ['さま', 0],
  ['氏', 0],
  ['先生', 0],
  ['教授', 0],
  ['博士', 0],
  ['씨', 0],
  ['님', 0],
  ['先生', 0],
  ['女士', 4],
  ['小姐', 4],
  ['太太', 4],
]

/** Words that stand in names of companies and bodies, not of people. */
export const bodies = list(
  'inc ltd llc llp gmbh ag corp corporation company co kk bv nv plc sa srl spa oy ab as aps pty pvt limited group holding holdings bank university college institute school hospital foundation association society committee department ministry agency studio studios shop store restaurant hotel club team media news press systems software solutions technologies technology services service consulting partners capital ventures industries international global airlines motors pharma laboratories laboratory lab labs research center centre museum church temple airport station street road avenue city council government office',
)
export const bodiesInCharacters = [
  '株式会社',
  '有限会社',
  '合同会社',
  '大学',
  '銀行',
  '研究所',
  '病院',
  '協会',
  '公司',
  '集团',
  '有限',
  '주식회사',
  '대학교',
  '市役所',
  '学校',
]
