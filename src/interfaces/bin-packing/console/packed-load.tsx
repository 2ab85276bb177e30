import { useSay } from '../../../../console/src/words/say.ts'
import { filledShare, type Load } from './load.ts'
import { LoadingSteps } from './loading-steps.tsx'
import { SheetDrawing } from './sheet-drawing.tsx'

/** What came of a packing: how much is in, what is not, and the drawing. */
export function PackedLoad({ load }: { readonly load: Load }) {
  const say = useSay()
  const { boxes, left, hold } = load
  const figures = {
    count: boxes.length,
    total: boxes.length + left.reduce((sum, each) => sum + each, 0),
    share: (100 * filledShare(load)).toFixed(1),
  }
  return (
    <section class="packing-load" aria-label={say('The load')}>
      <p class="verdict">
        {hold.isFlat
          ? say('{count} of {total} parts are on the sheet; {share} % of it is used.', figures)
          : say('{count} of {total} boxes are in; {share} % of the room is filled.', figures)}
      </p>
      <LeftBehind load={load} />
      {hold.isFlat ? <SheetDrawing load={load} /> : <LoadingSteps load={load} />}
    </section>
  )
}

function LeftBehind({ load: { kinds, left } }: { readonly load: Load }) {
  const say = useSay()
  const missing = kinds.flatMap(({ name }, kind) => (left[kind] ? [`${left[kind]} × ${name}`] : []))
  if (missing.length === 0) return null
  return <p class="notice">{say('Did not fit: {list}', { list: missing.join(', ') })}</p>
}
