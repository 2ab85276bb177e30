/** Where names come from, in the order of the model's columns; the last is what is no name at all. */
export const origins = [
  'en',
  'fr',
  'de',
  'nl',
  'nordic',
  'fi',
  'baltic',
  'it',
  'es',
  'pt',
  'pl',
  'cz',
  'hu',
  'ro',
  'south',
  'gr',
  'ru',
  'am',
  'he',
  'tr',
  'ar',
  'fa',
  'in',
  'cn',
  'jp',
  'kr',
  'vn',
  'sea',
  'af',
  'none',
] as const

export type Origin = (typeof origins)[number]

/** The column of what is no name. */
export const noName = origins.length - 1

const countriesOf: Partial<Record<Origin, string>> = {
  en: 'GB IE US CA AU NZ JM BS TT BB BZ GI IM JE GG BM KY',
  fr: 'FR MC LU HT RE GP MQ GF PF NC',
  de: 'DE AT LI CH',
  nl: 'NL BE SR AW CW',
  nordic: 'DK NO SE IS FO GL AX',
  fi: 'FI EE',
  baltic: 'LV LT',
  it: 'IT MT SM VA',
  es: 'ES MX AR CO CL PE VE EC GT CU BO DO HN PY SV NI CR PA UY PR AD GQ',
  pt: 'PT BR AO MZ CV GW ST TL',
  pl: 'PL',
  cz: 'CZ SK',
  hu: 'HU',
  ro: 'RO MD',
  south: 'RS HR BA SI MK ME BG AL XK',
  gr: 'GR CY',
  ru: 'RU UA BY KZ KG UZ TJ TM MN',
  am: 'AM GE',
  he: 'IL',
  tr: 'TR AZ',
  ar: 'SA AE EG DZ MA TN LY SD SY LB JO IQ KW QA BH OM YE PS PK MR SO DJ KM',
  fa: 'IR AF',
  in: 'IN LK BD NP BT MV MU FJ GY',
  cn: 'CN TW HK MO SG',
  jp: 'JP',
  kr: 'KR KP',
  vn: 'VN',
  sea: 'TH ID MY PH MM KH LA BN',
  af: 'NG GH KE ZA ET TZ UG ZW ZM CM CI SN ML BF NE TD CF CG CD RW BI MW BW NA SZ LS GM SL LR TG BJ GA ER SS MG',
}

const originByCountry = new Map<string, Origin>()
for (const origin of origins) {
  for (const code of countriesOf[origin]?.split(' ') ?? []) originByCountry.set(code, origin)
}

/** The origin of most names in a country, by its ISO 3166-1 alpha-2 code; undefined for countries of no one origin. */
export function originOfCountry(code: string): Origin | undefined {
  return originByCountry.get(code.toUpperCase())
}
