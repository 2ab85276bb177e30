#!/usr/bin/env node
// Plain JavaScript, so that an older Node can still say what is missing. Compiled code is kept between starts: with it a
// start is faster, and the type stripper's 17 MB are never loaded.
import module from 'node:module'

const [major] = process.versions.node.split('.')
if (Number(major) < 24) {
  console.error(
    `Mainstay needs Node 24, this is ${process.version}; "npm start" and "npm run mainstay -- …" bring it along.`,
  )
  process.exit(1)
}
module.enableCompileCache()
await import('../src/cli/mainstay.ts')
