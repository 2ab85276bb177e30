import { lookUp } from '../../../libraries/json/look-up.ts'
import type { Example } from '../contract.ts'

/** An address with what a call gives in the place of its parameters; one that is not given stays as its name. */
export function fillAddress(template: string, params: Example['params'] = {}): string {
  const fill = (_match: string, name: string) => encodeURIComponent(lookUp(params, name) ?? name)
  return template.replaceAll(/(?<=\/):(\w+)/g, fill)
}
