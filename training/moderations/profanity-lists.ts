import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { dataFolder } from './data-folder.ts'

export interface ListedWord {
  readonly text: string
  readonly theme: string
}

/** Lines of the English list (LDNOOBW, CC BY 4.0), from 1, that are not about sex; and those about minors. The words stay there. */
const lines: Readonly<Record<string, string>> = {
  slur: '35 36 66 94 95 103 137 138 186 202 203 204 207 226 234 236 237 238 256 265 289 316 324 332 333 365 366 390',
  extremist: '235 348 392',
  profanity:
    '9 10 12 13 30 31 47 48 57 68 88 111 112 154 155 156 170 173 226 227 264 266 273 318 319 320 344 345 364 371 389 403',
  'sexual-force': '104 105 291 292 293 310 40 195',
  'minor-strong': '198 199 216 232 255 259 260 283 321',
}

/** Ordinary words, or too short to mean anything alone. */
const ordinary = new Set(
  '11 25 28 41 50 57 62 64 72 82 110 121 135 136 139 173 190 191 192 193 210 223 231 246 249 264 269 270 277 282 287 302 303 305 322 323 324 328 332 335 339 349 350 356 357 358 370 373 395 397 403'
    .split(' ')
    .map(Number),
)

export async function readProfanityLists(): Promise<readonly ListedWord[]> {
  const themeOf = new Map(
    Object.entries(lines).flatMap(([theme, text]) => text.split(' ').map((line) => [Number(line), theme] as const)),
  )
  const english = (await read('ldnoobw_en.txt')).flatMap((text, at): ListedWord[] => {
    const theme = themeOf.get(at + 1)
    if (theme === 'minor-strong')
      return [
        { text, theme },
        { text, theme: 'listed' },
      ]
    if (theme) return [{ text, theme }]
    return ordinary.has(at + 1) ? [] : [{ text, theme: 'listed' }]
  })
  const japanese = (await read('ldnoobw_ja.txt')).filter((text) => text.length > 3 && !/[a-z ]/.test(text))
  return [...english, ...japanese.slice(0, 100).map((text) => ({ text, theme: 'listed' }))]
}

async function read(name: string): Promise<readonly string[]> {
  const text = await readFile(join(dataFolder, 'moderation', name), 'utf8')
  return text.split('\n').map((line) => line.trim().toLowerCase())
}

/** A word as it is, in the plural, and as people write it past filters: one vowel, or all within, as stars. */
export function disguise(text: string): readonly string[] {
  if (!/^[a-z]{4,}$/.test(text)) return [text]
  const [first = '', last = ''] = [text[0], text.at(-1)]
  const starred = first + '*'.repeat(text.length - 2) + last
  return [text, `${text}s`, text.replace(/(?<=.)[aeiou]/, '*'), text.replace(/(?<=.)[aeiou](?=.)/g, '*'), starred]
}
