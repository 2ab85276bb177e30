/** The codes of the spec's language editions, in its order and its spelling. */
export const languageCodes: readonly string[] = (
  'en ceb sv de fr nl ru it es pl war vi jp zh ar pt uk fa ca sr no id ko fi hu sh cs ro eu tr ms eo hy bg he da ce ' +
  'zh-min-nan sk kk min hr et lt be el azb sl gl az simple ur nn hi th ka uz la ta vo arz cy mk tg lv ast mg tt af oc ' +
  'bs bn ky sq zh-yue tl new te be-tarask br ml pms nds su ht lb jv sco mr sw pnb ga szl ba is my fy cv lmo an ne pa ' +
  'yo bar io gu wuu als ku scn kn ckb bpy ia qu mn bat-smg vec wa si or cdo gd yi am nap ilo bug xmf mai hsb map-bms ' +
  'fo diq mzn sd li eml sah nv os sa ps ace mrj frr zh-classical mhr'
).split(' ')

/** The code under which an edition is stored: the spec writes Japanese as `jp`, Wikipedia as `ja`. */
export function toLanguage(code: string): string {
  const language = code.toLowerCase()
  return language === 'jp' ? 'ja' : language
}

const known: ReadonlySet<string> = new Set(languageCodes.map(toLanguage))

/** Codes of languages with their subtags, and private ones such as `x-mywiki`; only what can be a part of a path and of a host name is a code. */
const editionCode = /^[a-z][a-z0-9]{0,11}(?:-[a-z0-9]{1,12}){0,3}$/

/** Whether a wiki can be kept under this code, in the form that `toLanguage` gives it. */
export function isEditionCode(language: string): boolean {
  return language.length <= 40 && editionCode.test(language)
}

/** Whether a code is for private use, and so stands for no language (BCP 47, section 2.2.7). */
export function isPrivateCode(language: string): boolean {
  return language.startsWith('x-')
}

/** Whether the code is one of the specification's list. */
export function isLanguage(code: string): boolean {
  return known.has(toLanguage(code))
}
