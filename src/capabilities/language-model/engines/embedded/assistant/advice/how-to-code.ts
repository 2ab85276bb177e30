import { answerFrom, type KnownAnswer } from '../known-answer.ts'

/** What is to be done: English words for it, Japanese ones, and how, in English and Japanese. */
const table: readonly (readonly [en: string, ja: string, saysEn: string, saysJa: string])[] = [
  [
    'cent(?:er|re) (?:a|the) div(?: in css| with css| horizontally and vertically| vertically)?',
    '(?:cssで)?divを(?:中央|真ん中)(?:に)?(?:寄せ|揃え|配置|置)?(?:する|く)?',
    'Give its parent `display: grid; place-items: center;` and a height. For the horizontal alone: `width: fit-content; margin-inline: auto;` on the div.',
    '親要素に `display: grid; place-items: center;` と高さを指定します。横だけなら、divに `width: fit-content; margin-inline: auto;` を指定します。',
  ],
  [
    'reverse a list in python',
    '(?:pythonで)?リストを逆(?:順)?にする',
    '`items[::-1]` gives a reversed copy; `items.reverse()` reverses the list itself.',
    '`items[::-1]` で逆順の複製、`items.reverse()` でリスト自体を逆順にできます。',
  ],
  ['reverse a string in python', '(?:pythonで)?文字列を逆(?:順)?にする', '`text[::-1]`.', '`text[::-1]` です。'],
  [
    'sort a list in python',
    '(?:pythonで)?リストを(?:並べ替え|ソート)(?:する|る)?',
    '`sorted(items)` gives a sorted copy; `items.sort()` sorts the list itself. `reverse=True` and `key=…` change the order.',
    '`sorted(items)` で並べ替えた複製、`items.sort()` でリスト自体を並べ替えます。`reverse=True` や `key=…` で順序を変えられます。',
  ],
  [
    'read a (?:text )?file in python',
    '(?:pythonで)?ファイルを読(?:む|み込む)',
    '`with open("name.txt", encoding="utf-8") as file: text = file.read()`',
    '`with open("name.txt", encoding="utf-8") as file: text = file.read()` です。',
  ],
  [
    'undo (?:my |the )?last (?:git )?commit(?: in git)?',
    '(?:gitで)?(?:直前|最後)の(?:git)?コミットを(?:取り消す|元に戻す)',
    '`git reset --soft HEAD~1` takes it back and keeps the changes. If it is pushed already, `git revert HEAD` makes a commit that undoes it.',
    '`git reset --soft HEAD~1` で、変更を残したまま取り消せます。push済みなら `git revert HEAD` で打ち消すコミットを作ります。',
  ],
  [
    'create (?:a |a new )?(?:git )?branch(?: in git)?',
    '(?:gitで)?(?:新しい)?ブランチを(?:作る|作成する)',
    '`git switch -c NAME` makes a branch and goes to it.',
    '`git switch -c 名前` で作成して移動します。',
  ],
  [
    'delete (?:a |the )?(?:local )?(?:git )?branch(?: in git)?',
    '(?:gitで)?ブランチを(?:消す|削除する)',
    '`git branch -d NAME`; on the remote `git push origin --delete NAME`.',
    '`git branch -d 名前`、リモートは `git push origin --delete 名前` です。',
  ],
  [
    'discard (?:my |the )?(?:local |uncommitted )?changes(?: in git)?',
    '(?:gitで)?変更を(?:破棄する|捨てる)',
    '`git restore .` discards what is not staged; it cannot be brought back.',
    '`git restore .` で未ステージの変更を破棄します。元には戻せません。',
  ],
  [
    'remove duplicates from (?:a list in python|a python list)',
    '(?:pythonで)?リストの重複を(?:なくす|削除する|取り除く)',
    '`list(dict.fromkeys(items))` keeps the order.',
    '`list(dict.fromkeys(items))` で、順序を保ったまま重複を除けます。',
  ],
  [
    'remove duplicates from an array(?: in javascript)?',
    '(?:javascriptで)?配列の重複を(?:なくす|削除する|取り除く)',
    '`[...new Set(items)]`.',
    '`[...new Set(items)]` です。',
  ],
  [
    'find (?:a |large )?files?(?: by name)?(?: in| on) linux',
    '(?:linuxで)?ファイルを(?:探す|検索する)',
    '`find . -name "PATTERN"`.',
    '`find . -name "パターン"` です。',
  ],
  [
    '(?:exit|quit|close|get out of) (?:vim|vi)',
    '(?:vimを|viを)(?:終了する|閉じる|抜ける)',
    'Press Esc, then type `:wq` to save and quit, or `:q!` to quit without saving.',
    'Escを押し、保存して終了は `:wq`、保存せずに終了は `:q!` です。',
  ],
  [
    'make text bold in (?:html|css)',
    '(?:htmlで|cssで)文字を太字にする',
    '`<strong>text</strong>` in HTML, `font-weight: bold` in CSS.',
    'HTMLでは `<strong>文字</strong>`、CSSでは `font-weight: bold` です。',
  ],
]

const start =
  '(?:please )?(?:how (?:do|can|should|would|to) ?(?:i|you|we|one)? ?|(?:show|tell) me how to |what is the (?:best )?way to )'
const end = '(?:に)?(?:方法|には|やり方)?(?:は|を|って)?(?:どうすれば|どうやって|どうしたら)?.{0,14}'

const answers = table.map(([en, ja, saysEn, saysJa]): KnownAnswer => ({
  asks: { en: new RegExp(`^${start}(?:${en})$`, 'i'), ja: new RegExp(`^(?:${ja})${end}$`, 'iu') },
  says: { en: saysEn, ja: saysJa },
}))

/** Small tasks of programming that people ask for every day. */
export const howToCode = answerFrom(answers, 0.92)
