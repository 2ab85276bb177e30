import { lookUp } from '../../libraries/json/look-up.ts'
import type { Skill } from '../../kernel/wire/interface/skill.ts'
import { normalizeText } from '../../libraries/text/normalize-text.ts'
import type { Summarizer } from './port.ts'

/** Summarises a Japanese text: 「この文章を3文で要約して: …」, "Summarise this in two sentences: …". */
export const skill: Skill<Summarizer> = {
  offer: { en: 'summarise a Japanese text', ja: '文章の要約' },
  example: {
    en: 'Summarise this in one sentence: 市は来年四月から給食費を無償にすると発表した。財源には基金が充てられる。議会には慎重な声もある。',
    ja: 'この文章を1文で要約して: 市は来年四月から給食費を無償にすると発表した。財源には基金が充てられる。議会には慎重な声もある。',
  },
  match({ text, language }) {
    const request = readRequest(text)
    if (!request) return undefined
    return {
      confidence: 0.96,
      async perform(engine, { signal }) {
        const summary = await engine.summarize(
          {
            text: request.text,
            separator: undefined,
            maxSentences: request.maxSentences,
            // The full stop of the last is added below; the others have their place between two sentences.
            maxCharacters: request.maxCharacters - 1,
          },
          signal,
        )
        if (summary.length === 0) return nothingFits[language]
        const isCounted = Number.isFinite(request.maxCharacters)
        return summary
          .map((sentence) => (/[\p{L}\p{N}]$/u.test(sentence) ? `${sentence}。` : sentence))
          .join(isCounted ? '' : '\n')
      },
    }
  },
}

const nothingFits = {
  en: 'No sentence of the text is that short; allow more characters.',
  ja: 'そこまで短い文がありません。文字数を増やしてください。',
}

/** Sentences of a summary unless a number is named. */
const usual = 2

const numbers: Readonly<Record<string, number>> = {
  one: 1,
  a: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  一: 1,
  二: 2,
  三: 3,
  四: 4,
  五: 5,
}

const requests = [
  /^(?:please )?(?:summari[sz]e|sum up)(?: (?:this|the following))?(?: (?:text|article|japanese text))?(?: in (\d{1,3}|one|a|two|three|four|five)(?: single)? (?:sentences?|lines?))? {0,3}[:：\n]/i,
  /^(?:この|次の|以下の)?(?:文章|文|記事|テキスト)を、?(?:([0-9０-９]{1,3}|[一二三四五])(?:文|行|つの文)で|([0-9０-９]{1,4})(?:文字|字)(?:以内|程度)?で)?、?(?:要約|まとめ)(?:して|してください|してほしい|て|てください|をお願いします|お願いします)?(?:ください)?[ 　]{0,3}[:：。\n]/,
  /^要約(?:して|してください|をお願いします)?(?:ください)?[ 　]{0,3}[:：。\n]/,
]

function readRequest(message: string) {
  for (const pattern of requests) {
    const found = pattern.exec(message)
    if (!found) continue
    const text = message.slice(found[0].length).trim()
    if (!/[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u.test(text)) return undefined
    const [sentences, characters] = [readNumber(found[1]), readNumber(found[2])]
    return {
      text,
      maxSentences: sentences ?? (characters === undefined ? usual : Infinity),
      maxCharacters: characters ?? Infinity,
    }
  }
  return undefined
}

function readNumber(written: string | undefined): number | undefined {
  if (written === undefined) return undefined
  const number = lookUp(numbers, written.toLowerCase()) ?? Number(normalizeText(written, 'NFKC'))
  return number > 0 ? number : undefined
}
