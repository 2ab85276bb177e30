import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A script for wrk that posts `body` as JSON, with a bearer's key where one is given. */
export function writePostScript(body: object, key?: string): string {
  const file = join(mkdtempSync(join(tmpdir(), 'mainstay-post-')), 'post.lua')
  const headers = { 'Content-Type': 'application/json', ...(key !== undefined && { Authorization: `Bearer ${key}` }) }
  const lines = Object.entries(headers).map(([name, value]) => `wrk.headers["${name}"] = "${value}"\n`)
  writeFileSync(file, `wrk.method = "POST"\n${lines.join('')}wrk.body = [==[${JSON.stringify(body)}]==]\n`)
  return file
}
