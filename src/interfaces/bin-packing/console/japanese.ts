import type { Dictionary } from '../../../../console/src/words/say.ts'

export default {
  'Bin packing': '箱詰め',
  'Places items in bins so that nothing overlaps: boxes in containers, or sheets on a plate.':
    '荷物を重ならないように詰めます。箱をコンテナへ、または板から部材を切り出します。',
  'Pack items into bins': '荷物を箱に詰める',
  Packing: '積み付け',
  'What is loaded': '積む先',
  Van: 'バン',
  'Lorry, 7.2 m': 'トラック（7.2 m）',
  'Container, 20 feet': 'コンテナ（20 フィート）',
  'Pallet, 1.8 m high': 'パレット（高さ 1.8 m）',
  'Of my own': '自分の寸法',
  Hold: '積む先',
  'most weight': '最大重量',
  length: '長さ',
  width: '幅',
  height: '高さ',
  weight: '重さ',
  'Boxes: how many × length, width, height (cm), and weight (kg) of each':
    '荷物: 個数 × 長さ、幅、高さ（cm）と一個の重さ（kg）',
  'Name of kind {number}': '{number} 番目の荷物の名前',
  'How many {name}': '{name} の個数',
  'Remove {name}': '{name} を削除',
  'Add a kind of box': '荷物を足す',
  upright: '天地無用',
  Pack: '積む',
  'Packing…': '積んでいます…',
  'This page draws up to {count} boxes; the wire packs more.':
    'このページで描けるのは {count} 個までです。API ではもっと積めます。',
  'The load': '積み荷',
  '{count} of {total} boxes are in; {share} % of the room is filled.':
    '{total} 個中 {count} 個が入り、容積の {share} % が埋まりました。',
  'Did not fit: {list}': '入らなかったもの: {list}',
  'The hold with {count} boxes in it': '{count} 個の荷物が入った荷室',
  Turn: '回す',
  'One back': '一つ戻る',
  'One on': '一つ進む',
  Pause: '一時停止',
  'Play the loading': '積み込みを再生',
  'Step {count} of {total}': '{total} 手順中 {count}',
  'Now: {name}, {along} from the end wall, {across} from the side, {up} above the floor.':
    '今: {name}。奥の壁から {along}、側面から {across}、床から {up}。',
} satisfies Dictionary
