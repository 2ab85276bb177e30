import { notSupported } from '../../../domain/errors.ts'

/** A schema that nothing can be written by, whatever is left out of it. */
export function invalid(reason: string): Error {
  return notSupported('response_format', `The JSON schema cannot be followed. ${reason}`)
}

export function allowsNothing(): Error {
  return new NothingAllowed()
}

/** Of one alternative it is no fault: the others may allow something. */
export class NothingAllowed extends Error {
  constructor() {
    super('It allows no value at all.')
  }
}

/** A schema whose grammar would be too large: what it says is then checked afterwards. */
export class TooLarge extends Error {}
