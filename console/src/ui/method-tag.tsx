import type { Method } from '../../../src/kernel/wire/contract.ts'

export function MethodTag({ method }: { readonly method: Method }) {
  return <span class={`method method-${method.toLowerCase()}`}>{method}</span>
}
