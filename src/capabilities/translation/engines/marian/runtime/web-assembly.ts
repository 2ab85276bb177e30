/** What of WebAssembly is used here. Node has it, but declares it only together with all that browsers have. */
declare global {
  namespace WebAssembly {
    type ModuleImports = Record<string, (...values: readonly number[]) => unknown>
    type Imports = Record<string, ModuleImports>

    /** Compiled code, which may be sent to other threads. */
    class Module {
      private readonly brand
    }

    class Instance {
      constructor(module: Module, imports: Imports)
      readonly exports: Readonly<Record<string, unknown>>
    }

    function compile(bytes: Uint8Array): Promise<Module>
  }
}

export {}
