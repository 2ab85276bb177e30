import { useMemo } from 'preact/hooks'
import type { SlicePageProps } from '../../../../console/src/pages.ts'
import { DocumentDrop } from './document-drop.tsx'
import { LanguageChoice } from './language-choice.tsx'
import { PairPull } from './pair-pull.tsx'
import { createTranslateClient } from './translate-client.ts'
import { useDocument } from './use-document.ts'
import { useNameLanguage } from './use-name-language.ts'
import { usePairPull } from './use-pair-pull.ts'
import { type Outcome, type Question, useTranslation } from './use-translation.ts'
import { FailureNotice } from '../../../../console/src/ui/failure-notice.tsx'
import { useSay } from '../../../../console/src/words/say.ts'

/** A text and its translation side by side, with the engine that made it. */
export default function Translate({ apiKey }: SlicePageProps) {
  const say = useSay()
  const client = useMemo(() => createTranslateClient(apiKey, location.origin), [apiKey])
  const pull = usePairPull(apiKey)
  const translation = useTranslation(client, pull.done)
  const { languages, question, outcome, failure, isTranslating, change, swap, translate } = translation
  const document = useDocument(client, question)
  return (
    <form
      class="page-section translation"
      aria-label={say('Translation')}
      onSubmit={(event) => {
        event.preventDefault()
        void translate()
      }}
    >
      <div class="page-row">
        <LanguageChoice
          label={say('From|a language')}
          value={question.source}
          none={say('Found out')}
          languages={languages?.sources ?? []}
          onChange={(source) => change({ source })}
        />
        <button type="button" class="quiet-button" onClick={swap}>
          {say('Swap')}
        </button>
        <LanguageChoice
          label={say('Into')}
          value={question.target}
          languages={languages?.targets ?? []}
          onChange={(target) => change({ target })}
        />
        <button type="submit" class="send" disabled={isTranslating || question.text.trim() === ''}>
          {isTranslating ? say('Translating…') : say('Translate')}
        </button>
      </div>
      <Sides question={question} outcome={outcome} onChange={(text) => change({ text })} />
      <div class="outcome" role="status">
        <FailureNotice sentence={failure} />
        {outcome && <Maker outcome={outcome} />}
      </div>
      <PairPull pull={pull} />
      <DocumentDrop state={document.state} target={question.target} onPick={(file) => void document.translate(file)} />
    </form>
  )
}

interface SidesProps {
  readonly question: Question
  readonly outcome: Outcome | undefined
  readonly onChange: (text: string) => void
}

function Sides({ question, outcome, onChange }: SidesProps) {
  const say = useSay()
  return (
    <div class="translation-sides">
      <textarea
        aria-label={say('Text')}
        rows={10}
        dir="auto"
        lang={question.source.toLowerCase()}
        value={question.text}
        onInput={(event) => onChange(event.currentTarget.value)}
      />
      <output aria-label={say('Translation')} dir="auto" lang={question.target.toLowerCase()}>
        {outcome?.text}
      </output>
    </div>
  )
}

function Maker({ outcome: { engine, source: code, confidence, milliseconds } }: { readonly outcome: Outcome }) {
  const say = useSay()
  const source = useNameLanguage()(code, code)
  return (
    <>
      <p>{say('Translated from {source} by {engine} in {time} ms.', { source, engine, time: milliseconds })}</p>
      {confidence !== undefined && (
        <p class="notice">
          {say('Not sure of this: confidence {share} in 100. Read it with care.', {
            share: Math.round(confidence * 100),
          })}
        </p>
      )}
    </>
  )
}
