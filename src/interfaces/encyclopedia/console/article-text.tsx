import { Fragment, type ComponentChildren, h } from 'preact'
import { useWords, type Words } from '../../../../console/src/words/say.ts'
import { readAddress } from './article-address.ts'

interface Props {
  readonly content: Element
  readonly onOpen: (language: string, title: string) => void
}

type Drawing = Pick<Props, 'onOpen'> & Pick<Words, 'say' | 'language'>

/** What an article is drawn from; of anything else only the text is taken. */
const elements = new Set(
  'p h2 h3 h4 h5 h6 ul ol li dl dt dd table caption thead tbody tfoot tr th td b strong i em sup sub code pre blockquote br hr nav'.split(
    ' ',
  ),
)

/** Elements without an end, and without children. */
const empty = new Set(['br', 'hr'])

/** The article's own elements drawn anew, by a list of those that are known; its links open articles here. */
export function ArticleText({ content, onOpen }: Props) {
  const { say, language } = useWords()
  return <div class="article-text">{drawChildren(content, { onOpen, say, language })}</div>
}

function drawChildren(element: Element, drawing: Drawing): ComponentChildren {
  return [...element.childNodes].map((node, index) => (
    <Fragment key={index}>
      {node instanceof Element
        ? draw(node, drawing)
        : node.nodeType === Node.TEXT_NODE
          ? drawText(node, drawing)
          : null}
    </Fragment>
  ))
}

/** The server's own words around an article are English, and marked so; the article's are as they are. */
function drawText(node: ChildNode, { say, language }: Drawing): string {
  const text = node.textContent ?? ''
  const isOwn = node.parentElement?.matches('p.note[lang="en"], footer span[lang="en"]') === true
  if (!isOwn || language === 'en' || text.trim() === '') return text
  return text.trim() === '.' ? '。' : say(text.trim())
}

function draw(element: Element, drawing: Drawing): ComponentChildren {
  const name = element.localName
  if (name === 'script' || name === 'style') return null
  if (name === 'a') return drawLink(element, drawing)
  if (empty.has(name)) return h(name, {})
  const children = drawChildren(element, drawing)
  if (name === 'table') return <div class="article-table">{h(name, {}, children)}</div>
  if (!elements.has(name)) return children
  const { id } = element
  const spans = ['colspan', 'rowspan'].flatMap((each) => {
    const value = element.getAttribute(each)
    return value === null ? [] : [[each, value] as const]
  })
  // An id of an article must not be one of the console's.
  return h(name, { ...(id !== '' && { id: `article-${id}` }), ...Object.fromEntries(spans) }, children)
}

function drawLink(element: Element, drawing: Drawing): ComponentChildren {
  const href = element.getAttribute('href') ?? ''
  const children = drawChildren(element, drawing)
  if (href.startsWith('#')) {
    const show = (event: Event) => {
      event.preventDefault()
      document.getElementById(`article-${decodeURIComponent(href.slice(1))}`)?.scrollIntoView()
    }
    return (
      <a href="#/encyclopedia/article" onClick={show}>
        {children}
      </a>
    )
  }
  const target = readAddress(href, location.origin)
  if (!target) return /^https?:/.test(href) ? drawForeign(href, children) : children
  const open = (event: Event) => {
    event.preventDefault()
    drawing.onOpen(target.language, target.title)
  }
  return (
    <a href={href} class={element.classList.contains('missing') ? 'article-missing' : undefined} onClick={open}>
      {children}
    </a>
  )
}

function drawForeign(href: string, children: ComponentChildren): ComponentChildren {
  return (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  )
}
