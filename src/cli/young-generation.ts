import v8 from 'node:v8'

/**
 * Lets the heap's young generation grow with its load, as V8 has it, once the start is over: bin/mainstay.js holds it small meanwhile. What a start
 * allocates stays, so that a larger one would only be memory that nothing uses afterwards.
 */
export function letYoungGenerationGrow(): void {
  v8.setFlagsFromString('--semi-space-growth-factor=2')
}
