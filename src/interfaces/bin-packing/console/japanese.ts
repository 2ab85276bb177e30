import type { Dictionary } from '../../../../console/src/words/say.ts'

export default {
  'Bin packing': '箱詰め',
  'Places items in bins so that nothing overlaps: boxes in containers, or sheets on a plate.':
    '荷物を重ならないように詰めます。箱をコンテナへ、または板から部材を切り出します。',
  'Pack items into bins': '荷物を箱に詰める',
} satisfies Dictionary
