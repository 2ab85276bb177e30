import { escapeHtml } from '../../../../libraries/text/escape-html.ts'
import { writeCode } from '../markdown/render-markdown.ts'

/** One way to make a call: its name and its code. */
export interface Tab {
  readonly name: string
  readonly language: string
  readonly code: string
}

/** The same call in several languages: one below the other, until the page's script makes tabs of them. */
export function writeTabs(tabs: readonly Tab[]): string {
  const sections = tabs.map(
    ({ name, language, code }) =>
      `<section class="tab" data-tab="${escapeHtml(name)}"><h3>${escapeHtml(name)}</h3>${writeCode(code, language)}</section>`,
  )
  return `<div class="tabs">${sections.join('')}</div>`
}
