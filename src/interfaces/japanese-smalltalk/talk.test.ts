import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeTestApp, type TestApp } from '../../kernel/testing/open-test-app.ts'
import japaneseSmalltalk from './index.ts'

const key = 'the-key-of-this-test'

/** Servers that draw differently: what is expected holds whatever is drawn. */
let servers: TestApp[]
beforeAll(async () => {
  servers = await Promise.all(
    ['1', '2', '3'].map((seed) =>
      makeTestApp([japaneseSmalltalk], { MAINSTAY_DEV_KEY: key, JAPANESE_SMALLTALK_SEED: seed }),
    ),
  )
})
afterAll(async () => {
  await Promise.all(servers.map((server) => server.dispose()))
})

async function replyOf({ app }: TestApp, turns: readonly string[]): Promise<string> {
  const payload = { apikey: key, query: turns.join('\n') }
  const response = await app.server.inject({ method: 'POST', url: '/jp-ml/talk/v1/smalltalk', payload })
  return response.json().results[0].reply
}

const repliesTo = (...turns: readonly string[]) => Promise.all(servers.map((server) => replyOf(server, turns)))

describe('what was said is taken in', () => {
  test.each([
    ['where', ['旅行に行ってきました。', 'どちらへ行かれましたか。', '京都に行きました。'], /どこ|どちらへ/],
    ['with whom', ['映画を見てきました。', 'どなたと行かれましたか。', '友達と行きました。'], /どなた|誰と|お一人/],
    ['how it was', ['キャンプに行ってきた。最高だった！'], /いかがでした|どうでした/],
    ['what was asked before', ['ラーメンを食べた', '何を食べましたか。', '味噌ラーメンです'], /何を食べ|何を召し上が/],
  ] as const)('nobody is asked %s who has told it', async (_what, turns, question) => {
    for (const reply of await repliesTo(...turns)) expect(reply).not.toMatch(question)
  })

  test('what was told is said again, from us to them', async () => {
    for (const reply of await repliesTo('ついたての金具が外れました'))
      expect(reply).toContain('ついたての金具が外れたの')
    for (const reply of await repliesTo('うちの妻が、納屋で孫の椅子を直しております'))
      expect(reply).toContain('納屋でお孫さんの椅子を直しているの')
  })

  test('who speaks of themselves hears of themselves', async () => {
    for (const reply of await repliesTo('わたしも走りたくなりましたよ')) expect(reply).not.toMatch(/私|わたし/)
  })

  test('who is asked why says why', async () => {
    for (const reply of await repliesTo('京都に行く', '京都はいいですね。お寺も見られますか。', 'なんで？'))
      expect(reply).toMatch(/から|理由|そう思った|感じました/)
  })

  test('a yes after our question is an answer', async () => {
    for (const reply of await repliesTo('こんにちは', '猫はお好きですか。', 'うん、好き'))
      expect(reply).toMatch(/^(?:やはりお好き|いいですね。好きと)/)
  })

  test('nothing is evaded twice in the same words', async () => {
    for (const server of servers) {
      const turns: string[] = []
      for (const said of ['ぷよりん氷', 'ぷよりん氷', 'ぷよりん氷', 'ぷよりん氷']) {
        turns.push(said)
        turns.push(await replyOf(server, turns))
      }
      const replies = turns.filter((_, at) => at % 2 === 1)
      expect(new Set(replies).size).toBe(4)
    }
  })
})

describe('what it is asked to do', () => {
  test.each([
    ['英語を教えて', /日本語しか|言葉の勉強/],
    ['歌って', /歌|声/],
    ['明日の天気を教えてください', /天気|空が見えない|予報|役に立てず/],
    ['数学の問題を解いて', /解くのは苦手|先生役/],
    ['晩ご飯の献立を考えて', /いかがでしょう|鍋|一票|冷蔵庫|炒める/],
  ])('%s', async (said, expected) => {
    for (const reply of await repliesTo(said)) expect(reply).toMatch(expected)
  })
})

