import { OperatorError } from '../../../libraries/errors/operator-error.ts'
import { isPermissive } from '../../foundation/shelf/catalogue-entry.ts'
import type { ModelsContext } from './models-context.ts'
import { planPull } from './plan-pull.ts'
import { type PulledModel, pullModel } from './pull-model.ts'

export interface PullWishes {
  /** What a model is for that no list knows; chat unless given. */
  readonly for?: string
  readonly acceptLicence?: boolean
  /** Brings the part of a chat model that sees pictures too, which another server runs. */
  readonly pictures?: boolean
  /** Takes a model although the machine has too little memory for it. */
  readonly anyway?: boolean
}

/** How the caller of a pull follows it. */
export interface Following {
  readonly signal: AbortSignal
  readonly report: (done: number, total: number | undefined, doing: string) => void
  /** What people should know, a sentence at a time. */
  readonly tell: (sentence: string) => void
}

/** Pulls what stands behind `models pull`. Undefined where the model is kept elsewhere than on the shelf; its own pull has reported it then. */
export async function pullByName(
  name: string,
  wishes: PullWishes,
  context: ModelsContext,
  following: Following,
): Promise<PulledModel | undefined> {
  const { purposes, catalogue, dataFolder, settings, models, fetch: fetchFrom, hub } = context
  const isListed = catalogue.some((entry) => entry.name === name)
  const provider = isListed ? undefined : purposes.find((each) => each.provider?.knows(name))?.provider
  if (provider) {
    await provider.pull([name], { dataFolder, settings, ...following })
    return undefined
  }
  const plan = await planPull(name, {
    purposes,
    catalogue,
    hub,
    purpose: wishes.for ?? 'chat',
    withPictures: wishes.pictures === true,
  })
  const { entry } = plan
  if (entry && !isPermissive(entry) && wishes.acceptLicence !== true)
    throw new OperatorError(
      `${name} stands under ${entry.wants ?? entry.licence}. Where that suits you, add --accept-licence.`,
    )
  const isForced = wishes.anyway === true
  return pullModel(plan, { dataFolder, settings: models, fetch: fetchFrom, ...following, isForced })
}
