export type Script = 'kana' | 'katakana' | 'kanji' | 'other'

/** By the blocks of Unicode in which nearly all Japanese text lies. */
export function scriptOf(character: string): Script {
  const code = character.charCodeAt(0)
  if (code >= 0x3041 && code <= 0x309f) return 'kana'
  if (code >= 0x30a1 && code <= 0x30ff && code !== 0x30fb) return 'katakana'
  return (code >= 0x4e00 && code <= 0x9fff) || (code >= 0x3400 && code <= 0x4dbf) || code === 0x3005 ? 'kanji' : 'other'
}
