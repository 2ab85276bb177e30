/** Names of many scripts, put together: thirty given names by fifteen family names. Nobody in particular. */
const givenNames = [
  'Ada', 'Bruno', 'Chiara', 'Dmitri', 'Elif', 'Farid', 'Greta', 'Hiro', 'Ines', 'Jonas',
  'Кира', 'Лев', 'Μαρία', 'さくら', 'ケンジ', '美咲', '하늘', '민준', '小明', '雅婷',
  'ليلى', 'طارق', 'נועה', 'आरव', 'দীপা', 'சுரேஷ்', 'ธันวา', 'Zoë', 'Łukasz', 'Þóra',
] // prettier-ignore

const familyNames = [
  'Almeida', 'Bergström', 'Costa', 'Dvořák', 'Eriksen', 'Fischer', 'García', 'Horvat',
  'Иванов', '田中', '김', '王', 'حداد', 'शर्मा', 'O’Neill',
] // prettier-ignore

export interface SampleFollower {
  readonly number: number
  readonly name: string
}

/** 450 of them, always the same. */
export const sampleFollowers: readonly SampleFollower[] = familyNames.flatMap((family, row) =>
  givenNames.map((given, column) => ({ number: row * givenNames.length + column + 1, name: `${given} ${family}` })),
)
