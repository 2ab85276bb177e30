import { findSum } from '../../../../../capabilities/language-model/domain/arithmetic/find-sum.ts'
import { formatValue } from '../../../../../capabilities/language-model/domain/arithmetic/format-value.ts'
import type { ArithmeticFault } from '../../../../../capabilities/language-model/domain/arithmetic/value.ts'

const faults: Readonly<Record<ArithmeticFault, string>> = {
  'division by zero': 'ゼロでは割れないのです。ケーキを誰にも分けないのと同じで、答えがありません。',
  undefined: 'その計算には、ふつうの数の答えがないのです。',
  'too large': '数が大きすぎて、私には数えきれません。',
}

/** Words around a sum that ask for its value. */
const around =
  /^(?:ねえ|ねぇ|あの|えっと|じゃあ|では|ちなみに|ところで)+[、,\s]*|(?:一人|ひとり|1人)(?:あたり|当たり|分)?は?(?=いくら|何|$|[?])|(?:の?(?:計算|答え))?(?:を)?(?:わか|分か|でき|解け|知って)(?:る|ります|ますか|りますか|いますか|ている)[\s?]*$/gu

/** Units that an answer keeps where every number has them. */
const units = /[\d一二三四五六七八九十百千万](円|個|人|枚|本|冊|匹|歳|分|時間|キロ)/g

/** 「12かける8は？」, also one that goes on with a sum asked before. */
export function reckonSum(text: string, earlier: readonly string[]): string | undefined {
  const asked = text.replace(around, '').replaceAll(units, (whole, unit: string) => whole.slice(0, -unit.length))
  const sum = findSum({ text: asked, language: 'ja', earlier })
  if (!sum) return undefined
  const { result } = sum
  if (typeof result === 'string') return faults[result]
  const { text: value, isExact } = formatValue(result)
  const rounded = isExact ? value : value.replace(/(?<=\.\d\d)\d+$/, '')
  const [unit = ''] = [...text.matchAll(units)].map(([, name]) => name)
  return isExact ? `${value}${unit}です。` : `割り切れないのですが、およそ${rounded}${unit}です。`
}
