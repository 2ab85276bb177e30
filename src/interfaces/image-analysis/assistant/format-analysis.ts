import type { AssistantLanguage } from '../../../kernel/wire/interface/skill.ts'
import type { Analysis } from '../port.ts'

/** Tags that a description lists. */
const maxTags = 6

/** How sure a caption has to be to be given without doubt. */
const sure = 0.5

/** What was found in a picture, in sentences; doubtful things are marked as such. Captions and tags are English words. */
export const formatAnalysis: Readonly<Record<AssistantLanguage, (analysis: Analysis) => string>> = {
  en(analysis) {
    const { caption, isSure, tags, colors } = summarize(analysis)
    const first = isSure
      ? `The picture shows ${caption}.`
      : `I cannot tell for sure what the picture shows; it looks like ${caption}.`
    return [first, tags && `I see: ${tags}.`, colors && `Its main colours: ${colors}.`].filter(Boolean).join(' ')
  },
  ja(analysis) {
    const { caption, isSure, tags, colors } = summarize(analysis)
    const first = isSure
      ? `画像の内容(英語): ${caption}。`
      : `何の画像かはっきりとは言えません。見た目(英語): ${caption}。`
    return [first, tags && `見えるもの: ${tags}。`, colors && `主な色: ${colors}。`].filter(Boolean).join('')
  },
}

function summarize({ captions = [], tags = [], color }: Analysis) {
  const [{ text: caption, confidence } = { text: 'nothing that I know', confidence: 0 }] = captions
  return {
    caption,
    isSure: confidence >= sure,
    tags: tags
      .slice(0, maxTags)
      .map(({ name }) => name)
      .join(', '),
    colors: color?.dominant.map((name) => name.toLowerCase()).join(', '),
  }
}
