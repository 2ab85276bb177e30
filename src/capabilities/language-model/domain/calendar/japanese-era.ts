/** An era of Japan; the year in which one ends is the first of the next. */
export interface Era {
  readonly name: string
  readonly first: number
}

/** Those since 1868, the latest first. */
export const eras: readonly Era[] = [
  { name: '令和', first: 2019 },
  { name: '平成', first: 1989 },
  { name: '昭和', first: 1926 },
  { name: '大正', first: 1912 },
  { name: '明治', first: 1868 },
]

/** 令和8年; undefined before 1868. */
export function sayEraYear(year: number): string | undefined {
  const era = eras.find(({ first }) => first <= year)
  return era && `${era.name}${toEraNumber(year - era.first + 1)}年`
}

/** The first year of an era has a word of its own. */
export function toEraNumber(number: number): string {
  return number === 1 ? '元' : String(number)
}
