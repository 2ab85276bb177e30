import type { Dictionary } from '../../../../console/src/words/say.ts'

export default {
  'Position of an IP address': 'IP アドレスの位置',
  'Where an IPv4 or IPv6 address is: coordinates, city, region, country and time zone.':
    'IPv4・IPv6 アドレスの場所。座標、都市、地域、国、時間帯。',
  'Look an address up': 'アドレスを調べる',
  'Look up the address that asks': '呼び出し元のアドレスを調べる',
  'Look many addresses up': '多くのアドレスを調べる',
  'One field of an address, as text': 'アドレスの一項目を文字で',
  Map: '地図',
  Positions: '位置',
  Addresses: 'アドレス',
  Locate: '調べる',
  'Map: {list}': '地図: {list}',
  Address: 'アドレス',
  Place: '場所',
  'Time zone': '時間帯',
  Coordinates: '座標',
  'Show it from nearby': '近くから見る',
  'Nowhere: a private or reserved address': 'どこでもありません（私用・予約済みのアドレス）',
  'Not known': '不明',
  'An IPv4 or IPv6 address': 'IPv4 か IPv6 のアドレス',
  '1: those of which nothing is known are left out': '1 なら、何も分からないものを除く',
  'An address, or an address and a field: 8.8.8.8/city': 'アドレス、またはアドレスと項目: 8.8.8.8/city',
  'One of ip, hostname, city, region, country, loc, org, postal, timezone':
    'ip、hostname、city、region、country、loc、org、postal、timezone のどれか',
} satisfies Dictionary
