#!/usr/bin/env node
// Plain JavaScript, so that an older Node can still say what is missing, or start a newer one that is installed. Compiled
// code is kept between starts: with it a start is faster, and in a clone the type stripper's 17 MB are never loaded.
import { existsSync } from 'node:fs'
import module from 'node:module'
import v8 from 'node:v8'
import { boundMemory } from './bound-memory.js'
import { isNewEnough, startOnNewerNode } from './newer-node.js'

if (isNewEnough(process.versions.node)) {
  const command = process.argv[2]
  if (command === 'serve' || command === 'import') boundMemory()
  if (command === 'import') {
    // V8 then collects as soon as the heap has grown by a third; else it lets a small heap grow fourfold, of which an import has no use.
    v8.setFlagsFromString('--optimize-for-size')
    // The dictionary of Japanese words is WebAssembly, and is asked once: 20 MB to compile it well are not worth it.
    v8.setFlagsFromString('--no-wasm-dynamic-tiering')
  }
  // src/cli/young-generation.ts lets it grow.
  v8.setFlagsFromString('--semi-space-growth-factor=1')
  module.enableCompileCache()
  // Node strips no types below node_modules: a clone runs its sources, the package has them compiled.
  const isClone = existsSync(new URL('../src/cli/mainstay.ts', import.meta.url))
  await import(isClone ? '../src/cli/mainstay.ts' : '../dist/cli/mainstay.js')
} else {
  startOnNewerNode()
}
