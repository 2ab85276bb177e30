import type { Catalogue } from '../catalogue.ts'
import { LabelledChoice } from '../form/labelled-choice.tsx'
import { useSay } from '../words/say.ts'

interface Props {
  readonly catalogue: Catalogue
  /** An interface's id; empty for all of them. */
  readonly value: string
  readonly takesAll?: boolean
  readonly onChange: (interfaceId: string) => void
}

/** One of the interfaces, or all of them. */
export function InterfaceChoice({ catalogue, value, takesAll = false, onChange }: Props) {
  const say = useSay()
  const choices = catalogue.map(({ contract }) => [contract.id, say(contract.title)] as const)
  return (
    <LabelledChoice
      label={say('Interface')}
      value={value}
      choices={takesAll ? [['', say('All interfaces')], ...choices] : choices}
      onChange={onChange}
    />
  )
}
