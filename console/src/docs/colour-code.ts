import { type Language, tokenize } from '../ui/tokenize.ts'

const languages: Readonly<Record<string, Language | undefined>> = {
  sh: 'shell',
  ts: 'typescript',
  tsx: 'typescript',
  js: 'typescript',
  json: 'json',
}

/** Colours blocks of code as the console does. What stands in an element of its own is left as it is. */
export function colourCode(): void {
  for (const block of document.querySelectorAll<HTMLElement>('pre.code[data-language]')) {
    const language = languages[block.dataset['language'] ?? '']
    const code = block.querySelector('code')
    if (language === undefined || code === null) continue
    // A list of its own: that of the element changes with it.
    const nodes = Array.from(code.childNodes)
    for (const node of nodes) if (node instanceof Text) node.replaceWith(...colour(node.data, language))
  }
}

function colour(text: string, language: Language): readonly (string | Node)[] {
  return tokenize(text, language).map(({ kind, text: run }) => {
    if (kind === 'plain') return run
    const element = document.createElement('span')
    element.className = `token-${kind}`
    element.textContent = run
    return element
  })
}
