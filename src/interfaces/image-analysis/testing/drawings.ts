function write(content: string): Buffer {
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="200" height="200">${content}</svg>`)
}

/** Copies of copies: each level multiplies what has to be drawn by 13. */
function nest(leaf: string, levels: number): string {
  const copies = (of: number) => Array.from({ length: 13 }, (_, index) => `<use href="#l${of}" x="${index}"/>`).join('')
  const groups = Array.from({ length: levels }, (_, level) => `<g id="l${level + 1}">${copies(level)}</g>`)
  return `<defs><g id="l0">${leaf}</g>${groups.join('')}</defs><use href="#l${levels}"/>`
}

/** Each of `levels` cut out by five of the one before. */
function chain(element: 'mask' | 'clipPath', property: string, levels: number): string {
  const rect = (of: number) => `<rect width="200" height="200" ${of < 0 ? '' : `${property}="url(#m${of})"`}/>`
  const links = Array.from(
    { length: levels },
    (_, level) => `<${element} id="m${level}">${rect(level - 1).repeat(level > 0 ? 5 : 1)}</${element}>`,
  )
  return links.join('') + rect(levels - 1)
}

const circle = '<circle cx="100" cy="100" r="90" fill="none" stroke="red"/>'
const filtered = '<rect width="200" height="200" filter="url(#f)"/>'

/** Most took librsvg from two seconds to days; of dashes it skips those of straight lines that nobody sees. */
export const hostileDrawings: Readonly<Record<string, Buffer>> = {
  'copies of copies of dashes': write(nest(circle.replace('/>', ' stroke-dasharray="0.1 0.1"/>'), 5)),
  'copies of copies': write(nest('<path d="M0 0L9 9"/>', 6)),
  'dashes by an attribute around': write(`<g stroke-dasharray=".0001">${circle}</g>`),
  'dashes by a style sheet': write(
    `<style>svg &gt; .a{stroke-dasharray:.0001}</style>${circle.replace('/', ' class="a"/')}`,
  ),
  'dashes along a long line': write('<path d="M0 0H1e9" stroke="red" stroke-dasharray=".001"/>'),
  'copies in a marker': write(
    `<marker id="k">${nest('<circle r="3"/>', 3)}</marker><polyline stroke="red" points="${'1 2 '.repeat(500)}" style="marker-mid:url('#k')"/>`,
  ),
  'copies in a mask': write(
    `<mask id="m">${nest('<circle r="3"/>', 5)}</mask><rect width="200" height="200" mask="url(#m)"/>`,
  ),
  'masks in masks': write(chain('mask', 'mask', 12)),
  'clips in clips': write(chain('clipPath', 'clip-path', 14)),
  'a pattern of copies': write(
    `<pattern id="p" width="5" height="5" patternUnits="userSpaceOnUse">${nest('<circle r="3"/>', 5)}</pattern><rect width="200" height="200" fill="url(#p)"/>`,
  ),
  'many blurs': write(`<filter id="f"><feGaussianBlur stdDeviation="90"/></filter>${filtered.repeat(300)}`),
  'blurs of a style in each other': write(
    `${'<g style="filter:blur(90px)">'.repeat(180)}${circle}${'</g>'.repeat(180)}`,
  ),
  'a wide morphology': write(`<filter id="f"><feMorphology operator="dilate" radius="300"/></filter>${filtered}`),
  'noise in octaves': write(
    `<filter id="f">${'<feTurbulence baseFrequency=".5" numOctaves="900"/>'.repeat(20)}</filter>${filtered}`,
  ),
  'a path that crosses itself': write(
    `<path d="M${Array.from({ length: 15_000 }, (_, index) => `${(index * 7919) % 200} ${(index * 104_729) % 200}`).join(' ')}"/>`,
  ),
  'a text in one line': write(`<text>${'aWm'.repeat(80_000)}</text>`),
  'circles far larger than the drawing': write(
    `<g stroke="red" stroke-width="50">${'<circle r="10" transform="scale(5000) rotate(.01)"/>'.repeat(400)}</g>`,
  ),
}

/** What programs write every day. */
export const ordinaryDrawings: Readonly<Record<string, Buffer>> = {
  'a shadow and a gradient': write(
    `<defs><filter id="f"><feGaussianBlur stdDeviation="3"/><feOffset dx="2" dy="2"/></filter><linearGradient id="g"><stop stop-color="red"/><stop offset="1"/></linearGradient></defs><rect width="90" height="90" fill="url(#g)" filter="url(#f)"/>`,
  ),
  'a mask and a clip': write(
    `<mask id="m"><circle cx="50" cy="50" r="40" fill="white"/></mask><clipPath id="c"><rect width="60" height="60"/></clipPath><g clip-path="url(#c)"><rect width="90" height="90" mask="url(#m)"/></g>`,
  ),
  'dashes and arrows': write(
    `<marker id="k"><path d="M0 0L9 4L0 9z"/></marker>${'<path d="M9 9C20 90 90 20 190 190" fill="none" stroke="red" stroke-dasharray="8 2" marker-end="url(#k)"/>'.repeat(50)}`,
  ),
  'copies of a symbol': write(`<symbol id="s"><path d="M0 0h9v9z"/></symbol>${'<use href="#s" x="20"/>'.repeat(500)}`),
  'five thousand points': write(
    `<polyline fill="none" stroke="red" points="${Array.from({ length: 5_000 }, (_, index) => `${index / 25},${100 + (index % 7)}`).join(' ')}"/>`,
  ),
  'text in a style': write(
    '<style>.t{font:12px sans-serif;fill:#333}</style><text class="t" y="50">Opening hours</text>',
  ),
  'copies that go in a circle': write('<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g>'),
}
