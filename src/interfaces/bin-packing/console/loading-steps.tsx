import { useSay } from '../../../../console/src/words/say.ts'
import type { Load, PlacedBox } from './load.ts'
import { PackingDrawing } from './packing-drawing.tsx'
import { useLoading } from './use-loading.ts'

/** A load, box by box: stepping, playing, and what each step puts in. */
export function LoadingSteps({ load }: { readonly load: Load }) {
  const loading = useLoading(load)
  const newest = loading.loaded.at(-1)
  return (
    <>
      <PackingDrawing load={load} loaded={loading.loaded} />
      <StepControls loading={loading} />
      <p class="field-help" aria-live="polite">
        {newest && !loading.isPlaying && <Step box={newest} load={load} />}
      </p>
    </>
  )
}

function StepControls({ loading }: { readonly loading: ReturnType<typeof useLoading> }) {
  const say = useSay()
  const { count, total, isPlaying, step, play } = loading
  return (
    <div class="packing-steps">
      <button type="button" class="quiet-button" disabled={count === 0} onClick={() => step(count - 1)}>
        {say('One back')}
      </button>
      <button type="button" class="quiet-button" onClick={play}>
        {isPlaying ? say('Pause') : say('Play the loading')}
      </button>
      <button type="button" class="quiet-button" disabled={count >= total} onClick={() => step(count + 1)}>
        {say('One on')}
      </button>
      <label>
        {say('Step {count} of {total}', { count, total })}
        <input
          type="range"
          min="0"
          max={total}
          value={count}
          onInput={(event) => step(Number(event.currentTarget.value))}
        />
      </label>
    </div>
  )
}

/** Which box was put in last, and where. */
function Step({ box: { kind, from }, load }: { readonly box: PlacedBox; readonly load: Load }) {
  const say = useSay()
  const [along = 0, across = 0, up = 0] = from.map((each) => Math.round(each * 10) / 10)
  const name = load.kinds[kind]?.name ?? ''
  return (
    <>
      {say('Now: {name}, {along} from the end wall, {across} from the side, {up} above the floor.', {
        name,
        along,
        across,
        up,
      })}
    </>
  )
}
