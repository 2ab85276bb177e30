import { useEffect, useState } from 'preact/hooks'
import { useSay } from '../words/say.ts'
import { ErrorBoundary } from '../ui/error-boundary.tsx'
import type { ComponentFiles } from '../ui/load-component.ts'
import { loadView, type AnswerViewComponent, type AnswerViewProps } from './views.ts'

interface Props extends AnswerViewProps {
  readonly files: ComponentFiles
  readonly interfaceId: string
}

/** The slice's own view of an answer, when it brings one. Whatever goes wrong in it stays in it. */
export function AnswerView({ files, interfaceId, ...view }: Props) {
  const say = useSay()
  const [loaded, setLoaded] = useState<{ view: AnswerViewComponent } | { failed: true } | undefined>()
  useEffect(() => {
    let current = true
    loadView(files, interfaceId).then(
      (found) => current && setLoaded(found && { view: found }),
      () => current && setLoaded({ failed: true }),
    )
    return () => void (current = false)
  }, [files, interfaceId])

  if (!loaded) return null
  if ('failed' in loaded) return <ViewFailure />
  const View = loaded.view
  return (
    // A new answer gets a new boundary: a view that failed on one may well draw the next.
    <ErrorBoundary key={view.response} fallback={<ViewFailure />}>
      <section class="answer-view" aria-label={say('Drawn answer')}>
        <View {...view} />
      </section>
    </ErrorBoundary>
  )
}

function ViewFailure() {
  const say = useSay()
  return <p class="notice">{say('This answer could not be drawn. It is complete below.')}</p>
}
