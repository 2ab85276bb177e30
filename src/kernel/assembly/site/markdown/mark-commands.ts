/**
 * Pages write commands as they are once Mainstay is installed: `mainstay serve`. What a clone has in its place is marked, so that
 * the page's switch can show it. Takes and gives HTML.
 */
export function markCommands(html: string, place: 'block' | 'inline'): string {
  if (place === 'inline') return html.replace(/^((?:[A-Z_]+=\S+ )*)(mainstay)(?= [a-z-])/, mark)
  return html.replaceAll(/^((?:[A-Z_]+=(?:'[^']*'|\S+) )*)(mainstay)(?= )/gm, mark)
}

function mark(_all: string, before: string): string {
  return `${before}<span class="command">mainstay</span>`
}
