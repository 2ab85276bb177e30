import { box, clearSky, draw, firs, gradient, height, scatter, sky, waves, width } from './draw.ts'
import type { DrawnPicture } from './drawn-pictures.ts'

const landscape = ['sky', 'outdoor', 'cloudy', 'snow', 'water', 'beach', 'sunset']

/** Small marks of these colours between two heights. */
const specks = (from: number, to: number, colors: readonly string[]) =>
  scatter(2_600, 37, (random) =>
    box(
      Math.round(random() * width),
      Math.round(from + random() * (to - from)),
      4,
      3,
      colors[Math.floor(random() * colors.length)] ?? '',
    ),
  )

const rule = (y: number) => `<path d="M0 ${y}h640" stroke="#203040" stroke-width="2" stroke-dasharray="5 5"/>`

const fruit = scatter(420, 41, (random) => {
  const [x, y, green] = [random() * width, random() * height, 120 + Math.round(random() * 90)]
  const fill = `rgb(${Math.round(green * 0.72)},${green},${Math.round(green * 0.18)})`
  return `<circle cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" r="26" fill="${fill}" stroke="#1c2b02" stroke-width="3"/>`
})

const scales = scatter(2_200, 43, (random) => {
  const [turn, reach] = [random() * 2 * Math.PI, Math.sqrt(random())]
  const [x, y] = [320 + 215 * reach * Math.cos(turn), 240 + 165 * reach * Math.sin(turn)]
  return box(Math.round(x), Math.round(y), 7, 5, random() > 0.5 ? '#3f6b1d' : '#6c9a3c')
})

/** Pictures that the light decides: what lies in the shade, hazy and evening skies, and what was taken for sky, leaves or a drawing. */
export const drawnLights: readonly DrawnPicture[] = [
  {
    name: 'a ridge in the shade under a clear sky',
    svg: draw(clearSky + sky(250) + box(0, 250, width, 230, '#1c2026') + specks(252, 480, ['#262b33', '#12151a'])),
    tags: ['sky', 'outdoor'],
    notTags: ['cloudy', 'sunset', 'grass', 'snow'],
    category: 'outdoor_',
    caption: /^a picture under a blue sky$/,
  },
  {
    name: 'a sea under a pale sky',
    svg: draw(
      gradient('sky', ['#d6dfee', '#e9eef6']) +
        sky(200) +
        box(0, 200, width, 280, '#5f6b66') +
        waves(215, 470, '#8b9792') +
        waves(205, 480, '#3f4a46'),
    ),
    tags: ['sky', 'outdoor'],
    notTags: ['cloudy', 'sunset', 'grass', 'snow'],
    category: 'outdoor_',
    caption: /^a picture under a pale sky$/,
  },
  {
    name: 'a town at dusk',
    svg: draw(
      gradient('sky', ['#2c4a86', '#56608c', '#8d6a7c', '#d98a5e']) +
        sky(300) +
        box(0, 300, width, 180, '#14161c') +
        firs(300, 330),
    ),
    tags: ['sunset', 'sky'],
    notTags: ['grass', 'snow', 'water', 'text'],
    category: 'sky_sun',
    caption: /^a sunset$/,
  },
  {
    name: 'the sun on a dark horizon',
    svg: draw(
      '<radialGradient id="glow" gradientUnits="userSpaceOnUse" cx="320" cy="290" r="420"><stop offset="0" stop-color="#fff0a0"/>' +
        '<stop offset="0.12" stop-color="#f08a1c"/><stop offset="0.5" stop-color="#6a2608"/><stop offset="1" stop-color="#2a0d03"/>' +
        `</radialGradient>${box(0, 0, width, 300, 'url(#glow)')}${box(0, 300, width, 180, '#070504')}`,
    ),
    tags: ['sunset'],
    notTags: ['grass', 'snow', 'water', 'text'],
    category: 'sky_sun',
    caption: /sunset$/,
  },
  {
    name: 'a portrait before a blue backdrop',
    svg: draw(
      box(0, 0, width, height, '#2f6fd8') +
        '<ellipse cx="320" cy="215" rx="110" ry="165" fill="#c08a68"/><path d="M10 480q60 -170 310 -170t310 170z" fill="#3c4350"/>' +
        scatter(3_000, 47, (random) =>
          box(235 + random() * 170, 70 + random() * 400, 14, 3, random() > 0.5 ? '#5a3c28' : '#e0b08c'),
        ),
    ),
    tags: [],
    notTags: landscape,
    category: 'others_',
    caption: /^(?!.*\bsky\b)/,
  },
  {
    name: 'a heap of limes',
    svg: draw(box(0, 0, width, height, '#1c2b02') + fruit),
    tags: [],
    notTags: ['plant', 'grass', 'sky'],
    category: 'others_',
    caption: /^(?!.*\b(?:grass|leaves|plants)\b)/,
  },
  {
    name: 'a green animal on sand',
    svg: draw(box(0, 0, width, height, '#b89a6a') + specks(0, height, ['#a5875a', '#c8ab7c']) + scales),
    tags: ['green'],
    notTags: ['grass', 'sky'],
    category: 'plant_leaves',
    caption: /^(?!.*\b(?:grass|leaves|plants)\b)/,
  },
  {
    name: 'a black thing on a white table',
    svg: draw(
      gradient('table', ['#ffffff', '#f1f1f1']) +
        box(0, 0, width, height, 'url(#table)') +
        '<filter id="soft"><feGaussianBlur stdDeviation="1.3"/></filter><g filter="url(#soft)">' +
        '<path d="M330 190h180l40 150h-260z" fill="#161616"/><circle cx="420" cy="260" r="44" fill="#cfcfcf"/></g>',
    ),
    tags: ['black and white'],
    notTags: ['drawing', 'sketch', 'text', 'sky'],
    category: 'others_',
    caption: /^a black-and-white picture/,
  },
  {
    name: 'a green glow before black',
    svg: draw(
      box(0, 0, width, height, '#020402') +
        scatter(900, 53, (random) => {
          const [turn, reach] = [random() * 2 * Math.PI, Math.sqrt(random())]
          return box(
            320 + 190 * reach * Math.cos(turn),
            240 + 190 * reach * Math.sin(turn),
            12,
            9,
            random() > 0.5 ? '#1c7a24' : '#43c04c',
          )
        }),
    ),
    tags: [],
    notTags: ['plant', 'grass', 'sky'],
    category: 'dark_',
    caption: /^(?!.*\b(?:grass|leaves|plants)\b)/,
  },
  {
    name: 'a diagram with dotted rules',
    svg: draw(
      box(0, 0, width, height, '#ffffff') +
        Array.from({ length: 9 }, (_, index) => rule(40 + index * 50)).join('') +
        box(60, 0, 3, height, '#203040') +
        box(560, 0, 3, height, '#203040'),
    ),
    tags: [],
    notTags: ['text', 'screenshot', ...landscape],
    category: 'abstract_nonphoto',
    caption: /^(?!.*\b(?:text|screenshot)\b)/,
  },
]
