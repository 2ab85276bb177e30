import { useEffect, useState } from 'preact/hooks'
import { toSentence } from '../../../../console/src/page/use-answer.ts'
import { type ChatClient, listModels } from './chat-client.ts'

/** The models that may be asked for, the first of them until another is chosen. */
export function useModelChoice(client: ChatClient, onFailure: (sentence: string) => void) {
  const [models, setModels] = useState<readonly string[]>([])
  const [model, setModel] = useState('')
  useEffect(() => {
    listModels(client).then(
      (names) => {
        setModels(names)
        setModel((chosen) => chosen || (names[0] ?? ''))
      },
      (thrown: unknown) => onFailure(toSentence(thrown)),
    )
  }, [client])
  return { models, model, choose: setModel }
}
