import type { WireAnalysis } from './analysis-client.ts'
import type { LanguageCode } from '../../../../console/src/words/language.ts'
import { type Say, useWords } from '../../../../console/src/words/say.ts'
import { showCaption, showTag } from './say-picture.ts'

interface Props {
  readonly address: string
  readonly analysis: WireAnalysis | undefined
}

interface LabelledBox {
  readonly kind: 'face' | 'object'
  readonly label: string
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** The picture with a box around each face and object. */
export function BoxedPicture({ address, analysis }: Props) {
  const { say, language } = useWords()
  const { width = 0, height = 0 } = analysis?.metadata ?? {}
  const caption = analysis?.description?.captions[0]?.text
  return (
    <figure class="picture-frame">
      <img
        src={address}
        alt={caption === undefined ? say('The picture that was chosen') : showCaption(caption, language).text}
      />
      {analysis && width > 0 && (
        <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
          {listBoxes(analysis, say, language).map((box) => (
            <Box
              key={`${box.kind} ${box.left} ${box.top} ${box.label}`}
              box={box}
              unit={Math.max(width, height) / 100}
            />
          ))}
        </svg>
      )}
    </figure>
  )
}

function Box({ box, unit }: { readonly box: LabelledBox; readonly unit: number }) {
  const { kind, label, left, top, width, height } = box
  // Faces lie within persons: the labels of the one stand above their boxes, those of the other at the foot of theirs.
  const above = top > 3 * unit ? top - 0.8 * unit : top + 3 * unit
  const baseline = kind === 'face' ? above : top + height - unit
  return (
    <g class={`picture-${kind}`}>
      <rect x={left} y={top} width={width} height={height} stroke-width={0.4 * unit} />
      <text x={left + 0.5 * unit} y={baseline} font-size={2.6 * unit} stroke-width={0.6 * unit}>
        {label}
      </text>
    </g>
  )
}

function listBoxes(
  { faces = [], objects = [], categories = [] }: WireAnalysis,
  say: Say,
  language: LanguageCode,
): readonly LabelledBox[] {
  const known = categories.flatMap(({ detail }) => detail?.celebrities ?? [])
  return [
    ...objects.map(({ object, confidence, rectangle: { x, y, w, h } }) => ({
      kind: 'object' as const,
      label: `${showTag(object, language).text} ${toPercent(confidence)}`,
      left: x,
      top: y,
      width: w,
      height: h,
    })),
    ...faces.map(({ age, gender, faceRectangle }) => {
      const name = known.find((each) => each.faceRectangle.left === faceRectangle.left)?.name
      const words = [
        name,
        gender && say(`${gender}|of a face`),
        age === undefined ? undefined : say('about {age}', { age }),
      ]
      return { kind: 'face' as const, label: words.filter(Boolean).join(', ') || say('face'), ...faceRectangle }
    }),
  ]
}

/** As people read confidences. */
export function toPercent(confidence: number): string {
  return `${Math.round(100 * confidence)} %`
}
