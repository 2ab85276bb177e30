import type { SampleEdition } from '../edition.ts'

/** The main page: what this is, and a link to every article under the heading of its theme. */
export function composeMainPage({ welcome, themes }: Pick<SampleEdition, 'welcome' | 'themes'>): string {
  const lists = themes.map(({ heading, articles }) =>
    [`== ${heading} ==`, ...articles.map(({ title }) => `* [[${title}]]`)].join('\n'),
  )
  return [welcome, ...lists].join('\n\n')
}
