import type { SlicePageProps } from '../../../../console/src/pages.ts'
import { CommonLinksForm } from './common-links-form.tsx'
import { CommonLinksDrawing } from './common-links-drawing.tsx'
import { OutcomeSummary } from './common-links-outcome.tsx'
import { LibraryCall } from './library-call.tsx'
import { useCommonLinks } from './use-common-links.ts'
import { useSay } from '../../../../console/src/words/say.ts'

/** The library L on two articles of this server, running in the page. */
export default function CommonLinksPage({ apiKey }: SlicePageProps) {
  const say = useSay()
  const { question, outcome, searching, change, search, stop } = useCommonLinks(apiKey)
  return (
    <div class="page-sections">
      <section class="page-section" aria-label={say('Search')}>
        <p class="lead">
          {say(
            'Titles that two articles both link to, read from this server by the library, here in the page; links that templates bring in do not count.',
          )}{' '}
          <code>@mainstay-server/mainstay/common-links</code>
        </p>
        <CommonLinksForm
          question={question}
          searching={searching}
          onChange={change}
          onSearch={() => void search()}
          onStop={stop}
        />
        <OutcomeSummary outcome={outcome} />
        <CommonLinksDrawing outcome={outcome} />
      </section>
      <LibraryCall question={question} />
    </div>
  )
}