describe('however it is said', () => {
  test.each([
    ['めっちゃ腹減ったわ', /空腹|お腹|食べ|召し上/],
    ['もうあかんわ', /そんな気分|もうだめ/],
    ['推しのライブ外れた', /残念|縁のもの|次の機会|会場/],
    ['財布を落としてしまいました', /交番|最後|落ち着か|見つかる/],
    ['髪切ったのに誰も気づいてくれない', /寂しい|気づ/],
    ['夏と冬どっちが好き？', /[夏冬](?:に一票です|でしょうか。[夏冬]も|を推します)/],
  ])('%s', async (said, expected) => {
    for (const reply of await repliesTo(said)) expect(reply).toMatch(expected)
  })
})

describe('what kind of turn it is', () => {
  test.each([
    [
      'who names two things to do hears one of them',
      '魚を焼くか煮るか、どっちがいい？',
      /(?:焼く|煮る)ほう(?:に一票|でしょうか|を推し)/,
    ],
    ['who asks whether we know is told', '隣町に水族館ができたの知ってる？', /初めて聞|知りません|初耳|初めて知/],
    [
      'who is forgotten has forgotten nothing',
      '友達に約束を忘れられた',
      /寂しい|覚えていてほしい|心配と腹立ち|がっかり/,
    ],
    [
      'who thinks little of themselves is met with care',
      '自分には価値がないと思う',
      /値打ちは減りません|話してくださって/,
    ],
  ])('%s', async (_what, said, expected) => {
    for (const reply of await repliesTo(said)) expect(reply).toMatch(expected)
  })

  test.each([
    ['a trouble that is none is none', 'そのことはもう心配していません', /大変|困り|落ち着きません|気が重く/],
    [
      'who tells is not answered as one who asks',
      '昨日、庭でへびが脱皮してたの',
      /文字だけの身|思い当たらない|人の話でしか/,
    ],
    ['what ends in なんです tells', '明日、初めての登山なんです', /わけは知りません|訳までは|言われてみると不思議/],
    ['verbs keep their letters', '夜食の誘惑に勝てません', /勝てい/],
    ['regret is no joy', 'もっと早く寝ればよかったのに', /それはよかった|何よりです|すてきです/],
  ])('%s', async (_what, said, unexpected) => {
    for (const reply of await repliesTo(said)) expect(reply).not.toMatch(unexpected)
  })
})

describe('what happened decides, where no exchange is near', () => {
  test.each([
    [
      'who has made something',
      '孫の木馬を組み立てました',
      /お孫さんの木馬を組み立てたのです[ねか]。.*(?:お疲れさま|愛着)/,
    ],
    ['who is robbed', '自転車のかごに入れた帽子を取られた', /くやしい|ついていませんでした/],
    ['who cannot', '納屋の扉が重くて持ち上げられない', /もどかしい|困りましたね/],
    ['who has decided', '来年は店を休むことにしました', /決断|考えて/],
    ['who speaks a dialect', '漬物石が重うて持てん', /漬物石が重くて持てないのです[ねか]/],
    ['who was chosen', '町内のリレーの選手にえらばれた', /おめでとう|すばらしい|お見事|すてき/],
    ['who asks for a tip', '何か肩こりにいい体操ってある？', /肩/],
    ['who asks what cannot be done', '新しい曲を作ったんだけど聴いてくれない？', /聞こえない|音|言葉/],
  ])('%s', async (_who, said, expected) => {
    for (const reply of await repliesTo(said)) expect(reply).toMatch(expected)
  })

  test('who asks for advice later in the talk gets it for what was spoken of', async () => {
    const turns = ['来週、友達の結婚式でスピーチをします', 'それは緊張しますね。', 'うん、そうなの', 'そうですか。']
    for (const reply of await repliesTo(...turns, '何かいい案ないかな')) expect(reply).toMatch(/思い出|ひと言|二人で/)
  })

  test.each(['サーカスを見に行った', 'ナチュラルな服が好き', '今日のテストやばかった', 'まあほんとに暑いね'])(
    'nothing rude is heard in: %s',
    async (said) => {
      for (const reply of await repliesTo(said)) expect(reply).not.toMatch(/強い言葉|穏やか|いらいら|きつい言葉|お詫び/)
    },
  )
})

