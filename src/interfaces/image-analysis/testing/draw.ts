/** What drawn pictures are made of, as SVG. */
export const width = 640
export const height = 480

export const draw = (content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${content}</svg>`

export const box = (x: number, y: number, w: number, h: number, fill: string) =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${fill}"/>`

export const gradient = (id: string, colors: readonly string[], vertical = true) =>
  `<linearGradient id="${id}" x2="${vertical ? 0 : 1}" y2="${vertical ? 1 : 0}">${colors
    .map((color, index) => `<stop offset="${index / (colors.length - 1)}" stop-color="${color}"/>`)
    .join('')}</linearGradient>`

/** The same numbers on every run: a Lehmer generator. Another one would draw other pictures, by which what is measured and expected is known. */
function createRandom(seed: number): () => number {
  let state = seed
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647
}

export function scatter(count: number, seed: number, one: (random: () => number) => string): string {
  const random = createRandom(seed)
  return Array.from({ length: count }, () => one(random)).join('')
}

export const clearSky = gradient('sky', ['#3f7fd0', '#9cc4ec'])
export const greySky = gradient('sky', ['#b9bdc4', '#dfe2e6', '#bcc0c7', '#e4e7ea', '#c2c6cc', '#e8eaed'])
export const sky = (to: number) => box(0, 0, width, to, 'url(#sky)')

export const blades = (from: number, colors: readonly string[]) =>
  scatter(1_500, 7, (random) => {
    const [x, y] = [random() * width, from + random() * (height - from)]
    const color = colors[Math.floor(random() * colors.length)] ?? '#3a7d2c'
    return `<path d="M${x.toFixed(0)} ${y.toFixed(0)}l${(random() * 8 - 4).toFixed(1)} -18" stroke="${color}" stroke-width="2"/>`
  })

export const waves = (from: number, to: number, color: string) =>
  scatter(900, 11, (random) => {
    const [x, y] = [random() * width, from + random() * (to - from)]
    return `<path d="M${x.toFixed(0)} ${y.toFixed(0)}q12 -5 24 0" stroke="${color}" stroke-width="2" fill="none"/>`
  })

export const cloud = (x: number, y: number) =>
  `<g fill="#f4f6f8" fill-opacity="0.25">${Array.from(
    { length: 9 },
    (_, index) =>
      `<ellipse cx="${x + (index % 3) * 26 - 20}" cy="${y - index * 3}" rx="${90 - index * 7}" ry="${26 - index * 2}"/>`,
  ).join('')}</g>`

export const firs = (from: number, to: number) =>
  scatter(140, 29, (random) => {
    const [x, y] = [random() * width, from + random() * (to - from)]
    return `<path d="M${x.toFixed(0)} ${y.toFixed(0)}l-9 34h18z" fill="${random() > 0.5 ? '#1f3327' : '#33493a'}"/>`
  })

export const grains = (from: number) =>
  scatter(4_500, 13, (random) => {
    const [x, y] = [random() * width, from + random() * (height - from)]
    return `<circle cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" r="2" fill="${random() > 0.5 ? '#b3955c' : '#f0dfb4'}"/>`
  })

export const words = (count: number, step: number, left = 40, ink = '#222') =>
  Array.from({ length: count }, (_, line) => {
    const text = 'The river rose in the night and the bridge was closed to all carts'
    return `<text x="${left}" y="${60 + line * step}" font-family="sans-serif" font-size="18" fill="${ink}">${text}</text>`
  }).join('')
