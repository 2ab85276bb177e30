import type { SampleNote } from './sample-note.ts'

export const japaneseNotes: readonly SampleNote[] = [
  {
    slug: 'hajimeni',
    title: 'はじめに(これは見本です)',
    date: '2024-01-07',
    likes: 15,
    tags: ['sample', 'はじめに'],
    markdown: `このアカウントのノートは、最初の起動のときに入る見本です。消したいときは \`mainstay samples remove\` を実行してください。次に起動しても戻りません。`,
  },
  {
    slug: 'asa',
    title: '朝の五分',
    date: '2024-01-12',
    likes: 24,
    tags: ['sample', '日記'],
    markdown: `目覚ましが鳴る五分前に起きると、その五分だけは自分のものになる。湯をわかし、窓を少し開け、まだ誰も使っていない空気を吸う。`,
  },
  {
    slug: 'saka',
    title: '坂の上のパン屋',
    date: '2024-01-18',
    likes: 41,
    tags: ['sample', '散歩'],
    markdown: `坂の上にパン屋ができた。登るあいだに迷い、着くころには決まっている。帰りは下りなので、考えなくてよい。`,
  },
  {
    slug: 'jisho',
    title: '辞書を引く音',
    date: '2024-01-25',
    likes: 18,
    tags: ['sample', 'ことば'],
    markdown: `紙の辞書には寄り道がある。「しずか」を引くつもりで「しずく」に足を止め、そのまま雨の話を一つ読んでしまう。`,
  },
  {
    slug: 'densha',
    title: '一本あとの電車',
    date: '2024-02-01',
    likes: 33,
    tags: ['sample', '日記'],
    markdown: `一本見送ると、ホームが急に広くなる。急いでいた人たちの分だけ、静けさが残っている。

次の電車は七分後。七分あれば、たいていのことは大したことではなくなる。`,
  },
  {
    slug: 'miso',
    title: '味噌をしこむ',
    date: '2024-02-08',
    likes: 29,
    tags: ['sample', '台所'],
    markdown: `- 大豆 一キロ
- 米こうじ 一キロ
- 塩 四百五十グラム

まぜて、つめて、忘れる。いちばん難しいのは三つ目である。`,
  },
  {
    slug: 'neko',
    title: '隣の猫の名前',
    date: '2024-02-14',
    likes: 52,
    tags: ['sample', '日記'],
    markdown: `隣の猫を、うちでは「課長」と呼んでいる。先日、飼い主さんが「部長」と呼ぶのを聞いた。昇進おめでとうございます。`,
  },
  {
    slug: 'kasa',
    title: '傘の忘れかた',
    date: '2024-02-20',
    likes: 11,
    tags: ['sample', '日記'],
    markdown: `傘は、雨がやんだ場所に置いてくるものらしい。だから私の傘は、いつも晴れた駅で暮らしている。`,
  },
  {
    slug: 'hon',
    title: '読みかけの本の棚',
    date: '2024-03-01',
    likes: 20,
    tags: ['sample', '読書'],
    markdown: `読みかけの本だけの棚を作った。どれも途中なのに、並べると一つの長い話に見えてくる。`,
  },
  {
    slug: 'yama',
    title: '低い山に登る',
    date: '2024-03-08',
    likes: 16,
    tags: ['sample', '散歩'],
    markdown: `標高百八十メートル。頂上からは自分の家の洗濯物が見える。**取りこむのを忘れていた。**`,
  },
  {
    slug: 'tegami',
    title: '切手を選ぶ',
    date: '2024-03-15',
    likes: 7,
    tags: ['sample', 'ことば'],
    markdown: `手紙を書く前に切手を選ぶ。切手が決まると、書くことも半分決まる。残りの半分は、封をしてから思いつく。`,
  },
  {
    slug: 'sakura',
    title: '桜のとなり',
    date: '2024-03-26',
    likes: 36,
    tags: ['sample', '散歩'],
    markdown: `みなが桜を見上げているあいだ、となりの木も葉を出していた。名札には「けやき」とあった。来年はきみを見に来る。`,
  },
]
