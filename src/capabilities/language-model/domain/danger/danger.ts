/**
 * What somebody who writes may be in, so far as their words tell:
 * - despair: thoughts of suicide or of hurting oneself, one's own or those of somebody near
 * - violence: by a partner, in the family or by others
 * - emergency: of the body, where minutes count
 */
export type Danger = 'despair' | 'violence' | 'emergency'

/** Words by which people tell of it. */
export interface DangerSign {
  readonly danger: Danger
  readonly words: RegExp
}

/** In which language the person wrote. */
export type DangerLanguage = 'en' | 'ja' | 'de' | 'fr' | 'es' | 'it' | 'pt' | 'nl' | 'ru' | 'zh' | 'ko'

export interface FoundDanger {
  readonly danger: Danger
  readonly language: DangerLanguage
}
