/** What is celebrated in Japan at the same day of every year, with its month and day. */
const festivals: readonly (readonly [month: number, day: number, name: string])[] = [
  [1, 1, 'お正月'],
  [2, 3, '節分'],
  [2, 14, 'バレンタインデー'],
  [3, 3, 'ひな祭り'],
  [4, 5, 'お花見'],
  [5, 5, 'こどもの日'],
  [7, 7, '七夕'],
  [8, 15, 'お盆'],
  [10, 31, 'ハロウィン'],
  [11, 15, '七五三'],
  [12, 25, 'クリスマス'],
  [12, 31, '大みそか'],
]

/** What comes next, that of today first. */
export function nextFestival(month: number, day: number): string {
  const next = festivals.find(([ofMonth, ofDay]) => ofMonth > month || (ofMonth === month && ofDay >= day))
  return (next ?? festivals[0])?.[2] ?? ''
}
