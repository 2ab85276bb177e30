import type { Request, SentPicture, Skill } from '../../kernel/wire/interface/skill.ts'
import { formatAnalysis } from './assistant/format-analysis.ts'
import type { AnalysisRequest, ImageAnalyzer, PictureSource } from './port.ts'

/** Describes the pictures that are sent with a message: "What is in this picture?". */
export const skill: Skill<ImageAnalyzer> = {
  offer: { en: 'describe a picture', ja: '画像の説明' },
  example: { en: 'What is in this picture?', ja: 'この画像には何が写っていますか?' },
  match(request) {
    const { pictures = [], language } = request
    if (pictures.length === 0)
      return isAboutPicture(request) ? { confidence: 0.9, perform: async () => invite[language] } : undefined
    return {
      confidence: isAboutPicture(request) || request.text === '' ? 0.98 : 0.4,
      async perform(engine, { signal }) {
        const answers: string[] = []
        for (const picture of pictures) {
          answers.push(formatAnalysis[language](await engine.analyze(toSource(picture), wanted, { signal })))
        }
        return answers.map((answer, index) => (answers.length > 1 ? `${index + 1}. ${answer}` : answer)).join('\n')
      },
    }
  },
}

const wanted: AnalysisRequest = { features: new Set(['description', 'color']), maxCaptions: 1 }

const questions = {
  en: /\b(?:(?:this|the|these|my|attached) (?:picture|image|photo|photograph|drawing|screenshot)s?\b|what (?:is|are|do you see) (?:this|these|in here)|describe (?:it|this)\b|what do you see)/i,
  ja: /(?:この|その)?(?:画像|写真|絵|図|スクリーンショット)(?:に|は|を|の|には|で)|何が(?:写って|見え)|これは何/,
}

const isAboutPicture = ({ text, language }: Request) => questions[language].test(text)

const invite = {
  en: 'Send a picture with your message, as an "image_url" part with a data: address, and I will say what is in it.',
  ja: '画像をメッセージと一緒に(data: で始まる "image_url" として)送っていただければ、何が写っているかお答えします。',
}

function toSource(picture: SentPicture): PictureSource {
  return 'url' in picture ? picture : Buffer.from(picture.bytes)
}
