import { ServiceError } from '../../kernel/foundation/errors/service-error.ts'

/** Tells that an engine is well but makes nothing of this text; its circuit stays as it is. `reason` is a sentence. */
export class Declined extends ServiceError {
  constructor(code: 'unsupported_pair' | 'low_confidence', reason: string) {
    super(code, 400, reason)
  }
}
