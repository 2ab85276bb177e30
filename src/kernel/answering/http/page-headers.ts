import { hash } from 'node:crypto'

/** What every page of the server is sent with: nobody frames it, nothing else is guessed of it, and its address goes nowhere. */
function pageHeaders(policy: readonly string[]): Readonly<Record<string, string>> {
  const common = ["base-uri 'none'", "form-action 'none'", "frame-ancestors 'none'", "object-src 'none'"]
  return {
    'content-security-policy': [...policy, ...common].join('; '),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
  }
}

/** The console: its own files, pictures that it makes itself or that come from these origins, and calls to this server. */
export function consoleHeaders(pictureOrigins: readonly string[]): Readonly<Record<string, string>> {
  return pageHeaders([
    "default-src 'self'",
    ["img-src 'self' data: blob:", ...new Set(pictureOrigins)].join(' '),
    "style-src 'self'",
  ])
}

/** A page with one style, which stands in it, and nothing else. */
export function pageOfOneStyle(style: string, ...more: readonly string[]): Readonly<Record<string, string>> {
  return pageHeaders(["default-src 'none'", ...more, `style-src 'sha256-${hash('sha256', style, 'base64')}'`])
}

/** The site of /docs: its own files, calls to this server, and the icon that stands in the page. */
export const docsHeaders = pageHeaders([
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  "img-src 'self' data: blob:",
])
