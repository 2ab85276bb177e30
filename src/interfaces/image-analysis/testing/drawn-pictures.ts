import {
  blades,
  box,
  clearSky,
  cloud,
  draw,
  firs,
  gradient,
  grains,
  greySky,
  height,
  scatter,
  sky,
  waves,
  width,
  words,
} from './draw.ts'

/** Pictures that the project draws itself, as SVG, each with what a person would say of it. */
export interface DrawnPicture {
  readonly name: string
  readonly svg: string
  /** Tags that it must have. */
  readonly tags: readonly string[]
  /** Tags that it must not have. */
  readonly notTags: readonly string[]
  readonly category: string
  readonly caption: RegExp
}

export const drawnPictures: readonly DrawnPicture[] = [
  {
    name: 'a meadow',
    svg: draw(
      clearSky + sky(240) + box(0, 240, width, 240, '#4c9a3a') + blades(250, ['#3a7d2c', '#5fae49', '#2f6a22']),
    ),
    tags: ['sky', 'grass', 'outdoor', 'nature'],
    notTags: ['water', 'snow', 'text', 'indoor'],
    category: 'outdoor_grass',
    caption: /grassy field under a blue sky/,
  },
  {
    name: 'a meadow under clouds',
    svg: draw(greySky + sky(220) + box(0, 220, width, 260, '#3f7a33') + blades(230, ['#1f4a18', '#6bb356'])),
    tags: ['sky', 'grass', 'cloudy', 'outdoor'],
    notTags: ['water', 'snow', 'night'],
    category: 'outdoor_grass',
    caption: /grassy field under a cloudy sky/,
  },
  {
    name: 'a lake',
    svg: draw(clearSky + sky(200) + cloud(150, 70) + box(0, 200, width, 280, '#1f4e79') + waves(215, 470, '#4f86b5')),
    tags: ['sky', 'water', 'outdoor'],
    notTags: ['grass', 'snow', 'text'],
    category: 'outdoor_water',
    caption: /body of water under a blue sky/,
  },
  {
    name: 'a beach',
    svg: draw(
      clearSky +
        sky(150) +
        box(0, 150, width, 130, '#1b6f9c') +
        waves(160, 270, '#6fb4d6') +
        box(0, 280, width, 200, '#d9c08a') +
        grains(285),
    ),
    tags: ['beach', 'sand', 'water', 'sky', 'outdoor'],
    notTags: ['grass', 'snow', 'text'],
    category: 'outdoor_oceanbeach',
    caption: /sandy beach beside the water/,
  },
  {
    name: 'a desert',
    svg: draw(
      clearSky +
        sky(210) +
        box(0, 210, width, 270, '#d6b67a') +
        `<path d="M0 260q160 -70 320 0t320 0v220h-640z" fill="#c9a566"/>` +
        grains(270),
    ),
    tags: ['sand', 'sky', 'outdoor'],
    notTags: ['grass', 'water', 'snow', 'text'],
    category: 'outdoor_',
    caption: /^a picture under a blue sky$/,
  },
  {
    name: 'snow',
    svg: draw(
      clearSky +
        sky(200) +
        box(0, 200, width, 280, '#eef3f8') +
        `<path d="M0 230l120 -60 140 70 160 -90 220 90v60h-640z" fill="#dfe8f1"/>` +
        firs(190, 300),
    ),
    tags: ['snow', 'sky', 'outdoor'],
    notTags: ['grass', 'water', 'sand', 'text'],
    category: 'outdoor_',
    caption: /snowy landscape under a blue sky/,
  },
  {
    name: 'a sunset',
    svg: draw(
      gradient('sky', ['#5b3a63', '#d9673b', '#ffb347']) +
        sky(330) +
        `<circle cx="320" cy="290" r="38" fill="#ffe9a8"/>` +
        box(0, 330, width, 150, '#1a120f'),
    ),
    tags: ['sunset', 'outdoor'],
    notTags: ['grass', 'snow', 'text', 'water'],
    category: 'sky_sun',
    caption: /sunset/,
  },
  {
    name: 'a town at night',
    svg: draw(
      box(0, 0, width, height, '#070b16') +
        scatter(70, 17, (random) =>
          box(Math.round(random() * width), Math.round(260 + random() * 200), 6, 9, '#ffd978'),
        ),
    ),
    tags: ['dark'],
    notTags: ['grass', 'water', 'snow', 'text', 'sky'],
    category: 'dark_',
    caption: /^a dark drawing mostly in black$/,
  },
  {
    name: 'leaves',
    svg: draw(
      box(0, 0, width, height, '#2f6b24') +
        scatter(
          260,
          19,
          (random) =>
            `<ellipse cx="${(random() * width).toFixed(0)}" cy="${(random() * height).toFixed(0)}" rx="38" ry="14" fill="${['#4f9a3c', '#6fbf52', '#27591e'][Math.floor(random() * 3)]}" transform="rotate(${(random() * 180).toFixed(0)} ${width / 2} ${height / 2})"/>`,
        ),
    ),
    tags: ['green', 'plant', 'nature'],
    notTags: ['sky', 'water', 'text', 'snow'],
    category: 'plant_leaves',
    caption: /^a picture with grass or green leaves$/,
  },
  {
    name: 'a page of text',
    svg: draw(box(0, 0, width, height, '#fbfaf7') + words(14, 30)),
    tags: ['text'],
    notTags: ['sky', 'grass', 'snow', 'outdoor'],
    category: 'text_',
    caption: /page of text/,
  },
  {
    name: 'a large heading and a paragraph',
    svg: draw(box(0, 0, width, height, '#ffffff') + words(9, 34, 60, '#000')),
    tags: ['text'],
    notTags: ['sky', 'grass', 'snow', 'outdoor'],
    category: 'text_',
    caption: /page of text/,
  },
  {
    name: 'a window on a screen',
    svg: draw(
      box(0, 0, width, height, '#f3f3f3') +
        box(0, 0, width, 34, '#2b579a') +
        box(0, 34, 150, 446, '#dddddd') +
        box(150, 34, 2, 446, '#888') +
        box(0, 440, width, 40, '#cfcfcf') +
        words(11, 32, 170, '#111'),
    ),
    tags: ['screenshot', 'text'],
    notTags: ['sky', 'grass', 'outdoor'],
    category: 'text_',
    caption: /screenshot with text/,
  },
  {
    name: 'a chart of bars',
    svg: draw(
      box(0, 0, width, height, '#ffffff') +
        [120, 260, 180, 320]
          .map((tall, index) =>
            box(80 + index * 130, 440 - tall, 90, tall, ['#d33', '#36c', '#fa0', '#393'][index] ?? '#000'),
          )
          .join(''),
    ),
    tags: ['drawing'],
    notTags: ['sky', 'outdoor', 'text', 'snow'],
    category: 'abstract_nonphoto',
    caption: /^a drawing mostly in white$/,
  },
  {
    name: 'a line drawing',
    svg: draw(
      box(0, 0, width, height, '#ffffff') +
        `<g fill="none" stroke="#000" stroke-width="3"><circle cx="320" cy="240" r="150"/><path d="M180 300q140 90 280 0M260 200v30M380 200v30"/></g>`,
    ),
    tags: ['drawing'],
    notTags: ['sky', 'outdoor', 'text', 'snow'],
    category: 'abstract_nonphoto',
    caption: /^a black-and-white drawing$/,
  },
  {
    name: 'a board of squares',
    svg: draw(
      Array.from({ length: 48 }, (_, index) =>
        box(
          (index % 8) * 80,
          Math.floor(index / 8) * 80,
          80,
          80,
          (index + Math.floor(index / 8)) % 2 ? '#000' : '#fff',
        ),
      ).join(''),
    ),
    tags: ['pattern'],
    notTags: ['sky', 'outdoor', 'text', 'grass'],
    category: 'abstract_rect',
    caption: /^a pattern in (?:black and white|white and black)$/,
  },
  {
    name: 'a red wall',
    svg: draw(box(0, 0, width, height, '#c21f26')),
    tags: ['plain'],
    notTags: ['sky', 'sunset', 'outdoor', 'text'],
    category: 'abstract_',
    caption: /^a plain red surface$/,
  },
  {
    name: 'a blue wall',
    svg: draw(box(0, 0, width, height, '#2f6fd0')),
    tags: ['plain'],
    notTags: ['sky', 'water', 'outdoor', 'text'],
    category: 'abstract_',
    caption: /^a plain blue surface$/,
  },
  {
    name: 'a green wall',
    svg: draw(box(0, 0, width, height, '#3a9a3a')),
    tags: ['plain'],
    notTags: ['grass', 'plant', 'outdoor', 'text'],
    category: 'abstract_',
    caption: /^a plain green surface$/,
  },
  {
    name: 'soft shades of purple',
    svg: draw(gradient('shade', ['#2c1250', '#8d4fc0', '#341a66'], false) + box(0, 0, width, height, 'url(#shade)')),
    tags: [],
    notTags: ['sky', 'water', 'outdoor', 'text', 'night', 'sunset', 'grass'],
    category: 'others_',
    caption: /purple/,
  },
  {
    name: 'grey noise',
    svg: draw(
      box(0, 0, width, height, '#808080') +
        scatter(6_000, 23, (random) =>
          box(
            Math.round(random() * width),
            Math.round(random() * height),
            5,
            5,
            random() > 0.5 ? '#6a6a6a' : '#9a9a9a',
          ),
        ),
    ),
    tags: ['black and white'],
    notTags: ['sky', 'grass', 'water', 'text', 'outdoor', 'snow'],
    category: 'others_',
    caption: /^a black-and-white picture$/,
  },
]
