import type { PullView } from '../../../src/kernel/assembly/models/pull-view.ts'
import { useSay } from '../words/say.ts'
import { type Change, formatSize, type KeptModel, type OfferedModel } from './models.ts'
import { PullProgress } from './pull-progress.tsx'

export type OnChange = (change: Change, name: string) => void

/** A model on the disk. */
export function KeptItem({
  model,
  isAlone,
  onChange,
}: {
  readonly model: KeptModel
  /** Whether there is nothing to choose. */
  readonly isAlone: boolean
  readonly onChange: OnChange
}) {
  const say = useSay()
  const { name, isUsed } = model
  return (
    <li class="model">
      <div>
        <h3>
          {name} <span class="model-tag">{isUsed ? say('in use') : say('here')}</span>
        </h3>
        <Facts model={model} isExact />
      </div>
      <div class="model-buttons">
        {!isUsed && !isAlone && (
          <button type="button" class="quiet-button" onClick={() => onChange('use', name)}>
            {say('Use')}
            <span class="visually-hidden"> {name}</span>
          </button>
        )}
        <button type="button" class="quiet-button" onClick={() => onChange('remove', name)}>
          {say('Remove')}
          <span class="visually-hidden"> {name}</span>
        </button>
      </div>
    </li>
  )
}

/** A model that can be had. Licences that want something are for the command line, where they are accepted. */
export function OfferedItem({
  model,
  pull,
  onChange,
}: {
  readonly model: OfferedModel
  readonly pull: PullView | undefined
  readonly onChange: OnChange
}) {
  const say = useSay()
  const { name, isPermissive, wants, picturePart } = model
  const isPulling = pull?.state === 'pulling'
  return (
    <li class="model">
      <div>
        <h3>{name}</h3>
        <Facts model={model} />
        {wants !== undefined && <p class="model-about">{say('Its licence is {wants}.', { wants: say(wants) })}</p>}
        {pull && <PullProgress pull={pull} />}
      </div>
      <div class="model-buttons">
        {isPermissive && picturePart && !isPulling && (
          <button type="button" class="quiet-button" onClick={() => onChange('pullWithPictures', name)}>
            {say('Get with pictures')}
            <span class="visually-hidden"> {name}</span>
          </button>
        )}
        {isPermissive ? (
          <button type="button" class="quiet-button" onClick={() => onChange(isPulling ? 'stop' : 'pull', name)}>
            {isPulling ? say('Stop') : say('Get')}
            <span class="visually-hidden"> {name}</span>
          </button>
        ) : (
          <code>mainstay models pull --accept-licence {name}</code>
        )}
      </div>
    </li>
  )
}

function Facts({ model, isExact = false }: { readonly model: KeptModel | OfferedModel; readonly isExact?: boolean }) {
  const say = useSay()
  const { about, bytes, memory, speed, licence, languages, publisher, figure } = model
  const facts = [
    bytes > 0 && `${isExact ? '' : '~'}${formatSize(bytes)}`,
    memory !== undefined && say('{size} of memory', { size: formatSize(memory) }),
    speed !== undefined && say(speed),
    licence,
    languages?.map((tag) => (tag === 'mul' ? say('many languages') : tag)).join(' '),
    publisher,
  ].filter(Boolean)
  return (
    <>
      {about !== undefined && <p class="model-about">{say('{sentence}.', { sentence: say(about) })}</p>}
      <p class="model-facts">{facts.join(' · ')}</p>
      {figure && (
        <p class="model-facts">
          {say(figure.value)} ({figure.source})
        </p>
      )}
    </>
  )
}