describe('what can be reckoned is', () => {
  test.each([
    ['12かける8は？', /^96です。/],
    ['三百円のパンを二つと百五十円の牛乳を買ったらいくら？', /^合わせて750円です。/],
    ['千円出して380円のお弁当を買ったらおつりはいくら？', /^おつりは620円です。/],
    ['3000円を4人で割ると一人いくら？', /^750円です。/],
    ['りんごが20個あって5個食べたら残りは何個？', /^15個です。/],
    ['100割る7は？', /およそ14\.28です。/],
    ['5割る0は？', /ゼロでは割れない/],
    ['2027年12月24日は何曜日？', /^12月24日、金曜日です。$/],
    ['2026年12月1日から2026年12月25日までは何日？', /^12月1日から12月25日までは24日です。$/],
    ['2026年2月30日は何曜日ですか', /^その日付は暦にないようです。$/],
  ])('%s', async (asked, answer) => {
    for (const reply of await repliesTo(asked)) expect(reply).toMatch(answer)
  })

  test('a sum goes on with the one before', async () => {
    for (const reply of await repliesTo('12足す30は？', '42です。', 'それに5を足すと？'))
      expect(reply).toMatch(/^47です。/)
  })

  test.each(['100点取ったよ', 'あと3日で退院です', '3時に会議があります'])('%s asks for none', async (said) => {
    for (const reply of await repliesTo(said)) expect(reply).not.toMatch(/^(?:合わせて|\d+\D{0,2}です。)/)
  })
})

describe('whom it is about, and what is asked for', () => {
  test.each([
    ['a patient who goes home', '受け持ちの患者さんが今日退院されました', /支えて|よかったと思え/],
    ['a friend in a home', '友人がグループホームに入りました', /環境が変わる|時々顔/],
    [
      'parents are named as others name them',
      '国の母に電話したら、泣いてしまいました',
      /お母さま|声を聞く|久しぶりの声|つながって/,
    ],
    ['a story', '寝る前に何か短い話を聞かせて', /おしまい|おやすみなさい|羊|ねずみ/],
    ['a dish', '今夜の献立どうしよう', /いかがでしょう|一票|味噌汁/],
    ['a town', 'らいげつ京都へ行きたいです。どこがいいですか?', /清水寺|東山/],
    ['a particle', '「は」と「が」の違いを教えてください', /「が」は誰が/],
    ['a fact', '富士山の高さってどのくらい？', /三千七百七十六/],
    ['two things and no question', '秋だから栗かさつまいもか', /栗|さつまいも/],
    ['a reply that missed', 'さっきの返事、ちょっとずれてたよ。でもまあいいや、おやすみ', /ずれた返事/],
    ['an idiom is not rude', '絵の具代が馬鹿にならない', /お財布|積もる/],
  ])('%s', async (_what, said, expected) => {
    for (const reply of await repliesTo(said)) expect(reply).toMatch(expected)
  })

  test.each([
    ['what others do tires nobody else', '隣の席の男子がずっと寝てる', /休んで|お疲れ/],
    ['a wish that others stop is no request', 'お父さんの洗濯物と一緒に洗わないでほしい', /できない|力はない/],
    ['a quotation ends no sentence', '先生に「頑張ってますね」と言われて泣いた', /先生に頑張っている/],
  ])('%s', async (_what, said, unexpected) => {
    for (const reply of await repliesTo(said)) expect(reply).not.toMatch(unexpected)
  })
})
