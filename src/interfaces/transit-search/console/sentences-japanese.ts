import type { Dictionary } from '../../../../console/src/words/say.ts'

/** The Japanese of what this wire says of questions that it cannot answer; the names in braces are filled in there. */
export default {
  'There is no station {name} in the timetable.': '時刻表に {name} という駅はありません。',
  'There is no station with the code {code}.': 'コード {code} の駅はありません。',
  'The timetable covers {range}; {date} lies outside of it.': '時刻表の期間は {range} です。{date} は期間外です。',
  'Nothing goes from {from} to {to} then.': 'その時刻に {from} から {to} へ行くものはありません。',
  'Nothing leaves {name} then.': 'その時刻に {name} を出るものはありません。',
  'Nothing stops at the station {name}, on any day of the timetable.':
    '時刻表のどの日にも、{name} 駅に止まるものはありません。',
  'No stop of the timetable lies within {distance} km of {name}.':
    '{name} から {distance} km 以内に、時刻表の駅はありません。',
  'No timetable has been imported yet: mainstay import gtfs FILE takes one in.':
    'まだ時刻表がありません。"mainstay import gtfs ファイル" で取り込めます。',
  'Part {number} of "{field}" is empty: "{text}".': '「{field}」の {number} 番目が空です: {text}',
} satisfies Dictionary
