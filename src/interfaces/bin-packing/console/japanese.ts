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
  'Sheet to cut, 2.5 × 1.25 m': '切り出す板（2.5 × 1.25 m）',
  'Of my own': '自分の寸法',
  Hold: '積む先',
  'most weight': '最大重量',
  length: '長さ',
  width: '幅',
  height: '高さ',
  weight: '重さ',
  'Boxes: how many × length, width, height (cm), and weight (kg) of each':
    '荷物: 個数 × 長さ、幅、高さ（cm）と一個の重さ（kg）',
  'Parts: how many × length and width (cm) of each': '部材: 個数 × 長さ、幅（cm）',
  'Add a kind of part': '部材を足す',
  'crate|in a load': '木箱',
  'carton|in a load': '段ボール箱',
  'case|in a load': 'ケース',
  'box|in a load': '箱',
  'side|in a load': '側板',
  'shelf|in a load': '棚板',
  'door|in a load': '扉',
  'part|in a load': '部材',
  'as it lies': '向きを固定',
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
  '{count} of {total} parts are on the sheet; {share} % of it is used.':
    '{total} 個中 {count} 個が板に収まり、面積の {share} % を使いました。',
  'Did not fit: {list}': '入らなかったもの: {list}',
  'The hold with {count} boxes in it': '{count} 個の荷物が入った荷室',
  'The sheet with {count} parts on it': '{count} 個の部材を割り付けた板',
  Turn: '回す',
  'From above': '見下ろす',
  'Drag it to turn it, or use the arrow keys. Point at a box to read what it is.':
    'ドラッグか矢印キーで回せます。荷物を指すと説明が出ます。',
  '{name}: {sizes} cm, {along} and {across} from the corner': '{name}: {sizes} cm、角から {along} と {across}',
  '{name}: {sizes} cm, {weight} kg; {along} from the end wall, {across} from the side, {up} above the floor':
    '{name}: {sizes} cm、{weight} kg。奥の壁から {along}、側面から {across}、床から {up}',
  'One back': '一つ戻る',
  'One on': '一つ進む',
  Pause: '一時停止',
  'Play the loading': '積み込みを再生',
  'Step {count} of {total}': '{total} 手順中 {count}',
  'Now: {name}, {along} from the end wall, {across} from the side, {up} above the floor.':
    '今: {name}。奥の壁から {along}、側面から {across}、床から {up}。',
  'Bins as id:weight_limit:d1xd2xd3 (or d1xd2), separated by commas':
    '入れ物を id:重さの上限:寸法1x寸法2x寸法3（または 寸法1x寸法2）の形で、コンマ区切り',
  'Items as id:constraints:weight:d1xd2xd3 (or d1xd2), separated by commas':
    '品物を id:向きの制限:重さ:寸法1x寸法2x寸法3（または 寸法1x寸法2）の形で、コンマ区切り',
  'The bin to fill; all of them when absent': '詰める入れ物。なければすべて',
} satisfies Dictionary
