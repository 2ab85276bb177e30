/** What of WebAssembly is used here. Node has it, but declares it only together with all that browsers have. */
export interface WebAssemblyApi {
  compile(bytes: Uint8Array): Promise<WasmModule>
  readonly Instance: new (module: WasmModule, imports: WasmImports) => WasmInstance
}

/** Compiled code, which may be sent to other threads. */
export type WasmModule = object

export type WasmFunctions = Record<string, (...values: readonly number[]) => unknown>

export type WasmImports = Record<string, WasmFunctions>

export interface WasmInstance {
  readonly exports: Readonly<Record<string, unknown>>
}

/** @throws Error where Node was started without it (`--jitless`). */
export function readWebAssembly(): WebAssemblyApi {
  const api: unknown = Reflect.get(globalThis, 'WebAssembly')
  if (isWebAssembly(api)) return api
  throw new Error('This Node runs without WebAssembly, which translation by models needs.')
}

function isWebAssembly(value: unknown): value is WebAssemblyApi {
  return typeof value === 'object' && value !== null && 'compile' in value && 'Instance' in value
}
