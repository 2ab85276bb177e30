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
  '{name} stands twice in a row; a journey goes from one place to another.':
    '{name} が続けて二度あります。別の場所を選んでください。',
  '"viaList" names one place; a journey needs a departure and an arrival.': '出発と行き先の両方が必要です。',
  '"from", "via" and "to" name {count} places; at most {limit} are searched at once.':
    '場所が {count} か所あります。一度に探せるのは {limit} か所までです。',
  'Nothing goes there later.': 'その後に行く便はありません。',
  'Nothing goes there earlier.': 'その前に行く便はありません。',
  'The train leaves before one can be there, or nothing goes on from where it comes to.':
    'その列車には間に合わないか、その先へ行く便がありません。',
  'The train {train} of {date} is not in the timetable any more, or runs otherwise.':
    '{date} の列車 {train} は時刻表にないか、変わりました。',
  'The train {train} of {date} is cancelled.': '{date} の列車 {train} は運休です。',
  'The course is of the timetables {version}, which are {now} now; checkEngineVersion=false takes it nonetheless.':
    'この経路は時刻表 {version} のもので、今は {now} です。',
  'No feed says which stops and vehicles wheelchairs can use; wheelchair=possible takes all that are not said to be out of reach.':
    'どの時刻表にも、車いすで使える駅や車両が書かれていません。',
  '{path} {reason}; "mainstay transit refresh" makes it anew.':
    '{path} {reason}。"mainstay transit refresh" で作り直せます。',

  // What an import leaves out, and why.
  '{feed}, {file} line {line}: {fault}; the row is left out.':
    '{feed} の {file}、{line} 行目: {fault}。この行は除きました。',
  '{feed}, {file} line {line}, {field}: {fault}; the row is left out.':
    '{feed} の {file}、{line} 行目、{field}: {fault}。この行は除きました。',
  '{feed}, {file} line {line}, {field}: {time} lies before {other}, the time before it, and is taken for that.':
    '{feed} の {file}、{line} 行目、{field}: {time} が前の時刻 {other} より早いので、それと同じとみなしました。',
  'it is empty': '空です',
  '"{text}" stands there already': '「{text}」がもうあります',
  '"{text}" is no kind of GTFS': '「{text}」は GTFS の種類ではありません',
  '"{text}" is no type of GTFS': '「{text}」は GTFS の種類ではありません',
  '"{text}" is no type': '「{text}」は種類ではありません',
  '"{text}" is no number': '「{text}」は数ではありません',
  '"{text}" is no whole number': '「{text}」は整数ではありません',
  '"{text}" is no price': '「{text}」は運賃ではありません',
  '"{text}" is no time such as 25:10:00': '「{text}」は 25:10:00 のような時刻ではありません',
  '"{text}" is no date such as 20261122': '「{text}」は 20261122 のような日付ではありません',
  '"{text}" is no coordinate in degrees': '「{text}」は度の座標ではありません',
  '"{text}" is neither 1 nor 2': '「{text}」は 1 でも 2 でもありません',
  'there is no such id: "{text}"': 'その id はありません: 「{text}」',
  'there is no trip "{text}"': '便「{text}」はありません',
  'there is no stop "{text}"': '駅「{text}」はありません',
  'there is no route "{text}"': '路線「{text}」はありません',
  'there is no service "{text}"': '運行日「{text}」はありません',
  'there is no agency "{text}"': '会社「{text}」はありません',
  'there is no fare "{text}"': '運賃「{text}」はありません',
  'there is no product "{text}"': '券種「{text}」はありません',
  'it lies before arrival_time': 'arrival_time より前です',
  'it lies before start_date': 'start_date より前です',
  'it lies before start_time, or one of them is empty': 'start_time より前か、どちらかが空です',
  'it is longer than {count} characters': '{count} 文字を超えています',
  'a headway is at least one second': '間隔は 1 秒以上です',
  '{count} stops lie in one place before it': '同じ場所にもう {count} か所の駅があります',
} satisfies Dictionary
