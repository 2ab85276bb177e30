import type { Dictionary } from '../../../../console/src/words/say.ts'

export default {
  'Gender of a name': '名前の性別',
  'Tells from a name, in any script, whether its bearer is a man or a woman, and how sure that is.':
    'どの文字の名前からでも、男性か女性かとその確かさを答えます。',
  'Tell the gender of a name, or of several': '名前（複数も可）の性別',
  'Tell the gender of a name that stands in the address, or of several': 'アドレスに書いた名前（複数も可）の性別',
  'Tell the gender of the name in a mail address': 'メールアドレスの中の名前の性別',
  'Tell the gender of the name in a mail address that stands in the address':
    'アドレスに書いたメールアドレスの名前の性別',
  'Tell the gender of the name in a user name': 'ユーザー名の中の名前の性別',
  'Tell the gender of the name in a user name that stands in the address': 'アドレスに書いたユーザー名の名前の性別',
  'Tell the genders of several names, each with its country': '国を添えた複数の名前の性別',
  'Tell the genders of the names in several mail addresses': '複数のメールアドレスの名前の性別',
  'Tell the genders of the names in several user names': '複数のユーザー名の名前の性別',
  Names: '名前',
  'A name, in any script': '名前（どの文字でも）',
  'Tell the gender': '性別を調べる',
  'Each look takes {count} names of the day’s allowance: one for each country.':
    '一回につき今日の割当から {count} 件を使います（国ごとに一件）。',
  'There is no answer to this name.': 'この名前への返答がありません。',
  'By country': '国ごと',
  'not known': '不明',
  male: '男性',
  female: '女性',
} satisfies Dictionary
