import { useEffect, useMemo } from 'preact/hooks'
import { useSay } from '../../../../console/src/words/say.ts'
import { imageAnalysis } from '../contract.ts'

interface Props {
  readonly isLooking: boolean
  readonly onPick: (file: File) => void
}

/** Drawn for this page: each shows something else that is found. */
const drawings = [
  {
    name: 'An evening',
    svg: `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="320"><defs><linearGradient id="sky" x2="0" y2="1"><stop stop-color="#3b2a63"/><stop offset=".55" stop-color="#e2583e"/><stop offset="1" stop-color="#ffc56b"/></linearGradient></defs><rect width="480" height="320" fill="url(#sky)"/><circle cx="240" cy="205" r="42" fill="#ffe9a8"/><rect y="225" width="480" height="95" fill="#1d1b3a"/><path d="M0 225 90 150l80 75zM300 225l95-95 85 95z" fill="#2a2148"/><path d="M205 240h70M195 256h90M185 274h110" stroke="#ffc56b" stroke-width="5" opacity=".7"/></svg>`,
  },
  {
    name: 'A night',
    svg: `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="320"><rect width="480" height="320" fill="#0b1026"/><g fill="#fff"><circle cx="60" cy="50" r="2"/><circle cx="150" cy="90" r="1.5"/><circle cx="260" cy="40" r="2"/><circle cx="330" cy="110" r="1.5"/><circle cx="430" cy="70" r="2"/></g><circle cx="390" cy="70" r="26" fill="#f4f1d0"/><path d="M0 320V220h60v-60h70v80h50v-110h80v90h60v-60h70v80h40v-50h50v130z" fill="#1a2244"/><path d="M75 175h12v14H75zM100 200h12v14h-12zM200 150h12v14h-12zM225 180h12v14h-12zM200 215h12v14h-12zM340 190h12v14h-12zM365 220h12v14h-12z" fill="#ffd36b"/></svg>`,
  },
  { name: 'A meadow', svg: imageAnalysis.operations.analyze.example.body },
] as const

/** Pictures to begin with, for those who have none at hand. */
export function SamplePictures({ isLooking, onPick }: Props) {
  const say = useSay()
  const files = useMemo(
    () =>
      drawings.map(({ name, svg }) => {
        const file = new File([svg], `${name}.svg`, { type: 'image/svg+xml' })
        return { name, file, address: URL.createObjectURL(file) }
      }),
    [],
  )
  useEffect(() => () => files.forEach(({ address }) => URL.revokeObjectURL(address)), [files])
  return (
    <div class="picture-samples">
      <p class="soft">{say('Or try one of these:')}</p>
      <ul>
        {files.map(({ name, file, address }) => (
          <li key={name}>
            <button type="button" class="quiet-button" disabled={isLooking} onClick={() => onPick(file)}>
              <img src={address} alt="" />
              {say(name)}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
