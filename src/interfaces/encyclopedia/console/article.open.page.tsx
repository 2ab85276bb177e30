import { useEffect, useRef, useState } from 'preact/hooks'
import { useAnswer } from '../../../../console/src/page/use-answer.ts'
import type { SlicePageProps } from '../../../../console/src/pages.ts'
import { FailureNotice } from '../../../../console/src/ui/failure-notice.tsx'
import { useWords } from '../../../../console/src/words/say.ts'
import { ArticleSearch } from './article-search.tsx'
import { ArticleText } from './article-text.tsx'
import { type Article, readArticle } from './read-article.ts'
import type { OpenArticle } from './use-titles.ts'

const firstTitles = { en: 'Berlin', ja: '東京' } as const

/** An article as one reads it; its links lead on from article to article. */
export default function ArticlePage({ apiKey }: SlicePageProps) {
  const { say, language } = useWords()
  const [way, setWay] = useState<readonly OpenArticle[]>([{ language, title: firstTitles[language] }])
  const { answer, failure, isWaiting, ask } = useAnswer<Article>()
  const heading = useRef<HTMLHeadingElement>(null)
  const place = way.at(-1) ?? { language, title: firstTitles[language] }
  useEffect(() => {
    void ask((signal) => readArticle(place.language, place.title, apiKey, signal)).then(() => {
      if (way.length > 1) heading.current?.focus({ preventScroll: true })
      if (way.length > 1) heading.current?.scrollIntoView({ block: 'start' })
    })
  }, [place.language, place.title])
  const open = (toLanguage: string, title: string) => setWay([...way, { language: toLanguage, title }])
  return (
    <section class="page-section" aria-label={say('Article')}>
      <ArticleSearch
        key={`${place.language}/${place.title}`}
        place={place}
        apiKey={apiKey}
        onOpen={open}
        onBack={way.length > 1 ? () => setWay(way.slice(0, -1)) : undefined}
      />
      <div class="outcome" role="status">
        <FailureNotice sentence={failure} />
      </div>
      {answer && failure === undefined && (
        <article class="article" lang={place.language} aria-busy={isWaiting}>
          <h2 ref={heading} tabIndex={-1}>
            {answer.title}
          </h2>
          <ArticleText content={answer.content} onOpen={open} />
        </article>
      )}
    </section>
  )
}
