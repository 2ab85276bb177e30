/** Source texts by title, with what the indices are about in them; page ids count from 1 in this order. */
export const indexedPages: Readonly<Record<string, string>> = {
  'Main Page': 'See [[Sea]], [[:Category:Water]] and [[Ocean]].',
  Sea: "The '''sea''' is deep. It is salty.\n\n[[File:Sea.jpg|thumb|The [[sky]]]]\n== Tides ==\n* High\n* Low {{Box}}\n[[Category:Water|*]] [[Category:Nature]] [[de:Meer]] https://sea.example/a.",
  Ocean: '#REDIRECT [[Sea#Tides]]',
  'Salt lake': '{{Box|1}} {{DEFAULTSORT:lake, salt}} A lake. __NOTOC__ [[Category:Water]] [[Sea]]',
  Apple: 'Fruit. [[Category:Nature]]',
  'Apple tree': 'A tree.',
  'Apple, dried': 'A fruit.',
  'Category:Water': '__HIDDENCAT__ [[Category:Nature]]',
  'Category:Nature': 'All.',
  'Template:Box': '[[Sea]]',
  'Talk:Sea': 'Is [[Sea]] deep?',
  東京タワー: '東京タワーは東京都港区にある電波塔である。',
}
