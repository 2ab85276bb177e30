/**
 * Which of two versions comes first, as Mozilla orders them: part by part between dots, each a number, then letters, then a number. One
 * with letters comes before the one without (`3.0a1`, `3.0`, `3.1a1`), and `*` is more than every number.
 *
 * @returns below zero where the first is older, above where it is newer
 */
export function compareVersions(one: string, other: string): number {
  const [left, right] = [one.split('.'), other.split('.')]
  for (let index = 0; index < Math.max(left.length, right.length); index += 1) {
    const difference = compareParts(readPart(left[index] ?? ''), readPart(right[index] ?? ''))
    if (difference !== 0) return difference
  }
  return 0
}

interface VersionPart {
  readonly number: number
  readonly letters: string
  readonly further: number
}

function readPart(text: string): VersionPart {
  if (text === '*') return { number: Number.MAX_SAFE_INTEGER, letters: '', further: 0 }
  const [, number = '', letters = '', further = ''] = /^(\d*)(\D*)(\d*)/.exec(text) ?? []
  return { number: Number(number), letters, further: Number(further) }
}

function compareParts(one: VersionPart, other: VersionPart): number {
  return one.number - other.number || compareLetters(one.letters, other.letters) || one.further - other.further
}

function compareLetters(one: string, other: string): number {
  if (one === other) return 0
  if (one === '' || other === '') return one === '' ? 1 : -1
  return one < other ? -1 : 1
}
