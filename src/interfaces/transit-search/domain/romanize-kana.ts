import { lookUp } from '../../../libraries/json/look-up.ts'

/** Hiragana to Hepburn, without marks for long vowels. */
const syllables: Readonly<Record<string, string>> = Object.fromEntries(
  (
    'あa いi うu えe おo かka きki くku けke こko さsa しshi すsu せse そso たta ちchi つtsu てte とto なna にni ぬnu ねne のno ' +
    'はha ひhi ふfu へhe ほho まma みmi むmu めme もmo やya ゆyu よyo らra りri るru れre ろro わwa ゐi ゑe をo んn ' +
    'がga ぎgi ぐgu げge ごgo ざza じji ずzu ぜze ぞzo だda ぢji づzu でde どdo ばba びbi ぶbu べbe ぼbo ぱpa ぴpi ぷpu ぺpe ぽpo ' +
    'ぁa ぃi ぅu ぇe ぉo ゃya ゅyu ょyo ゎwa ゔvu ー'
  )
    .split(' ')
    .map((pair) => [pair.slice(0, 1), pair.slice(1)]),
)

/** For searching: `とうきょう` is `tokyo`, as it is written on signs and by those who search. Anything but kana stays. */
export function romanizeKana(text: string): string {
  const spelled = [...text].map((letter) => lookUp(syllables, letter) ?? letter).join('')
  return foldRomaji(
    spelled
      .replaceAll(/(?<=sh|ch|j)i(?=y[auo])y/g, '')
      .replaceAll(/(?<=[kgnhbpmr])iy(?=[auo])/g, 'y')
      .replaceAll(/(?<!っ)っ+(?=([a-z]))/g, '$1'),
  )
}

/** Spellings that differ in how they write long vowels are one: `toukyou`, `tōkyō` and `tokyo`. */
export function foldRomaji(text: string): string {
  return text
    .replaceAll(/[āâ]/g, 'a')
    .replaceAll(/[ūû]/g, 'u')
    .replaceAll(/[ōô]/g, 'o')
    .replaceAll(/o[uo]|oh(?![aiueo])/g, 'o')
    .replaceAll(/uu/g, 'u')
    .replaceAll(/m(?=[bmp])/g, 'n')
}
