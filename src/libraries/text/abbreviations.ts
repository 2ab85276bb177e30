import { lookUp } from '../json/look-up.ts'

/** Abbreviations with a full stop that end no sentence, in lower case without spaces; with `#` only before a number. */
const byLanguage: Readonly<Record<string, string>> = {
  en: 'mr. mrs. ms. mx. dr. prof. st. mt. ft. jr. sr. rev. hon. gen. col. capt. lt. sgt. maj. adm. gov. sen. rep. pres. vs. e.g. i.e. cf. approx. dept. est. jan.# feb.# mar.# apr.# aug.# sept.# oct.# nov.# dec.# no.# nos.# vol.# fig.# figs.# p.# pp.# sec.# ch.# art.# eq.#',
  de: 'z.b. d.h. u.a. o.ä. i.d.r. s.o. s.u. v.a. bzw. ca. vgl. dr. prof. hr. fr. st. ggf. inkl. evtl. sog. nr.# art.# abs.# abb.# s.# bd.# kap.# tel.# mio.# mrd.# jan.# feb.# aug.# sept.# okt.# nov.# dez.#',
  fr: 'm. mm. mme. mlle. dr. me. st. ste. p.ex. c.-à-d. cf. env. av. apr. no.# n.# art.# p.# pp.# vol.# fig.# chap.# tél.#',
  es: 'ee.uu. sr. sra. srta. sres. dr. dra. d. dña. ud. uds. vd. vds. p.ej. ej. aprox. av. avda. c. núm.# n.# art.# pág.# págs.# p.# vol.# fig.# cap.# tel.#',
  it: 'sig. sig.ra dott. dott.ssa prof. ing. avv. on. es. ad.es. p.es. cfr. ca. n.# art.# pag.# p.# vol.# fig.# cap.# tel.#',
  pt: 'sr. sra. srs. dr. dra. prof. profa. d. ex. p.ex. aprox. av. v. n.# núm.# art.# pág.# p.# vol.# fig.# cap.# tel.#',
  nl: 'dhr. mevr. dr. prof. ir. ing. mr. drs. st. bijv. d.w.z. o.a. m.n. i.p.v. t.o.v. ca. evt. incl. nr.# art.# blz.# p.# fig.# tel.#',
  sv: 't.ex. bl.a. d.v.s. m.m. o.s.v. dr. prof. ca. nr.# s.# kap.# tel.#',
  da: 'f.eks. bl.a. dvs. m.m. osv. dr. prof. ca. nr.# s.# kap.# tlf.#',
  nb: 'f.eks. bl.a. dvs. m.m. osv. dr. prof. ca. nr.# s.# kap.# tlf.#',
  pl: 'np. tzn. tzw. m.in. dr. prof. mgr. inż. ul. św. ok. nr.# str.# tel.#',
  cs: 'např. tzv. atd. mgr. ing. dr. prof. sv. č.# str.# tel.#',
  ru: 'т.е. т.н. т.д. т.п. г. гг. ул. д. им. проф. др. руб. тыс. млн. млрд. стр.# рис.# тел.# гл.# п.# ст.#',
  uk: 'т.е. тобто. т.д. т.п. р. рр. вул. ім. проф. др. грн. тис. млн. млрд. с.# рис.# тел.#',
}

/** Those of a language by its ISO 639-1 code; none for languages that are not listed. */
export function listAbbreviations(language: string): ReadonlySet<string> {
  return new Set((lookUp(byLanguage, language) ?? '').split(' ').filter((each) => each !== ''))
}
