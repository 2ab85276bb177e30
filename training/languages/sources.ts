import type { Script } from '../../src/capabilities/translation/domain/detect/scripts.ts'

/** Where the words of a language are read. */
export interface Source {
  readonly language: string
  readonly script: Script
  /** The names of Firefox's language packs. */
  readonly firefox: readonly string[]
  /** The names of LibreOffice's catalogues. */
  readonly office: readonly string[]
  /** The list of its commonest words, or its nearest relative's. */
  readonly list: string | undefined
}

const rows: Readonly<Record<Script, string>> = {
  Latn: `
    af af af afrikaans
    az az - -
    bs bs bs serbian
    ca ca ca catalan
    cs cs cs czech
    cy cy cy -
    da da da danish
    de de de german
    en en-GB en english
    eo eo eo esperanto
    es es-ES es spanish
    et et et estonian
    eu eu eu -
    fi fi fi finnish
    fr fr fr french
    ga ga-IE ga -
    gl gl gl -
    hr hr hr serbian
    hu hu hu hungarian
    id id id indonesian
    is is is -
    it it it italian
    lt lt lt lithuanian
    lv lv lv latvian
    ms ms - -
    nb nb-NO nb norwegian
    nl nl nl dutch
    nn nn-NO nn -
    pl pl pl polish
    pt pt-BR,pt-PT pt,pt_BR portuguese
    ro ro ro romanian
    sk sk sk slovak
    sl sl sl slovenian
    sq sq - albanian
    sv sv-SE sv swedish
    tl tl - -
    tr tr tr turkish
    uz uz - -
    vi vi vi vietnamese`,
  Cyrl: `
    be be be -
    bg bg bg bulgarian
    kk kk - kazakh
    mk mk mk macedonian
    ru ru ru russian
    sr sr sr serbian
    uk uk uk ukrainian`,
  Arab: `
    ar - - arabic
    fa fa fa farsi
    ur ur - -`,
  Deva: `
    hi hi-IN hi hindi
    mr mr mr -
    ne ne-NP ne -`,
  Han: `
    ja ja ja japanese
    zh zh-CN zh_CN chinese
    zh-Hant zh-TW zh_TW chinese`,
}

export const sources: readonly Source[] = (Object.keys(rows) as Script[]).flatMap((script) =>
  rows[script]
    .trim()
    .split('\n')
    .map((row) => {
      const [language = '', firefox = '', office = '', list = ''] = row.trim().split(' ')
      return { language, script, firefox: readNames(firefox), office: readNames(office), list: readNames(list)[0] }
    }),
)

/** `-` stands for none. */
function readNames(names: string): readonly string[] {
  return names.split(',').filter((name) => name !== '-')
}
