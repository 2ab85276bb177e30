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
  'ISO 3166-1 alpha-2 code of where the bearer is from, such as "IT"; it is answered as it was sent':
    'その人の国。"IT" など ISO 3166-1 の二文字。送ったとおりに返す',
  'Ask the language model of CHAT_ENGINE where the name leaves doubt; without one of your own nothing changes':
    '名前だけで決められないとき CHAT_ENGINE の言語モデルに尋ねる。自分のモデルがなければ何も変わらない',
  'Guess a gender even for what is no name of a person': '人名でないものでも性別を推測する',
  'The key, where no header has it': 'キー。ヘッダーにないとき',
  'A given name or a whole name, in any script and order; needed unless name[] is there':
    '名、または氏名。文字も順も自由。name[] がなければ必要',
  'Up to 100 names, in a form or the address; name[0], name[1] … too. The answer has a list then':
    '100 件までの名前。フォームかアドレスで。name[0]、name[1] … も可。答えは一覧になる',
  'An address; the name is read out of what stands before its @': 'メールアドレス。@ の前から名前を読み取る',
  'What somebody is called on a site, such as "maria_rossi84"': 'サイトでの名前。"maria_rossi84" など',
  'Up to 100 names': '100 件までの名前',
  'Up to 50 addresses': '50 件までのアドレス',
  'Up to 50 of them': '50 件まで',
} satisfies Dictionary
