import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { JapaneseText, Token } from '../port.ts'

/** What every analysis of Japanese keeps, whoever makes it. */
export function describeJapaneseText(name: string, create: () => Promise<JapaneseText>): void {
  const tokenize = async (text: string): Promise<readonly Token[]> => (await (await create()).tokenize([text]))[0] ?? []

  describe(name, () => {
    test('knows words with their readings, forms and places', async () => {
      const tokens = await tokenize('彼女は駅で本を読んだ。')
      expect(
        tokens.map(({ surface, begin, partOfSpeech, reading }) => [begin, surface, partOfSpeech, reading]),
      ).toEqual([
        [0, '彼女', '名詞', 'カノジョ'],
        [2, 'は', '助詞', 'ハ'],
        [3, '駅', '名詞', 'エキ'],
        [4, 'で', '助詞', 'デ'],
        [5, '本', '名詞', 'ホン'],
        [6, 'を', '助詞', 'ヲ'],
        [7, '読ん', '動詞', 'ヨン'],
        [9, 'だ', '助動詞', 'ダ'],
        [10, '。', '記号', '。'],
      ])
      expect(tokens[6]).toMatchObject({
        baseForm: '読む',
        conjugationType: '五段・マ行',
        conjugationForm: '連用タ接続',
        isKnown: true,
      })
    })

    test('reads kana of half width and letters of full width, and gives them as they were written', async () => {
      const tokens = await tokenize('ﾃﾚﾋﾞでＣＭを見る')
      expect(tokens.map(({ surface, baseForm, begin }) => [surface, baseForm, begin])).toEqual([
        ['ﾃﾚﾋﾞ', 'テレビ', 0],
        ['で', 'で', 4],
        ['ＣＭ', 'CM', 5],
        ['を', 'を', 7],
        ['見る', '見る', 8],
      ])
    })

    test('tells what no dictionary has', async () => {
      const [word, , sign] = await tokenize('zzyzx は😀')
      expect(word).toMatchObject({ surface: 'zzyzx', partOfSpeech: '名詞', reading: '', isKnown: false })
      expect(sign).toMatchObject({ surface: '😀', begin: 7, partOfSpeech: '記号', isKnown: false })
    })

    test('answers each text for itself, an empty one too', async () => {
      const answers = await (await create()).tokenize(['', '犬', ' \n', '猫'])
      expect(answers.map((tokens) => tokens.map(({ surface }) => surface))).toEqual([[], ['犬'], [], ['猫']])
    })

    test('loses nothing but white space, in no text', async () => {
      const engine = await create()
      const piece = fc.constantFrom(
        '東京',
        'が',
        'ｶﾞ',
        '、',
        '。',
        'ABC',
        '１２',
        '㍿',
        '😀',
        '𠮷',
        'は\u3099',
        ' ',
        '\n',
        'ー',
      )
      await fc.assert(
        fc.asyncProperty(
          fc.array(piece).map((pieces) => pieces.join('')),
          async (text) => {
            const [tokens = []] = await engine.tokenize([text])
            let at = 0
            for (const { begin, surface } of tokens) {
              expect(text.slice(at, begin).trim()).toBe('')
              expect(text.slice(begin, begin + surface.length)).toBe(surface)
              at = begin + surface.length
            }
            expect(text.slice(at).trim()).toBe('')
          },
        ),
        { numRuns: 200 },
      )
    })

    test('takes a long text without a single full stop', async () => {
      const tokens = await tokenize('桜の花が咲き'.repeat(5_000))
      expect(tokens.at(-1)).toMatchObject({ surface: '咲き', begin: 29_998 })
    }, 60_000)
  })
}
