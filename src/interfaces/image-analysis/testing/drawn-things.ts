import { box, draw, gradient, height, scatter, width } from './draw.ts'
import type { DrawnPicture } from './drawn-pictures.ts'

const landscape = ['sky', 'outdoor', 'cloudy', 'snow', 'water', 'beach', 'sunset', 'plant', 'grass', 'nature']

const boot = (x: number) =>
  `<path d="M${x} 210h70v130l60 20v30h-130z" fill="#5b3a22"/><path d="M${x} 372h130v18h-130z" fill="#23170f"/>` +
  scatter(40, x, (random) => box(x + 5 + random() * 50, 220 + random() * 110, 12, 3, '#7c5435'))

const planks = (from: number, colors: readonly string[]) =>
  scatter(900, 31, (random) =>
    box(random() * width, from + random() * (height - from), 60, 2, colors[Math.floor(random() * colors.length)] ?? ''),
  )

const stripes = (x: number, y: number, colors: readonly string[]) =>
  Array.from({ length: 12 }, (_, index) => box(x, y + index * 14, 170, 7, colors[index % colors.length] ?? '')).join('')

/** Pictures that were taken for landscapes: a light upper half, a blue wall, a green thing. */
export const drawnThings: readonly DrawnPicture[] = [
  {
    name: 'a pair of boots before a white wall',
    svg: draw(box(0, 0, width, height, '#eceae6') + box(0, 400, width, 80, '#b9a68c') + boot(190) + boot(350)),
    tags: [],
    notTags: landscape,
    category: 'abstract_nonphoto',
    caption: /^(?!.*\b(?:sky|landscape|plants|sunset)\b)/,
  },
  {
    name: 'something striped before a blue backdrop',
    svg: draw(
      gradient('wall', ['#3f87c8', '#8fc0e6']) +
        box(0, 0, width, height, 'url(#wall)') +
        stripes(235, 160, ['#e2571e', '#7a2408', '#f4a23c']),
    ),
    tags: [],
    notTags: landscape,
    category: 'others_',
    caption: /against a (?:plain|smooth) blue background$/,
  },
  {
    name: 'a green bowl on a table',
    svg: draw(
      box(0, 0, width, height, '#8a5a3c') +
        planks(0, ['#7d5034', '#976544']) +
        '<ellipse cx="320" cy="250" rx="210" ry="140" fill="#3f9a34"/><ellipse cx="320" cy="230" rx="170" ry="100" fill="#54b348"/>',
    ),
    tags: [],
    notTags: landscape,
    category: 'others_',
    caption: /^(?!.*\b(?:plants|leaves|grass|sky)\b)/,
  },
  {
    name: 'a hall with a bright wall above a floor of planks',
    svg: draw(
      gradient('wall', ['#dfe3e8', '#f2f3f4']) +
        box(0, 0, width, 260, 'url(#wall)') +
        box(0, 260, width, 220, '#6b5a4a') +
        planks(262, ['#50422f', '#8d7a66']),
    ),
    tags: [],
    notTags: landscape,
    category: 'others_',
    caption: /^a picture, white above and brown below$/,
  },
  {
    name: 'wood in the light of a lamp',
    svg: draw(
      gradient('light', ['#d8a25c', '#8a5a2a', '#3a2414']) +
        box(0, 0, width, height, 'url(#light)') +
        planks(0, ['#c9954f', '#7a4e22', '#553517']),
    ),
    tags: [],
    notTags: landscape,
    category: 'others_',
    caption: /^(?!.*\b(?:sunset|sand|beach|sky)\b)/,
  },
]
