import type { Dictionary } from '../../../../console/src/words/say.ts'

export default {
  'Position of an IP address': 'IP アドレスの位置',
  'Where an IPv4 or IPv6 address is: coordinates, city, region, country and time zone.':
    'IPv4・IPv6 アドレスの場所。座標、都市、地域、国、時間帯。',
  'Look an address up': 'アドレスを調べる',
  'Look up the address that asks': '呼び出し元のアドレスを調べる',
  'Look many addresses up': '多くのアドレスを調べる',
  'One field of an address, as text': 'アドレスの一項目を文字で',
} satisfies Dictionary
