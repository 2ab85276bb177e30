import type { Footer, Infobox } from '../edition.ts'

/** Wikitext of a box: its first field is the heading, each other one that an article gives a row. */
export function composeInfobox({ fields: [heading = '', ...rows] }: Infobox): string {
  const lines = rows.map((field) => `{{#if:{{{${field}|}}}|{{!}}-\n! ${field}\n{{!}} {{{${field}}}}}}`)
  return ['{| class="infobox"', `! colspan="2" | {{{${heading}|{{PAGENAME}}}}}`, ...lines, '|}'].join('\n')
}

/** Wikitext of a footer. Its links belong to the template and not to the articles that it stands under. */
export function composeFooter({ heading, titles }: Footer): string {
  const links = titles.map((title) => `[[${title}]]`).join(' · ')
  return `{| class="navbox"\n! ${heading}\n|-\n| ${links}\n|}`
}
