import { Fragment } from 'preact'

/** An address that a narrow place may break before a slash, rather than within a word. */
export function AddressText({ text }: { readonly text: string }) {
  return (
    <code>
      {text.split(/(?=\/)/).map((part, index) => (
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </code>
  )
}
