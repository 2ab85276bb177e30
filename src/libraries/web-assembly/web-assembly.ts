/** What of WebAssembly is used here. Node has it, but declares it only together with all that browsers have. */
export interface WebAssemblyApi {
  compile(bytes: Uint8Array): Promise<WasmModule>
  readonly Instance: new (module: WasmModule, imports: WasmImports) => WasmInstance
  /** Of pages of 64 KiB. */
  readonly Memory: new (size: { readonly initial: number }) => WasmMemory
}

/** Compiled code, which may be sent to other threads. */
export type WasmModule = object

export type WasmFunctions = Record<string, (...values: readonly number[]) => unknown>

export type WasmImports = Record<string, Record<string, unknown>>

/** What a program computes in; its buffer is another one when it has grown. */
export interface WasmMemory {
  readonly buffer: ArrayBufferLike
}

export interface WasmInstance {
  readonly exports: Readonly<Record<string, unknown>>
}

/** @throws Error where Node was started without it (`--jitless`). */
export function readWebAssembly(): WebAssemblyApi {
  const api: unknown = Reflect.get(globalThis, 'WebAssembly')
  if (isWebAssembly(api)) return api
  throw new Error('This Node runs without WebAssembly, which models here need.')
}

function isWebAssembly(value: unknown): value is WebAssemblyApi {
  return typeof value === 'object' && value !== null && 'compile' in value && 'Instance' in value && 'Memory' in value
}

export function isMemory(value: unknown): value is WasmMemory {
  return typeof value === 'object' && value !== null && 'buffer' in value && value.buffer instanceof ArrayBuffer
}
