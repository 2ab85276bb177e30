import { toLiteral } from '../../../kernel/wire/reference/to-literal.ts'
import { Code } from '../../../../console/src/ui/code.tsx'
import { CopyButton } from '../../../../console/src/ui/copy-button.tsx'
import { ownEncyclopedia, type Question } from './use-common-links.ts'
import { useSay } from '../../../../console/src/words/say.ts'

/** The same search as a program. */
export function LibraryCall({ question: { word1, word2, languageCode } }: { readonly question: Question }) {
  const say = useSay()
  const given = [word1, word2, languageCode].map((text) => toLiteral(text)).join(', ')
  const program = `import { listUpCommonElements } from '@mainstay-server/mainstay/common-links'

const titles = await listUpCommonElements(${given}, {
  baseUrl: ${toLiteral(ownEncyclopedia())},
})`
  return (
    <section class="panel call-as-code" aria-label={say('This search as code')}>
      <header class="panel-head">
        <h2>TypeScript</h2>
        <CopyButton subject={say('the TypeScript program')} text={program} />
      </header>
      <Code text={program} language="typescript" label={say('This search in TypeScript')} />
    </section>
  )
}
