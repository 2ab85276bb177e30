import type { EngineChain } from './engines/engine-chain.ts'
import type { AnyInterface } from '../wire/interface.ts'
import type { Upstream } from './upstream/open-upstream.ts'

/** An interface with the engines it was configured with. */
export interface MountedInterface {
  readonly definition: AnyInterface
  readonly chain: EngineChain
  /** Its way to the original, where the settings name it. */
  readonly upstream: Upstream | undefined
  /** The slice's own settings, by environment name. */
  readonly settings: object
}
